import type { Fact } from './section-facts';

/** A fact that is not what it was; `before` is absent where it is new, `after` where it is gone. */
export interface Difference {
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
}

/** What changed in one part of a profile: a section that is no list, or one item of a list. */
export interface PartDifference {
  /** Tells parts of one comparison apart. */
  readonly key: string;
  /** What the part is, in its newest words: "Backend Engineer at Fernway Logistics". */
  readonly title: string;
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  readonly differences: readonly Difference[];
}

/** A part of a profile in words. */
export interface Part {
  readonly key: string;
  readonly title: string;
  readonly facts: readonly Fact[];
}

const findText = (facts: readonly Fact[], label: string): string | undefined =>
  facts.find((fact) => fact.label === label)?.text;

/** The labels of both sides, those of the newer one first and in its order. */
const mergeLabels = (before: readonly Fact[], after: readonly Fact[]): readonly string[] => [
  ...new Set([...after, ...before].map(({ label }) => label)),
];

/** A difference without the sides it does not have. */
export const createDifference = (label: string, before: string | undefined, after: string | undefined): Difference => ({
  label,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

const diffFacts = (before: readonly Fact[], after: readonly Fact[]): readonly Difference[] =>
  mergeLabels(before, after)
    .filter((label) => findText(before, label) !== findText(after, label))
    .map((label) => createDifference(label, findText(before, label), findText(after, label)));

/** How one part changed; empty where nothing differs that has words. */
export function diffPart(before: Part | undefined, after: Part | undefined): readonly PartDifference[] {
  const part = after ?? before;
  const differences = diffFacts(before?.facts ?? [], after?.facts ?? []);
  if (part === undefined || differences.length === 0) return [];
  const { key, title } = part;
  if (before === undefined) return [{ key, title, change: 'added', differences }];
  return [{ key, title, change: after === undefined ? 'removed' : 'changed', differences }];
}

const numberTitles = (titles: readonly string[]): string => titles.map((title, at) => `${at + 1}. ${title}`).join('\n');

type TitledItem = Pick<Part, 'key' | 'title'>;

/** The titles in both orders, where the same things stand in another one. */
export function diffOrder(
  section: string,
  before: readonly TitledItem[],
  after: readonly TitledItem[],
): readonly PartDifference[] {
  const same = before.length === after.length && before.every(({ key }) => after.some((other) => other.key === key));
  if (!same || before.every(({ key }, at) => key === after[at]?.key)) return [];
  const [previous, next] = [before, after].map((parts) => numberTitles(parts.map(({ title }) => title)));
  const differences = [createDifference('Order', previous, next)];
  return [{ key: `${section}-order`, title: 'Order', change: 'moved', differences }];
}

interface Item {
  readonly id: string;
}

/** What an item of a list is called, and what it says; where its other state is known, fit to be told from that. */
export interface ItemDescription<Kind extends Item> {
  readonly titleOf: (item: Kind) => string;
  readonly factsOf: (item: Kind, other: Kind | undefined) => readonly Fact[];
}

/** How a list changed: what is new or different, what is gone, and whether the rest stands in another order. */
export function diffList<Kind extends Item>(
  section: string,
  before: readonly Kind[] = [],
  after: readonly Kind[] = [],
  { titleOf, factsOf }: ItemDescription<Kind>,
): readonly PartDifference[] {
  const titled = (item: Kind): TitledItem => ({ key: item.id, title: titleOf(item) });
  const toPart = (item: Kind | undefined, other: Kind | undefined): Part | undefined =>
    item && { ...titled(item), facts: factsOf(item, other) };
  const compare = (earlier: Kind | undefined, later: Kind | undefined): readonly PartDifference[] =>
    diffPart(toPart(earlier, later), toPart(later, earlier));
  const find = (items: readonly Kind[], { id }: Kind): Kind | undefined => items.find((item) => item.id === id);
  return [
    ...after.flatMap((item) => compare(find(before, item), item)),
    ...before.filter((item) => find(after, item) === undefined).flatMap((item) => compare(item, undefined)),
    ...diffOrder(section, before.map(titled), after.map(titled)),
  ];
}
