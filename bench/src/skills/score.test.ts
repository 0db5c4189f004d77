import { addCounts, toCanonicalNames, countMatches, computePrecision, computeRecall, ZERO_COUNTS } from './score.js';

describe('score of detected skills', () => {
  it('counts true positives, false positives and false negatives', () => {
    const counts = countMatches(new Set(['Python', 'SQL', 'Go']), new Set(['Python', 'Rust']));
    expect(counts).toEqual({ truePositives: 1, falsePositives: 1, falseNegatives: 2 });
    expect(computePrecision(counts)).toBe(1 / 2);
    expect(computeRecall(counts)).toBe(1 / 3);
  });

  it('sums counts', () => {
    expect(
      addCounts(
        { truePositives: 1, falsePositives: 2, falseNegatives: 3 },
        { truePositives: 10, falsePositives: 20, falseNegatives: 30 },
      ),
    ).toEqual({
      truePositives: 11,
      falsePositives: 22,
      falseNegatives: 33,
    });
  });

  it('returns 1 if no skill is expected and none is detected', () => {
    expect([computePrecision(ZERO_COUNTS), computeRecall(ZERO_COUNTS)]).toEqual([1, 1]);
  });

  it('maps labels to canonical names and keeps unknown labels', () => {
    expect(toCanonicalNames(['js', 'JavaScript', 'Underwater Welding Theory'])).toEqual(
      new Set(['JavaScript', 'Underwater Welding Theory']),
    );
  });
});
