import { normalizeSalary, parseSalaryUnit } from './pay.js';

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
])('parses %s as %s', (words, unit) => expect(parseSalaryUnit(words)).toBe(unit));

it.each(['', 'NONE', 'one-time', '2 WEEKS', 'bi-weekly', 'semi-monthly', 'half year', 'fortnight', 'BI_WEEKLY'])(
  'does not support the unit %s',
  (words) => expect(parseSalaryUnit(words)).toBeUndefined(),
);

it('parses amounts with separators and defaults to a yearly salary', () => {
  expect(normalizeSalary({ min: '1,800,000', max: '24,00,000', currency: 'inr' })).toEqual({
    minValue: 1_800_000,
    maxValue: 2_400_000,
    unitText: 'YEAR',
    currency: 'INR',
  });
});

it('accepts billions for low-value currencies', () => {
  expect(normalizeSalary({ min: 1_200_000_000, currency: 'VND' })).toMatchObject({ minValue: 1_200_000_000 });
});

it('accepts a single bound', () => {
  expect(normalizeSalary({ min: 0, max: 20.5, unit: 'HOUR', currency: 'USD' })).toEqual({
    maxValue: 20.5,
    unitText: 'HOUR',
    currency: 'USD',
  });
});

it.each([
  {},
  { min: 1 },
  { currency: 'EUR' },
  { min: 1, currency: '€' },
  { min: 0, max: -1, currency: 'EUR' },
  { min: '1.2.3', currency: 'EUR' },
  { min: '40k', currency: 'EUR' },
  { min: Infinity, currency: 'EUR' },
  { min: 1.7e308, currency: 'EUR' },
  { max: '1e16', currency: 'EUR' },
  { min: 1, currency: 'EUR', unit: 'project' },
])('rejects the salary %j', (salary) => expect(normalizeSalary(salary)).toBeUndefined());
