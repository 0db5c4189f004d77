import type { Fact } from './section-facts';

/** A changed fact. `before` is undefined if it was added, `after` if it was removed. */
export interface FieldDiff {
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
}

/** The changes of a section that is not a list, or of one item of a list. */
export interface ItemDiff {
  /** Unique within one comparison. */
  readonly key: string;
  /** The title of the latest version: "Backend Engineer at Fernway Logistics". */
  readonly title: string;
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  readonly fieldDiffs: readonly FieldDiff[];
}

/** A section that is not a list, or an item of a list, described by facts. */
export interface ComparedItem {
  readonly key: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

const findText = (facts: readonly Fact[], label: string): string | undefined =>
  facts.find((fact) => fact.label === label)?.text;

/** Returns the labels of both versions, in the order of the newer one. */
const mergeLabels = (before: readonly Fact[], after: readonly Fact[]): readonly string[] => [
  ...new Set([...after, ...before].map(({ label }) => label)),
];

/** Creates the diff of a field; omits undefined sides. */
export const createFieldDiff = (label: string, before: string | undefined, after: string | undefined): FieldDiff => ({
  label,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

const diffFacts = (before: readonly Fact[], after: readonly Fact[]): readonly FieldDiff[] =>
  mergeLabels(before, after)
    .filter((label) => findText(before, label) !== findText(after, label))
    .map((label) => createFieldDiff(label, findText(before, label), findText(after, label)));

/** Compares two versions of an item; returns an empty list if they do not differ. */
export function diffItem(before: ComparedItem | undefined, after: ComparedItem | undefined): readonly ItemDiff[] {
  const item = after ?? before;
  const fieldDiffs = diffFacts(before?.facts ?? [], after?.facts ?? []);
  if (item === undefined || fieldDiffs.length === 0) return [];
  const { key, title } = item;
  if (before === undefined) return [{ key, title, change: 'added', fieldDiffs }];
  return [{ key, title, change: after === undefined ? 'removed' : 'changed', fieldDiffs }];
}

const numberTitles = (titles: readonly string[]): string =>
  titles.map((title, index) => `${index + 1}. ${title}`).join('\n');

type TitledItem = Pick<ComparedItem, 'key' | 'title'>;

/** Returns the titles in both orders if the same items have a different order. */
export function diffOrder(
  section: string,
  before: readonly TitledItem[],
  after: readonly TitledItem[],
): readonly ItemDiff[] {
  const hasSameItems =
    before.length === after.length && before.every(({ key }) => after.some((other) => other.key === key));
  if (!hasSameItems || before.every(({ key }, index) => key === after[index]?.key)) return [];
  const [previous, next] = [before, after].map((items) => numberTitles(items.map(({ title }) => title)));
  const fieldDiffs = [createFieldDiff('Order', previous, next)];
  return [{ key: `${section}-order`, title: 'Order', change: 'moved', fieldDiffs }];
}

interface Item {
  readonly id: string;
}

/** How to show an item. `getFacts` also gets the other version, to add what distinguishes the two. */
interface ItemDescription<Kind extends Item> {
  readonly getTitle: (item: Kind) => string;
  readonly getFacts: (item: Kind, other: Kind | undefined) => readonly Fact[];
}

/** Compares two versions of a list: added, changed and removed items, and a changed order. */
export function diffList<Kind extends Item>(
  section: string,
  before: readonly Kind[] = [],
  after: readonly Kind[] = [],
  { getTitle, getFacts }: ItemDescription<Kind>,
): readonly ItemDiff[] {
  const toTitledItem = (item: Kind): TitledItem => ({ key: item.id, title: getTitle(item) });
  const toComparedItem = (item: Kind | undefined, other: Kind | undefined): ComparedItem | undefined =>
    item && { ...toTitledItem(item), facts: getFacts(item, other) };
  const compare = (earlier: Kind | undefined, later: Kind | undefined): readonly ItemDiff[] =>
    diffItem(toComparedItem(earlier, later), toComparedItem(later, earlier));
  const find = (items: readonly Kind[], { id }: Kind): Kind | undefined => items.find((item) => item.id === id);
  return [
    ...after.flatMap((item) => compare(find(before, item), item)),
    ...before.filter((item) => find(after, item) === undefined).flatMap((item) => compare(item, undefined)),
    ...diffOrder(section, before.map(toTitledItem), after.map(toTitledItem)),
  ];
}
