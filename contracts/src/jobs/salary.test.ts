import { yearlySalary } from './salary.js';
import { isWithinBounds, convertToYearly } from './yearly-salary.js';

it.each([
  ['YEAR', 60_000, 60_000],
  ['MONTH', 5_000, 60_000],
  ['HALF_MONTH', 2_500, 60_000],
  ['TWO_WEEKS', 2_000, 52_000],
  ['WEEK', 1_000, 52_000],
  ['DAY', 200, 52_000],
  ['HOUR', 30, 62_400],
] as const)('converts a salary per %s to a yearly salary', (unitText, amount, yearly) => {
  expect(convertToYearly({ value: { minValue: amount, maxValue: amount, unitText } })).toEqual({
    least: yearly,
    most: yearly,
  });
});

it('does not infer a missing salary bound from the other one', () => {
  const onlyMax = convertToYearly({ value: { maxValue: 80_000, unitText: 'YEAR' } });
  expect(isWithinBounds(onlyMax, { minSalary: 75_000 })).toBe(false);
  expect(isWithinBounds(onlyMax, { maxSalary: 80_000 })).toBe(true);
  const onlyMin = convertToYearly({ value: { minValue: 80_000, unitText: 'YEAR' } });
  expect(isWithinBounds(onlyMin, { minSalary: 80_000 })).toBe(true);
  expect(isWithinBounds(onlyMin, { maxSalary: 1_000_000 })).toBe(false);
  expect([yearlySalary.safeParse(onlyMax).success, yearlySalary.safeParse(onlyMin).success]).toEqual([true, true]);
});

it('returns undefined for a salary without amounts', () => {
  expect(convertToYearly({ value: { unitText: 'YEAR' } })).toBeUndefined();
  expect(convertToYearly(undefined)).toBeUndefined();
});

it('accepts any salary without filter bounds and rejects unknown salaries with one', () => {
  expect(isWithinBounds(undefined, {})).toBe(true);
  expect(isWithinBounds(undefined, { minSalary: 0 })).toBe(false);
  expect(isWithinBounds(undefined, { maxSalary: 1_000_000 })).toBe(false);
  expect(isWithinBounds({ least: 1, most: 2 }, { minSalary: 1, maxSalary: 2 })).toBe(true);
  expect(isWithinBounds({ least: 1, most: 3 }, { maxSalary: 2 })).toBe(false);
});
