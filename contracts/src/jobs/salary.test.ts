import { keepsWithin, yearlyOf } from './salary.js';

it.each([
  ['YEAR', 60_000, 60_000],
  ['MONTH', 5_000, 60_000],
  ['WEEK', 1_000, 52_000],
  ['DAY', 200, 52_000],
  ['HOUR', 30, 62_400],
] as const)('what is paid by the %s is compared by the year', (unitText, minValue, least) => {
  expect(yearlyOf({ value: { minValue, unitText } })).toEqual({ least, most: least });
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
