import equal from 'fast-deep-equal';

/** How the items of one kind of list are told apart and merged. */
export interface ListRules<Item> {
  /** What an item is known by as long as it is there. */
  readonly keyOf: (item: Item) => string;
  /** What no two items of a list may share. */
  readonly distinctBy: (item: Item) => string;
  /** The item as it is now with a change of it taken back; nothing where it was changed again. */
  readonly merge: (before: Item, after: Item, now: Item) => Item | undefined;
}

/** The list that undoing leads to, or why it leads nowhere: changed again since, or two items would share a name. */
export type RestoredList<Item> =
  | { readonly list: readonly Item[] }
  | { readonly obstacle: 'changed-since' | 'name-taken' };

const CHANGED_SINCE = { obstacle: 'changed-since' } as const;

/** A list as it is now, with one change of it (from `before` to `after`) taken back and everything later kept. */
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
  for (const item of removed) list = list.toSpliced(placeOf(item, before, list, rules), 0, item);
  return new Set(list.map(rules.distinctBy)).size === list.length ? { list } : { obstacle: 'name-taken' };
}

/** Right behind the nearest of those that stood before it and are still there. */
function placeOf<Item>(item: Item, before: readonly Item[], list: readonly Item[], { keyOf }: ListRules<Item>): number {
  const keys = list.map(keyOf);
  const neighbour = before.slice(0, before.indexOf(item)).findLast((other) => keys.includes(keyOf(other)));
  return neighbour === undefined ? 0 : keys.indexOf(keyOf(neighbour)) + 1;
}

/** The old order for those that it is about; what came later stays where it is. */
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
