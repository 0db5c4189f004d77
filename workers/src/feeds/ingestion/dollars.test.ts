import { yearlyOf, yearlySalary } from '@trackrecord/contracts';
import { inDollars } from './dollars.js';

const rates = { EUR: 1.1, INR: 0.012 };

it('dollars stay as they are', () => {
  expect(inDollars({ minValue: 60_000, maxValue: 80_000, unitText: 'YEAR', currency: 'USD' }, rates)).toEqual({
    value: { minValue: 60_000, maxValue: 80_000, unitText: 'YEAR' },
  });
});

it('another currency is converted into whole dollars and named', () => {
  expect(inDollars({ minValue: 1_800_000, maxValue: 2_500_005, unitText: 'YEAR', currency: 'INR' }, rates)).toEqual({
    value: { minValue: 21_600, maxValue: 30_000, unitText: 'YEAR' },
    convertedFrom: 'INR',
  });
});

it('one bound alone stays one bound', () => {
  expect(inDollars({ minValue: 100, unitText: 'DAY', currency: 'EUR' }, rates)?.value).toEqual({
    minValue: 110,
    unitText: 'DAY',
  });
  expect(inDollars({ maxValue: 100, unitText: 'DAY', currency: 'EUR' }, rates)?.value).toEqual({
    maxValue: 110,
    unitText: 'DAY',
  });
});

it('bounds the wrong way round are put right, and one that is no amount does not count', () => {
  expect(inDollars({ minValue: 9, maxValue: 5, unitText: 'HOUR', currency: 'USD' }, rates)?.value).toMatchObject({
    minValue: 5,
    maxValue: 9,
  });
  expect(inDollars({ minValue: 0, maxValue: 5, unitText: 'HOUR', currency: 'USD' }, rates)?.value).toEqual({
    maxValue: 5,
    unitText: 'HOUR',
  });
  expect(inDollars({ minValue: Number.NaN, unitText: 'HOUR', currency: 'USD' }, rates)).toBeUndefined();
});

it.each([1.7e308, 1e16, 1e9 + 1, 0.001, Infinity])('%d dollars are no amount that anybody is paid', (maxValue) => {
  expect(inDollars({ maxValue, unitText: 'HOUR', currency: 'USD' }, rates)).toBeUndefined();
  expect(inDollars({ minValue: 20, maxValue, unitText: 'HOUR', currency: 'USD' }, rates)?.value).toEqual({
    minValue: 20,
    unitText: 'HOUR',
  });
});

it('the largest salary that is taken can be compared by the year', () => {
  const salary = inDollars({ minValue: 1e9, maxValue: 1e9, unitText: 'HOUR', currency: 'USD' }, rates);
  expect(yearlySalary.safeParse(yearlyOf(salary)).success).toBe(true);
});

it.each(['XYZ', 'constructor', ''])(
  'a currency without a rate (%s) gives no salary rather than a wrong one',
  (currency) => {
    expect(inDollars({ minValue: 50_000, unitText: 'YEAR', currency }, rates)).toBeUndefined();
  },
);
