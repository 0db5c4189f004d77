import { TEST, TUNE } from './grades.js';
import { ndcg } from './ndcg.js';
import { rankingQuality } from './ranking-quality.js';

it('the best order is 1, one without anything to find too, and any other less', () => {
  expect(ndcg([3, 2, 1, 0])).toBe(1);
  expect(ndcg([0, 0, 0])).toBe(1);
  expect(ndcg([0, 3])).toBeCloseTo(1 / Math.log2(3));
  expect(ndcg([...Array<number>(10).fill(0), 3])).toBe(0);
});

describe('on the half of the golden set that was not tuned with', () => {
  const { ours, bm25, skills, random } = rankingQuality(TEST);
  process.stdout.write(`nDCG@10 on the test half: ${shown({ ours, bm25, skills, random })}\n`);
  process.stdout.write(`nDCG@10 on the tuned half: ${shown(rankingQuality(TUNE))}\n`);

  it('our ranking is good', () => {
    expect(ours).toBeGreaterThanOrEqual(0.85);
  });

  it.each(Object.entries({ bm25, skills, random }))('our ranking is better than %s alone', (_name, other) => {
    expect(ours).toBeGreaterThan(other);
  });
});

function shown(quality: Readonly<Record<string, number>>): string {
  return Object.entries(quality)
    .map(([name, value]) => `${name} ${value.toFixed(3)}`)
    .join(', ');
}
