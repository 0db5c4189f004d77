// Without zod and without Node, because the browser extension loads it.

/** A JSON-LD object. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** The references of a document repeat its texts so often that reading it would cost much more than its size. */
export class RepeatedTextsError extends Error {
  override readonly name = 'RepeatedTextsError';
}

/** Keys that contain listed objects: graphs, lists, the main entity of a page, and the events of a series. */
const CONTAINER_KEYS = [
  ...['@graph', 'itemListElement', 'item', 'mainEntity', 'mainEntityOfPage', 'hasPart'],
  ...['event', 'events', 'subEvents'],
];

/**
 * The properties that describe an object where another one refers to it: a text, an organization, a place or an amount.
 * Others, such as the description of a company, are left out, because no reader needs them there.
 */
const DESCRIBING_KEYS = [
  ...['@id', '@type', '@value', 'name', 'url', 'contentUrl', 'logo'],
  ...['address', 'addressLocality', 'addressRegion', 'addressCountry'],
  ...['value', 'minValue', 'maxValue', 'unitText', 'unitCode', 'currency'],
];

/** How many times the size of the documents references may add to what is read. */
const MAX_REPETITION = 2;

/**
 * Finds the listed objects of some types in parsed documents, and replaces the references in their properties with the
 * objects that they refer to. Together, the objects contain at most three times the text of the documents.
 * @throws {RepeatedTextsError}
 */
export function findNodes(
  documents: readonly unknown[],
  matchesType: (type: string) => boolean,
): readonly JsonLdNode[] {
  const listedNodes = collectNodes(documents);
  const references = new References(listedNodes, MAX_REPETITION * measureSize(documents));
  return listedNodes.filter((node) => getTypes(node).some(matchesType)).map((node) => references.resolveIn(node));
}

/** Replaces references, up to a total size of the objects that they are replaced with. */
class References {
  readonly #nodesById: ReadonlyMap<unknown, JsonLdNode>;
  readonly #descriptions = new Map<JsonLdNode, { readonly value: JsonLdNode; readonly size: number }>();

  constructor(
    nodes: readonly JsonLdNode[],
    private remainingSize: number,
  ) {
    this.#nodesById = new Map(nodes.filter((node) => !isReference(node)).map((node) => [node['@id'], node]));
  }

  /** Replaces the references in the properties of an object. */
  resolveIn(node: JsonLdNode): JsonLdNode {
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map((item) => this.#resolve(item)) : this.#resolve(value),
      ]),
    );
  }

  #resolve(value: unknown): unknown {
    if (!isNode(value) || !isReference(value)) return value;
    const node = this.#nodesById.get(value['@id']);
    if (!node) return value;
    const description = this.#describe(node);
    this.remainingSize -= description.size;
    if (this.remainingSize < 0) throw new RepeatedTextsError('references repeat the same texts too often');
    return description.value;
  }

  #describe(node: JsonLdNode) {
    const known = this.#descriptions.get(node);
    if (known) return known;
    const value = Object.fromEntries(
      DESCRIBING_KEYS.filter((key) => Object.hasOwn(node, key)).map((key) => [key, node[key]]),
    );
    const description = { value, size: measureSize([value]) };
    this.#descriptions.set(node, description);
    return description;
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

/** Counts the characters of all texts, and each value as one more. */
function measureSize(values: readonly unknown[]): number {
  const seenObjects = new Set<unknown>();
  const stack = [...values];
  let size = 0;
  while (stack.length > 0) {
    const value = stack.pop();
    size += typeof value === 'string' ? value.length + 1 : 1;
    if (typeof value !== 'object' || value === null || seenObjects.has(value)) continue;
    seenObjects.add(value);
    for (const child of Object.values(value)) stack.push(child);
  }
  return size;
}

const isReference = (node: JsonLdNode): boolean => Object.keys(node).length === 1 && typeof node['@id'] === 'string';

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

/** Returns the text of a string, a number, an object's value or name; of a list, its first item. */
export function toText(value: unknown): string | undefined {
  const [first] = toArray(value);
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return String(first);
  if (!isNode(first)) return undefined;
  const [text] = toArray(first['@value'] ?? first.name);
  return typeof text === 'string' ? text : undefined;
}

/** Parses the text of a JSON-LD script. Many publishers leave raw line breaks in strings, which JSON forbids. */
export function parseJsonLd(script: string): unknown {
  for (const text of [script, script.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(text);
    } catch {
      continue;
    }
  }
  return undefined;
}
