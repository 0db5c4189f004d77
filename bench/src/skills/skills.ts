import { detectSkills } from '@trackrecord/workers/ai/rules/skills/detect-skills';
import { type Bench, createRatio } from '../runner/figure.js';
import { isInTuningHalf, type LabelledText, readBlindSet, readGoldenSet } from './golden-set.js';
import {
  addCounts,
  toCanonicalNames,
  countMatches,
  type Counts,
  computePrecision,
  computeRecall,
  ZERO_COUNTS,
} from './score.js';

const CATEGORIES = ['technical', 'tools', 'domain', 'soft'] as const;
/** The categories whose precision and recall have limits. */
const LIMITED_CATEGORIES = ['technical', 'tools'] as const;
const ROUNDS = 20;

/**
 * Measures precision, recall and speed of the skill detector. The test half of the golden set and the blind set, which
 * was labelled after the detector was finished, must not be used for tuning: their errors are never printed.
 */
export const benchSkills: Bench = () => {
  const goldenSet = readGoldenSet();
  const blindSet = readBlindSet();
  const testHalf = goldenSet.filter((_, index) => !isInTuningHalf(index));
  printScores(
    'tuning half',
    goldenSet.filter((_, index) => isInTuningHalf(index)),
  );
  printScores('test half', testHalf);
  printScores('blind set', blindSet);
  console.log(`\nmedian time per text: ${measureMedianMicroseconds(goldenSet).toFixed(0)} µs`);
  return Promise.resolve(
    Object.entries({ 'test half': testHalf, 'blind set': blindSet }).flatMap(([set, texts]) =>
      LIMITED_CATEGORIES.flatMap((category) => {
        const counts = scoreTexts(texts, [category]);
        return [
          createRatio(`precision, ${category}, ${set}`, computePrecision(counts)),
          createRatio(`recall, ${category}, ${set}`, computeRecall(counts)),
        ];
      }),
    ),
  );
};

function printScores(name: string, texts: readonly LabelledText[]): void {
  console.log(`\n${name}: ${texts.length} texts`);
  for (const category of CATEGORIES) console.log(formatRow(category, scoreTexts(texts, [category])));
  console.log(formatRow('technical+tools', scoreTexts(texts, LIMITED_CATEGORIES)));
}

function scoreTexts(texts: readonly LabelledText[], categories: readonly (typeof CATEGORIES)[number][]): Counts {
  return texts
    .map((labelledText) => {
      const detectedSkills = detectSkills(labelledText.text);
      return countMatches(
        toCanonicalNames(categories.flatMap((category) => labelledText[category] ?? [])),
        new Set(categories.flatMap((category) => detectedSkills[category] ?? [])),
      );
    })
    .reduce(addCounts, ZERO_COUNTS);
}

function formatRow(name: string, counts: Counts): string {
  const figures = `precision ${computePrecision(counts).toFixed(3)}, recall ${computeRecall(counts).toFixed(3)}`;
  return `  ${name.padEnd(16)} ${String(counts.truePositives).padStart(4)} correct, ${figures}`;
}

/** Returns the median time per text, after a warm-up round. */
function measureMedianMicroseconds(goldenSet: readonly LabelledText[]): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { text } of goldenSet) {
      const start = process.hrtime.bigint();
      detectSkills(text);
      if (round > 0) times.push(Number(process.hrtime.bigint() - start) / 1_000);
    }
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}
