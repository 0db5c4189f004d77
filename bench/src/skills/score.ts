import { canonicalSkill } from '@trackrecord/workers/ai/rules/skills/taxonomy';

/** Numbers of true positives, false positives and false negatives. */
export interface Counts {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
}

export const ZERO_COUNTS: Counts = { truePositives: 0, falsePositives: 0, falseNegatives: 0 };

/** Maps labels to canonical names. Unknown labels stay unchanged, so they count as falseNegatives. */
export function canonicalNames(labels: readonly string[]): ReadonlySet<string> {
  return new Set(labels.map((label) => canonicalSkill(label)?.name ?? label));
}

/** Compares detected names with labels. */
export function countMatches(labelled: ReadonlySet<string>, found: ReadonlySet<string>): Counts {
  const truePositives = [...found].filter((name) => labelled.has(name)).length;
  return { truePositives, falsePositives: found.size - truePositives, falseNegatives: labelled.size - truePositives };
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    truePositives: one.truePositives + other.truePositives,
    falsePositives: one.falsePositives + other.falsePositives,
    falseNegatives: one.falseNegatives + other.falseNegatives,
  };
}

/** Returns the precision, from 0 to 1; 1 if nothing was found. */
export function precision({ truePositives, falsePositives }: Counts): number {
  return truePositives + falsePositives === 0 ? 1 : truePositives / (truePositives + falsePositives);
}

/** Returns the recall, from 0 to 1; 1 if nothing is labelled. */
export function recall({ truePositives, falseNegatives }: Counts): number {
  return truePositives + falseNegatives === 0 ? 1 : truePositives / (truePositives + falseNegatives);
}
