import { type RecordError, FeedUnreadableError } from '../adapter.js';
import { readTags } from '../text/tags.js';

/** A JSON-LD object. */
export type Node = Readonly<Record<string, unknown>>;

/** The objects of the requested types, and the parse errors. */
export interface JsonLdNodes {
  readonly nodes: readonly Node[];
  readonly errors: readonly RecordError[];
}

/** Keys that contain listed objects: graphs, lists, and the main entity of a page. */
const CONTAINER_KEYS = ['@graph', 'itemListElement', 'item', 'mainEntity', 'hasPart', 'event', 'events', 'subEvents'];

/**
 * Finds the objects of the requested types in a page with JSON-LD scripts, or in a JSON-LD document. Resolves
 * references by `@id` within the document.
 * @throws {FeedUnreadableError} if there is no JSON-LD, or none of it is valid.
 */
export function findJsonLdNodes(text: string, label: string, matchesType: (type: string) => boolean): JsonLdNodes {
  const blocks = /^\s*[{[]/.test(text) ? [text] : extractScripts(text);
  if (blocks.length === 0) throw new FeedUnreadableError(`${label}: no JSON-LD found`);
  const parsedBlocks = blocks.map(parseBlock);
  const values = parsedBlocks.filter((value) => value !== undefined);
  if (values.length === 0) throw new FeedUnreadableError(`${label}: its JSON-LD is invalid`);
  const errors = parsedBlocks.flatMap((value, index) =>
    value === undefined ? [{ reason: `script ${String(index + 1)}: invalid JSON` }] : [],
  );
  const all = collectNodes(values);
  const byId = new Map(all.filter((node) => !isReference(node)).map((node) => [node['@id'], node]));
  const nodes = all.filter((node) => getTypes(node).some(matchesType));
  return { nodes: [...new Set(nodes)].map((node) => resolveReferences(node, byId)), errors };
}

/** Returns the contents of a page's JSON-LD scripts. */
function extractScripts(html: string): readonly string[] {
  const blocks: string[] = [];
  let isInScript = false;
  readTags(html, {
    onOpenTag: (name, attributes) => {
      isInScript = name === 'script' && /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '');
      if (isInScript) blocks.push('');
    },
    onCloseTag: () => (isInScript = false),
    onText: (text) => {
      if (isInScript) blocks.push((blocks.pop() ?? '') + text);
    },
  });
  return blocks.filter((block) => block.trim() !== '');
}

/** Parses a block; many publishers leave raw line breaks and tabs in strings, which JSON forbids. */
function parseBlock(block: string): unknown {
  for (const text of [block, block.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(text) ?? {};
    } catch {
      continue;
    }
  }
  return undefined;
}

/**
 * Returns every listed object, without descending into properties. Iterative, because the depth is controlled by the
 * publisher.
 */
function collectNodes(values: readonly unknown[]): readonly Node[] {
  const nodes: Node[] = [];
  const stack = [...values].reverse();
  while (stack.length > 0) {
    const value = stack.pop();
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) stack.push(value[index]);
    } else if (isNode(value)) {
      nodes.push(value);
      for (const key of CONTAINER_KEYS.toReversed()) if (key in value) stack.push(value[key]);
    }
  }
  return nodes;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the short type names of an object: "Event" for "https://schema.org/Event". */
export const getTypes = (node: Node): readonly string[] =>
  [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:#]/, ''));

/** Returns true if an object is only a reference. */
const isReference = (node: Node): boolean => Object.keys(node).length === 1 && typeof node['@id'] === 'string';

/** Replaces references with the objects they refer to. */
function resolveReferences(node: Node, byId: ReadonlyMap<unknown, Node>): Node {
  const resolve = (value: unknown): unknown =>
    isNode(value) && isReference(value) ? (byId.get(value['@id']) ?? value) : value;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, Array.isArray(value) ? value.map(resolve) : resolve(value)]),
  );
}
