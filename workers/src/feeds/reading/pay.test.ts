import { normalizeSalary } from './pay.js';

it.each([
  [
    { min: '1,800,000', max: '24,00,000', currency: 'inr' },
    { minValue: 1_800_000, maxValue: 2_400_000, unitText: 'YEAR', currency: 'INR' },
  ],
  [
    { min: 1_200_000_000, currency: 'VND' },
    { minValue: 1_200_000_000, unitText: 'YEAR', currency: 'VND' },
  ],
  [
    { min: 0, max: 20.5, unit: 'HOUR', currency: 'USD' },
    { maxValue: 20.5, unitText: 'HOUR', currency: 'USD' },
  ],
  [
    { min: '45000,00', currency: 'EUR' },
    { minValue: 45_000, unitText: 'YEAR', currency: 'EUR' },
  ],
  [
    { min: '40k', currency: '€' },
    { minValue: 40_000, unitText: 'YEAR', currency: 'EUR' },
  ],
  [
    { min: '€45.000 – €55.000', max: '€45.000 – €55.000', unit: 'ANN' },
    { minValue: 45_000, maxValue: 55_000, unitText: 'YEAR', currency: 'EUR' },
  ],
  [
    { min: 2_000, max: 1_000, unit: '2 WEEKS', currency: 'CAD' },
    { minValue: 1_000, maxValue: 2_000, unitText: 'TWO_WEEKS', currency: 'CAD' },
  ],
  [
    { min: '$30/hour', unit: '' },
    { minValue: 30, unitText: 'HOUR', currency: 'USD' },
  ],
  [
    { max: '$30', unit: ' ', currency: 'CAD' },
    { maxValue: 30, unitText: 'YEAR', currency: 'CAD' },
  ],
])('normalizes the salary %j', (fields, salary) => expect(normalizeSalary(fields)).toEqual(salary));

it.each([
  {},
  { min: 1 },
  { currency: 'EUR' },
  { min: 1, currency: 'kr' },
  { min: 0, max: -1, currency: 'EUR' },
  { min: '1.2.3', currency: 'EUR' },
  { min: '40 plus bonus', currency: 'EUR' },
  { min: '€40', max: '$50' },
  { min: Infinity, currency: 'EUR' },
  { min: 1.7e308, currency: 'EUR' },
  { max: '1e16', currency: 'EUR' },
  { min: 1, currency: 'EUR', unit: 'project' },
  { min: 1, currency: 'EUR', unit: 'quarter' },
])('rejects the salary %j', (salary) => expect(normalizeSalary(salary)).toBeUndefined());
