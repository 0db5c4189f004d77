import { formatSalary } from './format-salary';

it.each([
  [undefined, 'Not specified'],
  [{ currency: 'USD', period: 'YEAR' as const }, 'Not specified'],
  [{ minimum: 48_000, maximum: 72_000, currency: 'USD', period: 'YEAR' as const }, '$48,000 – $72,000 per year'],
  [{ minimum: 1_000.6, currency: 'EUR', period: 'MONTH' as const }, 'From €1,001 per month'],
  [{ maximum: 9_000, currency: 'INR', period: 'MONTH' as const }, 'Up to ₹9,000 per month'],
  [{ amount: 500, currency: 'AED', period: 'YEAR' as const }, 'AED\u00a0500 per year'],
  [{ amount: 500, currency: '<1>', period: 'YEAR' as const }, '500 <1> per year'],
  [{ minimum: 0, maximum: 10, currency: 'JPY', period: 'YEAR' as const }, '¥0 – ¥10 per year'],
])('formats %j as %s', (salary, text) => {
  expect(formatSalary(salary)).toBe(text);
});
