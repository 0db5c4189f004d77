import { createRatio } from './figure.js';
import { checkFigures, formatLimit, readLimits } from './limits.js';

const FULL_RUN = { isShort: false };
const LIMITS = { writes: { share: { min: 0.8, last: 0.9 }, growth: { max: 1.5, last: null } } };

describe('checkFigures', () => {
  it('compares each figure with its minimum or maximum', () => {
    const checked = checkFigures('writes', [createRatio('share', 0.79), createRatio('growth', 1.5)], LIMITS, FULL_RUN);
    expect(checked.map(({ isWithinLimit }) => isWithinLimit)).toEqual([false, true]);
  });

  it('treats NaN as outside every limit', () => {
    const [share] = checkFigures(
      'writes',
      [createRatio('share', Number.NaN), createRatio('growth', 1)],
      LIMITS,
      FULL_RUN,
    );
    expect(share?.isWithinLimit).toBe(false);
  });

  it('fails if a figure with a limit was not measured', () => {
    expect(() => checkFigures('writes', [createRatio('share', 1)], LIMITS, FULL_RUN)).toThrow(
      'writes did not measure: growth',
    );
  });

  it('skips figures of full runs in short runs', () => {
    const limits = { writes: { share: { min: 0.8, last: 0.9 }, slow: { max: 1, last: null, fullRunsOnly: true } } };
    expect(checkFigures('writes', [createRatio('share', 1)], limits, { isShort: true })).toHaveLength(1);
    expect(() => checkFigures('writes', [createRatio('share', 1)], limits, FULL_RUN)).toThrow('did not measure: slow');
  });

  it('fails if a ratio has no limit', () => {
    const figures = [createRatio('share', 1), createRatio('growth', 1), createRatio('new', 1)];
    expect(() => checkFigures('writes', figures, LIMITS, FULL_RUN)).toThrow('no limit for writes: new');
  });

  it('accepts times without a limit', () => {
    const figures = [createRatio('share', 1), createRatio('growth', 1), { name: 'p50', value: 3, unit: 'ms' as const }];
    expect(checkFigures('writes', figures, LIMITS, FULL_RUN)[2]).toMatchObject({ isWithinLimit: true });
  });
});

it('fails if a time has a limit', () => {
  const limits = { cv: { p50: { max: 40, last: null } } };
  expect(() => checkFigures('cv', [{ name: 'p50', value: 3, unit: 'ms' }], limits, FULL_RUN)).toThrow(
    'limits times of cv: p50',
  );
});

describe('limits.json', () => {
  it('gives every figure either a minimum or a maximum', () => {
    const limits = readLimits(new URL('../../limits.json', `file://${__filename}`));
    for (const entry of Object.values(limits).flatMap((figures) => Object.values(figures))) {
      expect(formatLimit(entry)).toMatch(/^[≥≤] \d/);
    }
  });
});
