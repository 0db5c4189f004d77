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

const textOf = (facts: readonly Fact[], label: string): string | undefined =>
  facts.find((fact) => fact.label === label)?.text;

/** The labels of both sides, those of the newer one first and in its order. */
const labelsOf = (before: readonly Fact[], after: readonly Fact[]): readonly string[] => [
  ...new Set([...after, ...before].map(({ label }) => label)),
];

/** A difference without the sides it does not have. */
export const difference = (label: string, before: string | undefined, after: string | undefined): Difference => ({
  label,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});

const factDifferences = (before: readonly Fact[], after: readonly Fact[]): readonly Difference[] =>
  labelsOf(before, after)
    .filter((label) => textOf(before, label) !== textOf(after, label))
    .map((label) => difference(label, textOf(before, label), textOf(after, label)));

/** How one part changed; empty where nothing differs that has words. */
export function partDifference(before: Part | undefined, after: Part | undefined): readonly PartDifference[] {
  const part = after ?? before;
  const differences = factDifferences(before?.facts ?? [], after?.facts ?? []);
  if (part === undefined || differences.length === 0) return [];
  const { key, title } = part;
  if (before === undefined) return [{ key, title, change: 'added', differences }];
  return [{ key, title, change: after === undefined ? 'removed' : 'changed', differences }];
}

const numbered = (titles: readonly string[]): string => titles.map((title, at) => `${at + 1}. ${title}`).join('\n');

type Named = Pick<Part, 'key' | 'title'>;

/** The titles in both orders, where the same things stand in another one. */
export function orderDifference(
  section: string,
  before: readonly Named[],
  after: readonly Named[],
): readonly PartDifference[] {
  const same = before.length === after.length && before.every(({ key }) => after.some((other) => other.key === key));
  if (!same || before.every(({ key }, at) => key === after[at]?.key)) return [];
  const [earlier, later] = [before, after].map((parts) => numbered(parts.map(({ title }) => title)));
  const differences = [difference('Order', earlier, later)];
  return [{ key: `${section}-order`, title: 'Order', change: 'moved', differences }];
}

interface Item {
  readonly id: string;
}

/** What an item of a list is called, and what it says; where its other state is known, fit to be told from that. */
export interface ItemWords<Kind extends Item> {
  readonly titleOf: (item: Kind) => string;
  readonly factsOf: (item: Kind, other: Kind | undefined) => readonly Fact[];
}

/** How a list changed: what is new or different, what is gone, and whether the rest stands in another order. */
export function listDifferences<Kind extends Item>(
  section: string,
  before: readonly Kind[] = [],
  after: readonly Kind[] = [],
  { titleOf, factsOf }: ItemWords<Kind>,
): readonly PartDifference[] {
  const named = (item: Kind): Named => ({ key: item.id, title: titleOf(item) });
  const partOf = (item: Kind | undefined, other: Kind | undefined): Part | undefined =>
    item && { ...named(item), facts: factsOf(item, other) };
  const compare = (earlier: Kind | undefined, later: Kind | undefined): readonly PartDifference[] =>
    partDifference(partOf(earlier, later), partOf(later, earlier));
  const find = (items: readonly Kind[], { id }: Kind): Kind | undefined => items.find((item) => item.id === id);
  return [
    ...after.flatMap((item) => compare(find(before, item), item)),
    ...before.filter((item) => find(after, item) === undefined).flatMap((item) => compare(item, undefined)),
    ...orderDifference(section, before.map(named), after.map(named)),
  ];
}
