// Without zod and without Node, because the browser extension loads it.

/** A JSON-LD object. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** The references of a document repeat its texts so often that reading it would cost much more than its size. */
export class RepeatedTextsError extends Error {
  override readonly name = 'RepeatedTextsError';
}

/** Keys that contain listed objects: graphs, lists, what a page is about, and the events of a series. */
const CONTAINER_KEYS = [
  ...['@graph', 'itemListElement', 'item', 'mainEntity', 'about', 'mainEntityOfPage', 'hasPart'],
  ...['event', 'events', 'subEvents'],
];

/** Keys of a page that contain what it is about: the inverse of `mainEntityOfPage`. */
const SUBJECT_KEYS = ['mainEntity', 'about'];

/**
 * The properties that describe an object where another one refers to it: a text, an organization, a place or an amount.
 * Others, such as the description of a company, are left out, because no reader needs them there.
 */
const DESCRIBING_KEYS = [
  ...['@id', '@type', '@value', 'name', 'legalName', 'url', 'contentUrl', 'logo'],
  ...['address', 'addressLocality', 'addressRegion', 'addressCountry'],
  ...['value', 'minValue', 'maxValue', 'unitText', 'unitCode', 'currency'],
];

/** How many times the size of the documents references may add to what is read. */
const MAX_REPETITION = 2;

/** References are replaced in properties up to this depth: a posting has a place, which has an address and a country. */
const MAX_DEPTH = 5;

/**
 * Finds the listed objects of some types in parsed documents, and replaces the references in their properties with the
 * objects that they refer to, wherever in the documents these are. An object that a page is about (`mainEntity`,
 * `about`) has the page as its `mainEntityOfPage`. Together, the objects contain at most three times the text of the
 * documents.
 * @throws {RepeatedTextsError}
 */
export function findNodes(
  documents: readonly unknown[],
  matchesType: (type: string) => boolean,
): readonly JsonLdNode[] {
  const listedNodes = collectNodes(documents);
  const references = new References(documents, MAX_REPETITION * measureSize(documents));
  const pages = findPagesOfSubjects(listedNodes);
  return listedNodes
    .filter((node) => !isReference(node) && getTypes(node).some(matchesType))
    .map((node) => {
      const page = pages.get(node) ?? pages.get(node['@id']);
      const pageOfNode = page && node.mainEntityOfPage === undefined && { mainEntityOfPage: getAddress(page) };
      return { ...references.resolveIn(node), ...pageOfNode };
    });
}

/** Returns the pages among objects by what they are about: an object, or its id. */
function findPagesOfSubjects(nodes: readonly JsonLdNode[]): ReadonlyMap<unknown, JsonLdNode> {
  const pages = nodes.filter((node) => getTypes(node).some((type) => /Page$/i.test(type)));
  return new Map(
    pages.flatMap((page) =>
      SUBJECT_KEYS.flatMap((key) => toArray(page[key]))
        .filter(isNode)
        .map((subject) => [isReference(subject) ? subject['@id'] : subject, page] as const),
    ),
  );
}

/** Returns the address of a page; without one, '' for the page that contains it. */
const getAddress = (page: JsonLdNode): string => toText(page.url) ?? toText(page['@id']) ?? '';

/** Replaces references, up to a total size of the objects that they are replaced with. */
class References {
  readonly #nodesById: ReadonlyMap<unknown, JsonLdNode>;
  /** The resolved objects by their depth. */
  readonly #resolvedNodes = Array.from({ length: MAX_DEPTH }, () => new Map<JsonLdNode, JsonLdNode>());
  readonly #sizes = new Map<JsonLdNode, number>();

  constructor(
    documents: readonly unknown[],
    private remainingSize: number,
  ) {
    this.#nodesById = findNodesWithId(documents);
  }

  /** Replaces the references in the properties of an object. */
  resolveIn(node: JsonLdNode): JsonLdNode {
    return this.#resolveProperties(node, 0);
  }

  #resolve(value: unknown, depth: number): unknown {
    if (depth >= MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((item) => this.#resolve(item, depth + 1));
    if (!isNode(value)) return value;
    return isReference(value) ? this.#resolveReference(value, depth) : this.#resolveNode(value, depth);
  }

  #resolveReference(reference: JsonLdNode, depth: number): JsonLdNode {
    const node = this.#nodesById.get(reference['@id']);
    if (!node) return reference;
    const description = Object.fromEntries(
      DESCRIBING_KEYS.filter((key) => Object.hasOwn(node, key)).map((key) => [key, node[key]]),
    );
    const size = this.#sizes.get(node) ?? measureSize([description]);
    this.#sizes.set(node, size);
    this.remainingSize -= size;
    if (this.remainingSize < 0) throw new RepeatedTextsError('references repeat the same texts too often');
    return this.#resolveProperties(description, depth);
  }

  #resolveNode(node: JsonLdNode, depth: number): JsonLdNode {
    const known = this.#resolvedNodes[depth]?.get(node);
    if (known) return known;
    const resolved = this.#resolveProperties(node, depth);
    this.#resolvedNodes[depth]?.set(node, resolved);
    return resolved;
  }

  #resolveProperties(node: JsonLdNode, depth: number): JsonLdNode {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, this.#resolve(value, depth + 1)]));
  }
}

/**
 * Returns every listed object once, without descending into properties. Iterative, because the depth is controlled by
 * the page.
 */
function collectNodes(documents: readonly unknown[]): readonly JsonLdNode[] {
  const nodes = new Set<JsonLdNode>();
  const stack = [...documents].reverse();
  while (stack.length > 0) {
    const value = stack.pop();
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) stack.push(value[index]);
    } else if (isNode(value) && !nodes.has(value)) {
      nodes.add(value);
      for (const key of CONTAINER_KEYS.toReversed()) if (Object.hasOwn(value, key)) stack.push(value[key]);
    }
  }
  return [...nodes];
}

/** Returns all objects that have an id; of several with the same, the one with the most properties. */
function findNodesWithId(documents: readonly unknown[]): ReadonlyMap<unknown, JsonLdNode> {
  const nodes = new Map<unknown, { readonly node: JsonLdNode; readonly keyCount: number }>();
  visitObjects(documents, (node) => {
    if (!isNode(node) || typeof node['@id'] !== 'string' || isReference(node)) return;
    const keyCount = Object.keys(node).length;
    if (keyCount > (nodes.get(node['@id'])?.keyCount ?? 0)) nodes.set(node['@id'], { node, keyCount });
  });
  return new Map([...nodes].map(([id, { node }]) => [id, node]));
}

/** Visits every object and list once, without recursion. */
function visitObjects(values: readonly unknown[], visit: (object: object) => void): void {
  const seenObjects = new Set<unknown>();
  const stack = [...values];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null || seenObjects.has(value)) continue;
    seenObjects.add(value);
    visit(value);
    for (const child of Object.values(value)) stack.push(child);
  }
}

/** Counts the characters of all texts, and each value as one more. An object that occurs again counts as a value. */
function measureSize(values: readonly unknown[]): number {
  let size = 0;
  const add = (value: unknown): void => {
    size += typeof value === 'string' ? value.length + 1 : 1;
  };
  values.forEach(add);
  visitObjects(values, (object) => Object.values(object).forEach(add));
  return size;
}

/** Returns true for an object that only names another one. */
const isReference = (node: JsonLdNode): boolean =>
  typeof node['@id'] === 'string' && Object.keys(node).every((key) => key === '@id' || key === '@type');

/** Returns true for an object that is not a list. */
export const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the short type names of an object: "JobPosting" for "https://schema.org/JobPosting". */
export const getTypes = (node: JsonLdNode): readonly string[] =>
  toArray(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.slice(Math.max(...['/', ':', '#'].map((mark) => type.lastIndexOf(mark))) + 1));

/** Any JSON-LD value may be a list. */
export const toArray = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Returns the text of a string, a number, an object's value or name (also of a company); of a list, its first item. */
export function toText(value: unknown): string | undefined {
  const [first] = toArray(value);
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return String(first);
  if (!isNode(first)) return undefined;
  const texts = [first['@value'], first.name, first.legalName].map((value) => toArray(value)[0]);
  return texts.find((text) => typeof text === 'string' && text !== '') as string | undefined;
}
