import { payOf, unitOf } from './pay.js';

it.each([
  ['YEAR', 'YEAR'],
  ['1 YEAR', 'YEAR'],
  ['per-year-salary', 'YEAR'],
  ['ANN', 'YEAR'],
  ['Monthly', 'MONTH'],
  ['per-week-salary', 'WEEK'],
  ['per-day-wage', 'DAY'],
  ['per-hour-wage', 'HOUR'],
  ['HUR', 'HOUR'],
])('%s is paid by the %s', (words, unit) => expect(unitOf(words)).toBe(unit));

it.each(['', 'NONE', 'one-time', '2 WEEKS', 'bi-weekly', 'semi-monthly', 'half year', 'fortnight', 'BI_WEEKLY'])(
  '%s is none of our units',
  (words) => expect(unitOf(words)).toBeUndefined(),
);

it('takes amounts written as texts, and a year where no unit is told', () => {
  expect(payOf({ least: '1,800,000', most: '24,00,000', currency: 'inr' })).toEqual({
    minValue: 1_800_000,
    maxValue: 2_400_000,
    unitText: 'YEAR',
    currency: 'INR',
  });
});

it('takes the amounts of currencies of which a salary is thousands of millions', () => {
  expect(payOf({ least: 1_200_000_000, currency: 'VND' })).toMatchObject({ minValue: 1_200_000_000 });
});

it('takes one bound alone', () => {
  expect(payOf({ least: 0, most: 20.5, unit: 'HOUR', currency: 'USD' })).toEqual({
    maxValue: 20.5,
    unitText: 'HOUR',
    currency: 'USD',
  });
});

it.each([
  {},
  { least: 1 },
  { currency: 'EUR' },
  { least: 1, currency: '€' },
  { least: 0, most: -1, currency: 'EUR' },
  { least: '1.2.3', currency: 'EUR' },
  { least: '40k', currency: 'EUR' },
  { least: Infinity, currency: 'EUR' },
  { least: 1.7e308, currency: 'EUR' },
  { most: '1e16', currency: 'EUR' },
  { least: 1, currency: 'EUR', unit: 'project' },
])('knows no salary by %j', (told) => expect(payOf(told)).toBeUndefined());
