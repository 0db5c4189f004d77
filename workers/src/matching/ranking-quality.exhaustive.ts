import { TEST_USERS, TUNING_USERS } from './testing/golden-set/grades.js';
import { computeNdcg } from './testing/golden-set/ndcg.js';
import { measureRankingQuality } from './testing/golden-set/ranking-quality.js';

it('computeNdcg returns 1 for the best order or without relevant grades, and less otherwise', () => {
  expect(computeNdcg([3, 2, 1, 0])).toBe(1);
  expect(computeNdcg([0, 0, 0])).toBe(1);
  expect(computeNdcg([0, 3])).toBeCloseTo(1 / Math.log2(3));
  expect(computeNdcg([...Array<number>(10).fill(0), 3])).toBe(0);
});

describe('on the test half of the golden set', () => {
  const { matchScorer, bm25, skills, random } = measureRankingQuality(TEST_USERS);
  process.stdout.write(`nDCG@10 on the test half: ${formatQuality({ matchScorer, bm25, skills, random })}\n`);
  process.stdout.write(`nDCG@10 on the tuned half: ${formatQuality(measureRankingQuality(TUNING_USERS))}\n`);

  it('MatchScorer reaches the target', () => {
    expect(matchScorer).toBeGreaterThanOrEqual(0.92);
  });

  it.each(Object.entries({ bm25, skills, random }))('MatchScorer beats %s', (_name, baseline) => {
    expect(matchScorer).toBeGreaterThan(baseline);
  });
});

function formatQuality(quality: Readonly<Record<string, number>>): string {
  return Object.entries(quality)
    .map(([name, value]) => `${name} ${value.toFixed(3)}`)
    .join(', ');
}
