import { type FeedFault, FeedUnreadable } from '../adapter.js';
import { readTags } from '../text/tags.js';

/** An object of JSON-LD. */
export type Node = Readonly<Record<string, unknown>>;

/** The objects of some types in a document of JSON-LD, and why parts of it could not be read. */
export interface FoundNodes {
  readonly nodes: readonly Node[];
  readonly faults: readonly FeedFault[];
}

/** Where objects lie that are listed: in graphs, lists and lists of lists, and as what a page is about. */
const HOLDERS = ['@graph', 'itemListElement', 'item', 'mainEntity', 'hasPart', 'event', 'events', 'subEvents'];

/**
 * The objects of some types in a page with JSON-LD in its scripts, or in JSON-LD itself. What one only names by its `@id`
 * and tells elsewhere in the document stands in place of the name.
 * @throws {FeedUnreadable} where there is no JSON-LD at all, or none of it can be read.
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

/** The texts of a page's scripts of JSON-LD. */
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

/** A block as JSON; many publishers leave line breaks and tabs in texts, which JSON forbids. */
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

/** Every object that is listed, without going into what one tells of itself. A loop, not a recursion: depth is theirs. */
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

/** The types of an object by their last words: "https://schema.org/Event" is "Event". */
export const typesOf = (node: Node): readonly string[] =>
  [node['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/:#]/, ''));

/** Whether an object only names another. */
const isName = (node: Node): boolean => Object.keys(node).length === 1 && typeof node['@id'] === 'string';

/** An object with what it only names in place of the names. */
function resolved(node: Node, byId: ReadonlyMap<unknown, Node>): Node {
  const known = (value: unknown): unknown =>
    isNode(value) && isName(value) ? (byId.get(value['@id']) ?? value) : value;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, Array.isArray(value) ? value.map(known) : known(value)]),
  );
}
