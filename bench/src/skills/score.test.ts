import { add, namesIn, NOTHING, precision, recall, scored } from './score.js';

describe('score of detected skills', () => {
  it('counts true positives, false positives and false negatives', () => {
    const counts = scored(new Set(['Python', 'SQL', 'Go']), new Set(['Python', 'Rust']));
    expect(counts).toEqual({ right: 1, wrong: 1, missed: 2 });
    expect(precision(counts)).toBe(1 / 2);
    expect(recall(counts)).toBe(1 / 3);
  });

  it('sums counts', () => {
    expect(add({ right: 1, wrong: 2, missed: 3 }, { right: 10, wrong: 20, missed: 30 })).toEqual({
      right: 11,
      wrong: 22,
      missed: 33,
    });
  });

  it('is 1 if there was nothing to find and nothing was found', () => {
    expect([precision(NOTHING), recall(NOTHING)]).toEqual([1, 1]);
  });

  it('maps labels to canonical names and keeps unknown labels', () => {
    expect(namesIn(['js', 'JavaScript', 'Underwater Welding Theory'])).toEqual(
      new Set(['JavaScript', 'Underwater Welding Theory']),
    );
  });
});
