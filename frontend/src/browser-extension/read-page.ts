/** What a page says about itself. None of it is trusted. */
export interface PageContent {
  /** The texts of its JSON-LD scripts. */
  readonly jsonLd: readonly string[];
  /** The HTML of the JobPostings in its microdata. */
  readonly microdata: readonly string[];
  /** The visible text of its main part. */
  readonly text: string;
}

/**
 * Reads the page that it runs in. It is sent to the page as source text, so it must not use anything outside of itself.
 * A page can hide the methods of `document` behind its elements (`<img name="querySelector">`), so they are taken from
 * the prototype.
 */
export function readPage(): PageContent {
  const maxElementCount = 50;
  const maxElementLength = 500_000;
  const maxTextLength = 50_000;
  const findElements = (selector: string): readonly Element[] => {
    const { querySelectorAll } = Document.prototype as {
      readonly querySelectorAll: (selector: string) => Iterable<Element>;
    };
    return [...Reflect.apply(querySelectorAll, document, [selector])];
  };
  const jsonLd = findElements('script[type^="application/ld+json" i]')
    .slice(0, maxElementCount)
    .map((script) => script.textContent)
    .filter((script) => script.length <= maxElementLength);
  const microdata = findElements('[itemscope][itemtype$="/JobPosting"]')
    .slice(0, maxElementCount)
    .map((element): string => Reflect.get(Element.prototype, 'outerHTML', element))
    .filter((html) => html.length <= maxElementLength);
  const [mainElement] = [...findElements('main, [role=main]'), ...findElements('article'), ...findElements('body')];
  // Not a text if the main part is a form that hides the property behind a field (`<input name="innerText">`).
  const text: unknown = mainElement instanceof HTMLElement ? mainElement.innerText : '';
  return { jsonLd, microdata, text: typeof text === 'string' ? text.slice(0, maxTextLength) : '' };
}
