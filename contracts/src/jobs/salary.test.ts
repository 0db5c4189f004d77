import { keepsWithin, yearlyOf, yearlySalary } from './salary.js';

it.each([
  ['YEAR', 60_000, 60_000],
  ['MONTH', 5_000, 60_000],
  ['WEEK', 1_000, 52_000],
  ['DAY', 200, 52_000],
  ['HOUR', 30, 62_400],
] as const)('converts a salary per %s to a yearly salary', (unitText, amount, yearly) => {
  expect(yearlyOf({ value: { minValue: amount, maxValue: amount, unitText } })).toEqual({
    least: yearly,
    most: yearly,
  });
});

it('does not infer a missing salary bound from the other one', () => {
  const onlyMax = yearlyOf({ value: { maxValue: 80_000, unitText: 'YEAR' } });
  expect(keepsWithin(onlyMax, { minSalary: 75_000 })).toBe(false);
  expect(keepsWithin(onlyMax, { maxSalary: 80_000 })).toBe(true);
  const from = yearlyOf({ value: { minValue: 80_000, unitText: 'YEAR' } });
  expect(keepsWithin(from, { minSalary: 80_000 })).toBe(true);
  expect(keepsWithin(from, { maxSalary: 1_000_000 })).toBe(false);
  expect([yearlySalary.safeParse(onlyMax).success, yearlySalary.safeParse(from).success]).toEqual([true, true]);
});

it('returns undefined for a salary without amounts', () => {
  expect(yearlyOf({ value: { unitText: 'YEAR' } })).toBeUndefined();
  expect(yearlyOf(undefined)).toBeUndefined();
});

it('accepts any salary without filter bounds and rejects unknown salaries with one', () => {
  expect(keepsWithin(undefined, {})).toBe(true);
  expect(keepsWithin(undefined, { minSalary: 0 })).toBe(false);
  expect(keepsWithin(undefined, { maxSalary: 1_000_000 })).toBe(false);
  expect(keepsWithin({ least: 1, most: 2 }, { minSalary: 1, maxSalary: 2 })).toBe(true);
  expect(keepsWithin({ least: 1, most: 3 }, { maxSalary: 2 })).toBe(false);
});
