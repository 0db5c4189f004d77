import { findCanonicalSkill } from '@trackrecord/workers/ai/rules/skills/taxonomy';

/** Numbers of true positives, false positives and false negatives. */
export interface Counts {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
}

export const ZERO_COUNTS: Counts = { truePositives: 0, falsePositives: 0, falseNegatives: 0 };

/** Maps labels to canonical names. Unknown labels stay unchanged, so they count as false negatives. */
export function toCanonicalNames(labels: readonly string[]): ReadonlySet<string> {
  return new Set(labels.map((label) => findCanonicalSkill(label)?.name ?? label));
}

/** Compares detected names with labels. */
export function countMatches(labelledSkills: ReadonlySet<string>, detectedSkills: ReadonlySet<string>): Counts {
  const truePositives = [...detectedSkills].filter((name) => labelledSkills.has(name)).length;
  return {
    truePositives,
    falsePositives: detectedSkills.size - truePositives,
    falseNegatives: labelledSkills.size - truePositives,
  };
}

export function addCounts(first: Counts, second: Counts): Counts {
  return {
    truePositives: first.truePositives + second.truePositives,
    falsePositives: first.falsePositives + second.falsePositives,
    falseNegatives: first.falseNegatives + second.falseNegatives,
  };
}

/** Returns the precision, from 0 to 1; 1 if nothing was detected. */
export function computePrecision({ truePositives, falsePositives }: Counts): number {
  return truePositives + falsePositives === 0 ? 1 : truePositives / (truePositives + falsePositives);
}

/** Returns the recall, from 0 to 1; 1 if nothing is labelled. */
export function computeRecall({ truePositives, falseNegatives }: Counts): number {
  return truePositives + falseNegatives === 0 ? 1 : truePositives / (truePositives + falseNegatives);
}
