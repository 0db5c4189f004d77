import { canonicalSkill } from '@trackrecord/workers/ai/rules/skills/taxonomy';

/** How many names were found rightly, found wrongly, and missed. */
export interface Counts {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export const NOTHING: Counts = { right: 0, wrong: 0, missed: 0 };

/** The canonical names of labels; a name the taxonomy does not know stays as it is, and so counts as missed. */
export function namesIn(labels: readonly string[]): ReadonlySet<string> {
  return new Set(labels.map((label) => canonicalSkill(label)?.name ?? label));
}

/** What was found beside what is labelled. */
export function scored(labelled: ReadonlySet<string>, found: ReadonlySet<string>): Counts {
  const right = [...found].filter((name) => labelled.has(name)).length;
  return { right, wrong: found.size - right, missed: labelled.size - right };
}

/** The sum of two counts. */
export function add(one: Counts, other: Counts): Counts {
  return {
    right: one.right + other.right,
    wrong: one.wrong + other.wrong,
    missed: one.missed + other.missed,
  };
}

/** The part of what was found that is right, 0 to 1; 1 where nothing was found. */
export function precision({ right, wrong }: Counts): number {
  return right + wrong === 0 ? 1 : right / (right + wrong);
}

/** The part of what is labelled that was found, 0 to 1; 1 where nothing is labelled. */
export function recall({ right, missed }: Counts): number {
  return right + missed === 0 ? 1 : right / (right + missed);
}
