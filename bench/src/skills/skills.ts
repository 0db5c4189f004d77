import { detectSkills } from '@trackrecord/workers/ai/rules/skills/detect-skills';
import { type Bench, ratio } from '../runner/figure.js';
import { GOLDEN_SET, isTuning, type LabelledText } from './golden-set.js';
import { BLIND_SET } from './golden-set/blind.js';
import { addCounts, canonicalNames, countMatches, type Counts, precision, recall, ZERO_COUNTS } from './score.js';

const CATEGORIES = ['technical', 'tools', 'domain', 'soft'] as const;
/** The categories whose precision and recall have limits. */
const MEASURED = ['technical', 'tools'] as const;
const ROUNDS = 20;

/**
 * Measures precision, recall and speed of the skill detector. The test half of the golden set and the blind set, which
 * was labelled after the detector was finished, must not be used for tuning: their errors are never printed.
 */
export const skills: Bench = () => {
  const test = GOLDEN_SET.filter((_, index) => !isTuning(index));
  print(
    'tuning half',
    GOLDEN_SET.filter((_, index) => isTuning(index)),
  );
  print('test half', test);
  print('blind set', BLIND_SET);
  console.log(`\nmedian time of a text: ${medianMicroseconds().toFixed(0)} µs`);
  return Promise.resolve(
    Object.entries({ 'test half': test, 'blind set': BLIND_SET }).flatMap(([set, texts]) =>
      MEASURED.flatMap((category) => {
        const counts = scoreTexts(texts, [category]);
        return [
          ratio(`precision, ${category}, ${set}`, precision(counts)),
          ratio(`recall, ${category}, ${set}`, recall(counts)),
        ];
      }),
    ),
  );
};

function print(name: string, texts: readonly LabelledText[]): void {
  console.log(`\n${name}: ${texts.length} texts`);
  for (const category of CATEGORIES) console.log(formatRow(category, scoreTexts(texts, [category])));
  console.log(formatRow('technical+tools', scoreTexts(texts, MEASURED)));
}

function scoreTexts(texts: readonly LabelledText[], categories: readonly (typeof CATEGORIES)[number][]): Counts {
  return texts
    .map((labelled) => {
      const found = detectSkills(labelled.text);
      return countMatches(
        canonicalNames(categories.flatMap((category) => labelled[category] ?? [])),
        new Set(categories.flatMap((category) => found[category] ?? [])),
      );
    })
    .reduce(addCounts, ZERO_COUNTS);
}

function formatRow(name: string, counts: Counts): string {
  const figures = `precision ${precision(counts).toFixed(3)}, recall ${recall(counts).toFixed(3)}`;
  return `  ${name.padEnd(16)} ${String(counts.truePositives).padStart(4)} right, ${figures}`;
}

/** Returns the median time of a text, after a warm-up round. */
function medianMicroseconds(): number {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { text } of GOLDEN_SET) {
      const start = process.hrtime.bigint();
      detectSkills(text);
      if (round > 0) times.push(Number(process.hrtime.bigint() - start) / 1_000);
    }
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}
