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
  const maxCount = 50;
  const maxLength = 500_000;
  const maxTextLength = 50_000;
  const find = (selector: string): readonly Element[] => {
    const { querySelectorAll } = Document.prototype as {
      readonly querySelectorAll: (selector: string) => Iterable<Element>;
    };
    return [...Reflect.apply(querySelectorAll, document, [selector])];
  };
  const jsonLd = find('script[type^="application/ld+json" i]')
    .slice(0, maxCount)
    .map((script) => script.textContent)
    .filter((script) => script.length <= maxLength);
  const microdata = find('[itemscope][itemtype$="/JobPosting"]')
    .slice(0, maxCount)
    .map((element): string => Reflect.get(Element.prototype, 'outerHTML', element))
    .filter((html) => html.length <= maxLength);
  const [main] = [...find('main, [role=main]'), ...find('article'), ...find('body')];
  // A field of a form can hide its text in the same way.
  const text: unknown = main instanceof HTMLElement ? main.innerText : '';
  return { jsonLd, microdata, text: typeof text === 'string' ? text.slice(0, maxTextLength) : '' };
}
