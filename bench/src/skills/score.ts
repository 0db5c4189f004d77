import { canonicalSkill } from '@trackrecord/workers/ai/rules/skills/taxonomy';

/** Numbers of true positives, false positives and false negatives. */
export interface Counts {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export const NOTHING: Counts = { right: 0, wrong: 0, missed: 0 };

/** Maps labels to canonical names. Unknown labels stay unchanged, so they count as missed. */
export function namesIn(labels: readonly string[]): ReadonlySet<string> {
  return new Set(labels.map((label) => canonicalSkill(label)?.name ?? label));
}

/** Compares detected names with labels. */
export function scored(labelled: ReadonlySet<string>, found: ReadonlySet<string>): Counts {
  const right = [...found].filter((name) => labelled.has(name)).length;
  return { right, wrong: found.size - right, missed: labelled.size - right };
}

export function add(one: Counts, other: Counts): Counts {
  return {
    right: one.right + other.right,
    wrong: one.wrong + other.wrong,
    missed: one.missed + other.missed,
  };
}

/** Returns the precision, from 0 to 1; 1 if nothing was found. */
export function precision({ right, wrong }: Counts): number {
  return right + wrong === 0 ? 1 : right / (right + wrong);
}

/** Returns the recall, from 0 to 1; 1 if nothing is labelled. */
export function recall({ right, missed }: Counts): number {
  return right + missed === 0 ? 1 : right / (right + missed);
}
