/** What a page says about itself. None of it is trusted. */
export interface PageContent {
  /** The texts of its JSON-LD scripts. */
  readonly jsonLd: readonly string[];
  /** The HTML of the JobPostings in its microdata. */
  readonly microdata: readonly string[];
  /** The visible text of its main part, also in frames and shadow roots. */
  readonly text: string;
  /** The texts of its main headings. */
  readonly headings: readonly string[];
  /** The address that it was loaded at. Scripts of single-page applications change it without loading another page. */
  readonly loadedUrl: string;
  /** Its canonical link. */
  readonly canonicalLink: string | undefined;
  /** The addresses of its large frames of other origins, which extensions may not read. */
  readonly foreignFrames: readonly string[];
}

/**
 * Reads the page that it runs in, with its frames of the same origin and its open shadow roots. It is sent to the page
 * as source text, so it must not use anything outside of itself. A page can hide the properties of `document` and of
 * forms behind its elements (`<img name="querySelector">`), so they are taken from the prototypes.
 */
export function readPage(): PageContent {
  const maxElementCount = 50;
  const maxElementLength = 500_000;
  const maxTextLength = 50_000;
  const maxHeadingLength = 300;
  const maxRoots = 100;
  const minFrameSize = 200;

  const get = (prototype: object, name: string, target: object): unknown => Reflect.get(prototype, name, target);
  const call = (prototype: object, name: string, target: object, ...parameters: readonly unknown[]): unknown =>
    Reflect.apply(Reflect.get(prototype, name) as (...values: readonly unknown[]) => unknown, target, parameters);

  /** A document, or a shadow root. */
  interface Root {
    readonly node: Node;
    readonly prototype: object;
    /** The elements whose text is read. */
    readonly parts: readonly Element[];
  }
  const findIn = ({ node, prototype }: Omit<Root, 'parts'>, selector: string): readonly Element[] => [
    ...(call(prototype, 'querySelectorAll', node, selector) as Iterable<Element>),
  ];
  /** Returns the name of an HTML element; undefined for others, such as drawings, which have no `innerText`. */
  const getHtmlName = (element: Element): string | undefined =>
    get(Element.prototype, 'namespaceURI', element) === 'http://www.w3.org/1999/xhtml'
      ? (get(Element.prototype, 'localName', element) as string)
      : undefined;
  const readAttribute = (element: Element, name: string): string => {
    const value = call(Element.prototype, 'getAttribute', element, name);
    return typeof value === 'string' ? value : '';
  };
  const openDocument = (node: Node): Root => {
    const root = { node, prototype: Document.prototype };
    const selectors = ['main, [role=main]', 'article', 'body'];
    return { ...root, parts: selectors.flatMap((selector) => findIn(root, selector)).slice(0, 1) };
  };
  const openShadow = (host: Element, { parts }: Root): Root | undefined => {
    const node = get(Element.prototype, 'shadowRoot', host) as Node | null;
    if (node === null) return undefined;
    const isRead = parts.some((part) => call(Node.prototype, 'contains', part, host));
    const children = [...(get(DocumentFragment.prototype, 'children', node) as Iterable<Element>)];
    // `innerText` of an element that is never shown is its source text.
    const isShown = (element: Element): boolean => {
      const name = getHtmlName(element);
      return name !== undefined && !/^(?:style|script|template|noscript)$/.test(name);
    };
    return { node, prototype: DocumentFragment.prototype, parts: isRead ? children.filter(isShown) : [] };
  };
  const isLarge = (element: Element): boolean => {
    const { width, height } = call(Element.prototype, 'getBoundingClientRect', element) as DOMRect;
    return width >= minFrameSize && height >= minFrameSize;
  };

  const foreignFrames: string[] = [];
  const roots: Root[] = [openDocument(document)];
  // Roots are added while they are read.
  for (const root of roots) {
    for (const element of findIn(root, '*')) {
      if (roots.length >= maxRoots) break;
      const shadow = openShadow(element, root);
      if (shadow) roots.push(shadow);
      if (getHtmlName(element) !== 'iframe' || !isLarge(element)) continue;
      const content = get(HTMLIFrameElement.prototype, 'contentDocument', element) as Document | null;
      if (content) roots.push(openDocument(content));
      else foreignFrames.push(String(get(HTMLIFrameElement.prototype, 'src', element)));
    }
  }
  const findAll = (selector: string): readonly Element[] =>
    roots.flatMap((root) => findIn(root, selector)).slice(0, maxElementCount);

  const texts = roots
    .flatMap(({ parts }) => parts)
    .map((part) => get(HTMLElement.prototype, 'innerText', part) as string)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const [navigation] = performance.getEntriesByType('navigation');
  const [canonicalLink] = findIn({ node: document, prototype: Document.prototype }, 'link[rel=canonical i][href]');
  return {
    jsonLd: findAll('script[type*="application/ld+json" i]')
      .map((script) => script.textContent)
      .filter((script) => script.length <= maxElementLength),
    microdata: findAll('[itemscope][itemtype*="/JobPosting" i]')
      .map((element) => get(Element.prototype, 'outerHTML', element) as string)
      .filter((html) => html.length <= maxElementLength),
    text: texts.join('\n\n').slice(0, maxTextLength),
    headings: findAll('h1').map((heading) => heading.textContent.trim().slice(0, maxHeadingLength)),
    loadedUrl: navigation?.name ?? location.href,
    canonicalLink: canonicalLink && readAttribute(canonicalLink, 'href'),
    foreignFrames: foreignFrames.slice(0, maxElementCount),
  };
}
