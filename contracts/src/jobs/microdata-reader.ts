// Without zod and without Node, because the browser extension loads it.

/** An item of microdata in the form of a JSON-LD object. Values are HTML, URLs or items. */
type Item = Readonly<Record<string, unknown>>;

interface OpenItem {
  readonly type: string;
  readonly properties: Map<string, unknown[]>;
}

interface OpenElement {
  readonly name: string;
  /** The item that the element is (`itemscope`). */
  readonly item: OpenItem | undefined;
  /** The item and its properties whose value is the content of the element, and where the content begins in `#html`. */
  readonly content:
    | { readonly owner: OpenItem; readonly propertyNames: readonly string[]; readonly start: number }
    | undefined;
}

/** Further items are ignored. */
const MAX_ITEMS = 1_000;
/** Deeper elements are ignored: no page needs them, and items are converted recursively. */
const MAX_DEPTH = 500;
/** The maximum depth of nested properties. Deeper ones are ignored, because each copies its content. */
const MAX_NESTED_PROPERTIES = 5;
/** An element can be the value of several properties. Further names are ignored. */
const MAX_PROPERTY_NAMES = 10;

const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Elements whose end tag may be missing before the next one of the same name. */
const AUTO_CLOSED_ELEMENTS = new Set('p li dt dd tr td th option'.split(' '));

/** The attributes with the value of a property, by element (HTML standard, section 5.2.4). */
const VALUE_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['meta', 'content'],
  ...['a', 'area', 'link'].map((name) => [name, 'href'] as const),
  ...['img', 'audio', 'embed', 'iframe', 'source', 'track', 'video'].map((name) => [name, 'src'] as const),
  ['object', 'data'],
  ['data', 'value'],
  ['meter', 'value'],
  ['time', 'datetime'],
]);

/**
 * Reads the microdata of a page (HTML standard, section 5) from its tags, however broken, in linear time. `itemref` is
 * not supported.
 */
export class MicrodataReader {
  readonly #topItems: OpenItem[] = [];
  readonly #openElements: OpenElement[] = [];
  readonly #openItems: OpenItem[] = [];
  /** How many elements of each name are open, so that no end tag without one searches for it. */
  readonly #openCounts = new Map<string, number>();
  /** The HTML inside of properties, without attributes. */
  readonly #html: string[] = [];
  #itemCount = 0;
  #openPropertyCount = 0;

  /** Reads a start tag. `name` and the names of attributes are lower case. */
  readonly onOpenTag = (name: string, attributes: ReadonlyMap<string, string>): void => {
    if (AUTO_CLOSED_ELEMENTS.has(name) && this.#openElements.at(-1)?.name === name) this.onCloseTag(name);
    if (this.#openPropertyCount > 0) this.#html.push(`<${name}>`);
    if (this.#openElements.length >= MAX_DEPTH) return;
    const owner = this.#openItems.at(-1);
    const propertyNames = (attributes.get('itemprop') ?? '')
      .split(/\s+/, MAX_PROPERTY_NAMES)
      .filter((text) => text !== '');
    const item = attributes.has('itemscope') ? this.#addItem(owner, propertyNames, attributes) : undefined;
    // Search engines read the attribute `content` not only of `meta`, but of every element.
    const value = attributes.get('content') ?? attributes.get(VALUE_ATTRIBUTES.get(name) ?? '');
    if (owner && !item && value !== undefined) addValue(owner, propertyNames, value);
    if (VOID_ELEMENTS.has(name)) return;
    const isContent = propertyNames.length > 0 && !item && value === undefined;
    const hasContent = owner !== undefined && isContent && this.#openPropertyCount < MAX_NESTED_PROPERTIES;
    this.#openElement({
      name,
      item,
      content: hasContent ? { owner, propertyNames, start: this.#html.length } : undefined,
    });
  };

  /** Reads an end tag. */
  readonly onCloseTag = (name: string): void => {
    if ((this.#openCounts.get(name) ?? 0) > 0)
      this.#closeElements(this.#openElements.findLastIndex((element) => element.name === name));
    if (this.#openPropertyCount > 0) this.#html.push(`</${name}>`);
  };

  /** Reads text, which is decoded. */
  readonly onText = (text: string): void => {
    if (this.#openPropertyCount > 0) this.#html.push(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  };

  /** Ends the page. Returns the items that are not properties of others. */
  end(): readonly Item[] {
    this.#closeElements(0);
    return this.#topItems.map(createItemConverter());
  }

  #openElement(element: OpenElement): void {
    const { name, item, content } = element;
    if (content) this.#openPropertyCount += 1;
    if (item) this.#openItems.push(item);
    this.#openCounts.set(name, (this.#openCounts.get(name) ?? 0) + 1);
    this.#openElements.push(element);
  }

  #addItem(
    owner: OpenItem | undefined,
    propertyNames: readonly string[],
    attributes: ReadonlyMap<string, string>,
  ): OpenItem | undefined {
    if (this.#itemCount >= MAX_ITEMS) return undefined;
    this.#itemCount += 1;
    const item: OpenItem = { type: attributes.get('itemtype') ?? '', properties: new Map() };
    if (owner && propertyNames.length > 0) addValue(owner, propertyNames, item);
    else this.#topItems.push(item);
    return item;
  }

  /** Closes the open elements from an index on; those without an end tag, too. */
  #closeElements(index: number): void {
    for (const { name, item, content } of this.#openElements.splice(index).reverse()) {
      this.#openCounts.set(name, (this.#openCounts.get(name) ?? 0) - 1);
      if (item) this.#openItems.pop();
      if (!content) continue;
      addValue(content.owner, content.propertyNames, this.#html.slice(content.start).join(''));
      this.#openPropertyCount -= 1;
      if (this.#openPropertyCount === 0) this.#html.length = 0;
    }
  }
}

function addValue({ properties }: OpenItem, propertyNames: readonly string[], value: unknown): void {
  for (const name of propertyNames) {
    const values = properties.get(name);
    if (values) values.push(value);
    else properties.set(name, [value]);
  }
}

/**
 * Creates a function that converts items; items within them have at most the depth of the elements. An item that is the
 * value of several properties is converted once: converting it for each of them would take time exponential in the depth.
 */
function createItemConverter(): (item: OpenItem) => Item {
  const convertedItems = new Map<OpenItem, Item>();
  const toValue = (value: unknown): unknown => (isOpenItem(value) ? convert(value) : value);
  const convert = (item: OpenItem): Item => {
    const known = convertedItems.get(item);
    if (known) return known;
    const properties = [...item.properties].map(
      ([name, values]) => [name, values.length === 1 ? toValue(values[0]) : values.map(toValue)] as const,
    );
    const converted = { ...Object.fromEntries(properties), '@type': item.type.trim().split(/\s+/) };
    convertedItems.set(item, converted);
    return converted;
  };
  return convert;
}

const isOpenItem = (value: unknown): value is OpenItem => typeof value === 'object' && value !== null;
