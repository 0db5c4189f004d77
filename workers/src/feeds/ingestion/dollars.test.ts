import { convertToYearly, yearlySalary } from '@trackrecord/contracts';
import { toDollars } from './dollars.js';

const rates = { EUR: 1.1, INR: 0.012 };

it('leaves US dollars unchanged', () => {
  expect(toDollars({ minValue: 60_000, maxValue: 80_000, unitText: 'YEAR', currency: 'USD' }, rates)).toEqual({
    value: { minValue: 60_000, maxValue: 80_000, unitText: 'YEAR' },
  });
});

it('converts other currencies to whole dollars and names the original', () => {
  expect(toDollars({ minValue: 1_800_000, maxValue: 2_500_005, unitText: 'YEAR', currency: 'INR' }, rates)).toEqual({
    value: { minValue: 21_600, maxValue: 30_000, unitText: 'YEAR' },
    convertedFrom: 'INR',
    posted: { minValue: 1_800_000, maxValue: 2_500_005, currency: 'INR', rate: 0.012 },
  });
});

it('keeps a single bound', () => {
  expect(toDollars({ minValue: 100, unitText: 'DAY', currency: 'EUR' }, rates)?.value).toEqual({
    minValue: 110,
    unitText: 'DAY',
  });
  expect(toDollars({ maxValue: 100, unitText: 'DAY', currency: 'EUR' }, rates)?.value).toEqual({
    maxValue: 110,
    unitText: 'DAY',
  });
});

it('swaps reversed bounds and ignores invalid ones', () => {
  expect(toDollars({ minValue: 9, maxValue: 5, unitText: 'HOUR', currency: 'USD' }, rates)?.value).toMatchObject({
    minValue: 5,
    maxValue: 9,
  });
  expect(toDollars({ minValue: 0, maxValue: 5, unitText: 'HOUR', currency: 'USD' }, rates)?.value).toEqual({
    maxValue: 5,
    unitText: 'HOUR',
  });
  expect(toDollars({ minValue: Number.NaN, unitText: 'HOUR', currency: 'USD' }, rates)).toBeUndefined();
});

it.each([1.7e308, 1e16, 1e9 + 1, 0.001, Infinity])('ignores the implausible amount %d', (maxValue) => {
  expect(toDollars({ maxValue, unitText: 'HOUR', currency: 'USD' }, rates)).toBeUndefined();
  expect(toDollars({ minValue: 20, maxValue, unitText: 'HOUR', currency: 'USD' }, rates)?.value).toEqual({
    minValue: 20,
    unitText: 'HOUR',
  });
});

it('limits salaries to what the yearly comparison accepts', () => {
  const salary = toDollars({ minValue: 1e9, maxValue: 1e9, unitText: 'HOUR', currency: 'USD' }, rates);
  expect(yearlySalary.safeParse(convertToYearly(salary)).success).toBe(true);
});

it.each(['XYZ', 'constructor'])('keeps a salary in a currency without a rate (%s) as it was posted', (currency) => {
  const salary = toDollars({ minValue: 50_000, maxValue: 40_000, unitText: 'TWO_WEEKS', currency }, rates);
  expect(salary).toEqual({
    value: { unitText: 'TWO_WEEKS' },
    posted: { minValue: 40_000, maxValue: 50_000, currency },
  });
  expect(convertToYearly(salary)).toBeUndefined();
});
