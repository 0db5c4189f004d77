import equal from 'fast-deep-equal';

/** How items of a list are identified and merged. */
export interface ListRules<Item> {
  /** Returns the identity of an item. */
  readonly keyOf: (item: Item) => string;
  /** Returns what must be unique in the list. */
  readonly distinctBy: (item: Item) => string;
  /** Reverts a change of an item; undefined if it was changed again. */
  readonly merge: (before: Item, after: Item, now: Item) => Item | undefined;
}

/** The list after undo, or why undo is not possible: changed again, or a duplicate. */
export type RestoredList<Item> =
  | { readonly list: readonly Item[] }
  | { readonly obstacle: 'changed-since' | 'name-taken' };

const CHANGED_SINCE = { obstacle: 'changed-since' } as const;

/** Reverts one change of a list (from `before` to `after`), and keeps everything later. */
export function restoredList<Item>(
  before: readonly Item[],
  after: readonly Item[],
  now: readonly Item[],
  rules: ListRules<Item>,
): RestoredList<Item> {
  const [was, became, is] = [before, after, now].map((list) => new Map(list.map((item) => [rules.keyOf(item), item])));
  if (!was || !became || !is) return CHANGED_SINCE;
  const removed = before.filter((item) => !became.has(rules.keyOf(item)));
  const added = after.filter((item) => !was.has(rules.keyOf(item)));
  const revised = after.filter((item) => {
    const old = was.get(rules.keyOf(item));
    return old !== undefined && !equal(old, item);
  });

  if (removed.length + added.length + revised.length === 0) return inOldOrder(before, after, now, rules);
  if (removed.some((item) => is.has(rules.keyOf(item)))) return CHANGED_SINCE;
  if (added.some((item) => !equal(is.get(rules.keyOf(item)), item))) return CHANGED_SINCE;

  const gone = new Set(added.map(rules.keyOf));
  let list = now.filter((item) => !gone.has(rules.keyOf(item)));
  for (const item of revised) {
    const key = rules.keyOf(item);
    const [old, present] = [was.get(key), is.get(key)];
    const merged = old !== undefined && present !== undefined ? rules.merge(old, item, present) : undefined;
    if (merged === undefined) return CHANGED_SINCE;
    list = list.map((other) => (rules.keyOf(other) === key ? merged : other));
  }
  for (const item of removed) list = list.toSpliced(findPosition(item, before, list, rules), 0, item);
  return new Set(list.map(rules.distinctBy)).size === list.length ? { list } : { obstacle: 'name-taken' };
}

/** Returns the index behind the nearest former predecessor that is still in the list. */
function findPosition<Item>(
  item: Item,
  before: readonly Item[],
  list: readonly Item[],
  { keyOf }: ListRules<Item>,
): number {
  const keys = list.map(keyOf);
  const neighbour = before.slice(0, before.indexOf(item)).findLast((other) => keys.includes(keyOf(other)));
  return neighbour === undefined ? 0 : keys.indexOf(keyOf(neighbour)) + 1;
}

/** Restores the old order of the items that were reordered. Later items stay where they are. */
function inOldOrder<Item>(
  before: readonly Item[],
  after: readonly Item[],
  now: readonly Item[],
  { keyOf }: ListRules<Item>,
): RestoredList<Item> {
  const present = new Map(now.map((item) => [keyOf(item), item]));
  const old = new Set(before.map(keyOf));
  const stillIn = (list: readonly Item[]): string[] => list.map(keyOf).filter((key) => present.has(key));
  const inNow = now.map(keyOf).filter((key) => old.has(key));
  if (!equal(stillIn(after), inNow)) return CHANGED_SINCE;
  const order = stillIn(before);
  const list = now.map((item) => {
    const place = inNow.indexOf(keyOf(item));
    const key = place === -1 ? undefined : order[place];
    return (key === undefined ? undefined : present.get(key)) ?? item;
  });
  return { list };
}
