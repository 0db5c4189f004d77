import { type FeedFault, FeedUnreadable } from '../adapter.js';
import { readTags } from '../text/tags.js';

/** A JSON-LD object. */
export type Node = Readonly<Record<string, unknown>>;

/** The objects of the requested types, and the parse errors. */
export interface FoundNodes {
  readonly nodes: readonly Node[];
  readonly faults: readonly FeedFault[];
}

/** Keys that contain listed objects: graphs, lists, and the main entity of a page. */
const HOLDERS = ['@graph', 'itemListElement', 'item', 'mainEntity', 'hasPart', 'event', 'events', 'subEvents'];

/**
 * Finds the objects of the requested types in a page with JSON-LD scripts, or in a JSON-LD document. Resolves
 * references by `@id` within the document.
 * @throws {FeedUnreadable} if there is no JSON-LD, or none of it is valid.
 */
export function jsonLdNodes(text: string, place: string, isWanted: (type: string) => boolean): FoundNodes {
  const blocks = /^\s*[{[]/.test(text) ? [text] : scriptsOf(text);
  if (blocks.length === 0) throw new FeedUnreadable(`${place}: it holds no JSON-LD`);
  const read = blocks.map(parsed);
  const values = read.filter((value) => value !== undefined);
  if (values.length === 0) throw new FeedUnreadable(`${place}: its JSON-LD is no JSON, or not all of it`);
  const faults = read.flatMap((value, index) =>
    value === undefined ? [{ reason: `script ${String(index + 1)}: it is no JSON, or not all of it` }] : [],
  );
  const all = nodesOf(values);
  const byId = new Map(all.filter((node) => !isName(node)).map((node) => [node['@id'], node]));
  const nodes = all.filter((node) => typesOf(node).some(isWanted));
  return { nodes: [...new Set(nodes)].map((node) => resolved(node, byId)), faults };
}

/** Returns the contents of a page's JSON-LD scripts. */
function scriptsOf(html: string): readonly string[] {
  const blocks: string[] = [];
  let isIn = false;
  readTags(html, {
    opened: (name, attributes) => {
      isIn = name === 'script' && /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '');
      if (isIn) blocks.push('');
    },
    closed: () => (isIn = false),
    text: (text) => {
      if (isIn) blocks.push((blocks.pop() ?? '') + text);
    },
  });
  return blocks.filter((block) => block.trim() !== '');
}

/** Parses a block; many publishers leave raw line breaks and tabs in strings, which JSON forbids. */
function parsed(block: string): unknown {
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
function nodesOf(values: readonly unknown[]): readonly Node[] {
  const nodes: Node[] = [];
  const left = [...values].reverse();
  while (left.length > 0) {
    const value = left.pop();
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) left.push(value[index]);
    } else if (isNode(value)) {
      nodes.push(value);
      for (const holder of HOLDERS.toReversed()) if (holder in value) left.push(value[holder]);
    }
  }
  return nodes;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the short type names of an object: "Event" for "https://schema.org/Event". */
export const typesOf = (node: Node): readonly string[] =>
  [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:#]/, ''));

/** Returns true if an object is only a reference. */
const isName = (node: Node): boolean => Object.keys(node).length === 1 && typeof node['@id'] === 'string';

/** Replaces references with the objects they refer to. */
function resolved(node: Node, byId: ReadonlyMap<unknown, Node>): Node {
  const known = (value: unknown): unknown =>
    isNode(value) && isName(value) ? (byId.get(value['@id']) ?? value) : value;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, Array.isArray(value) ? value.map(known) : known(value)]),
  );
}
