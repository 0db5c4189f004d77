import { add, namesIn, NOTHING, precision, recall, scored } from './score.js';

describe('the score of what was found', () => {
  it('counts what is right, wrong and missed', () => {
    const counts = scored(new Set(['Python', 'SQL', 'Go']), new Set(['Python', 'Rust']));
    expect(counts).toEqual({ right: 1, wrong: 1, missed: 2 });
    expect(precision(counts)).toBe(1 / 2);
    expect(recall(counts)).toBe(1 / 3);
  });

  it('sums over texts', () => {
    expect(add({ right: 1, wrong: 2, missed: 3 }, { right: 10, wrong: 20, missed: 30 })).toEqual({
      right: 11,
      wrong: 22,
      missed: 33,
    });
  });

  it('is whole where there was nothing to find and nothing was found', () => {
    expect([precision(NOTHING), recall(NOTHING)]).toEqual([1, 1]);
  });

  it('compares canonical names, and keeps a label that no skill goes by', () => {
    expect(namesIn(['js', 'JavaScript', 'Underwater Welding Theory'])).toEqual(
      new Set(['JavaScript', 'Underwater Welding Theory']),
    );
  });
});
