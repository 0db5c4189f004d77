import { keepsWithin, yearlyOf, yearlySalary } from './salary.js';

it.each([
  ['YEAR', 60_000, 60_000],
  ['MONTH', 5_000, 60_000],
  ['WEEK', 1_000, 52_000],
  ['DAY', 200, 52_000],
  ['HOUR', 30, 62_400],
] as const)('what is paid by the %s is compared by the year', (unitText, amount, aYear) => {
  expect(yearlyOf({ value: { minValue: amount, maxValue: amount, unitText } })).toEqual({ least: aYear, most: aYear });
});

it('one bound alone says nothing of the other', () => {
  const upTo = yearlyOf({ value: { maxValue: 80_000, unitText: 'YEAR' } });
  expect(keepsWithin(upTo, { minSalary: 75_000 })).toBe(false);
  expect(keepsWithin(upTo, { maxSalary: 80_000 })).toBe(true);
  const from = yearlyOf({ value: { minValue: 80_000, unitText: 'YEAR' } });
  expect(keepsWithin(from, { minSalary: 80_000 })).toBe(true);
  expect(keepsWithin(from, { maxSalary: 1_000_000 })).toBe(false);
  expect([yearlySalary.safeParse(upTo).success, yearlySalary.safeParse(from).success]).toEqual([true, true]);
});

it('a salary without amounts is none', () => {
  expect(yearlyOf({ value: { unitText: 'YEAR' } })).toBeUndefined();
  expect(yearlyOf(undefined)).toBeUndefined();
});

it('a bound that is not set lets everything through; one that is set nothing that is not known', () => {
  expect(keepsWithin(undefined, {})).toBe(true);
  expect(keepsWithin(undefined, { minSalary: 0 })).toBe(false);
  expect(keepsWithin(undefined, { maxSalary: 1_000_000 })).toBe(false);
  expect(keepsWithin({ least: 1, most: 2 }, { minSalary: 1, maxSalary: 2 })).toBe(true);
  expect(keepsWithin({ least: 1, most: 3 }, { maxSalary: 2 })).toBe(false);
});
