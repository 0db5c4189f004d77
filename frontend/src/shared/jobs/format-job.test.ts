import type { JobSalary } from '@trackrecord/contracts';
import { makeJob } from '../../testing/jobs';
import {
  getCompanyInitials,
  formatLocation,
  formatReasons,
  formatRole,
  formatSalary,
  formatCompanySize,
} from './format-job';

const makeSalary = (
  minValue: number | undefined,
  maxValue: number | undefined,
  unitText: JobSalary['value']['unitText'] = 'YEAR',
): JobSalary => ({
  value: { unitText, ...(minValue !== undefined && { minValue }), ...(maxValue !== undefined && { maxValue }) },
});

it.each([
  ['$55,000 – $70,000 / year', makeSalary(55_000, 70_000)],
  ['$4,500 – $6,001 / month', makeSalary(4_500, 6_000.6, 'MONTH')],
  ['$2,000 / two weeks', makeSalary(2_000, 2_000, 'TWO_WEEKS')],
  ['From $30 / hour', makeSalary(30, undefined, 'HOUR')],
  ['Up to $90,000 / year', makeSalary(undefined, 90_000)],
  ['$500 / day', makeSalary(500, 500, 'DAY')],
  [
    '$58,000 – $69,600 / year (€50,000 – €60,000)',
    { ...makeSalary(58_000, 69_600), posted: { minValue: 50_000, maxValue: 60_000, currency: 'EUR', rate: 1.16 } },
  ],
  [
    'From $26 / hour (From €22.75)',
    { ...makeSalary(26, undefined, 'HOUR'), posted: { minValue: 22.75, currency: 'EUR', rate: 1.16 } },
  ],
  [
    'Up to CHF\u00A09,000 / month',
    { ...makeSalary(undefined, undefined, 'MONTH'), posted: { maxValue: 9_000, currency: 'CHF' } },
  ],
  ['Not specified', makeSalary(undefined, undefined)],
  ['Not specified', makeSalary(Number.NaN, Number.NaN)],
  ['Not specified', undefined],
])('formats a salary as %s', (text, input) => {
  expect(formatSalary(input)).toBe(text);
});

it('falls back to defaults for missing fields', () => {
  const minimalJob = makeJob(1, { location: ' ', companyInfo: {}, roleType: undefined });
  expect(formatLocation(minimalJob)).toBe('Remote');
  expect(formatCompanySize(minimalJob)).toBe('Company size not specified');
  expect(formatRole(minimalJob)).toBeUndefined();
});

it('returns roleType as the role, or the field role if roleType is empty', () => {
  expect(formatRole(makeJob(1, { roleType: 'Backend' }))).toBe('Backend');
  expect(formatRole({ ...makeJob(1, { roleType: '' }), role: 'Engineer' })).toBe('Engineer');
});

it.each([
  [['8 of 9 skills', 'Dubai'], { skills: { met: 8, listed: 9 }, location: 'Dubai' }],
  [['1 of 1 skill'], { skills: { met: 1, listed: 1 } }],
  [['Remote', 'title fits', 'salary fits'], { location: 'Remote', title: true, salary: true }],
  [[], {}],
  [[], undefined],
] as const)('formats the reasons of a match as %j', (texts, reasons) => {
  expect(formatReasons(makeJob(1, { searchContext: { matchPercentage: 94, reasons } }))).toEqual(texts);
});

it.each([
  ['Kestrel Labs', 'KL'],
  ['Oakbridge', 'OA'],
  ['The Very Long Company', 'TC'],
])('returns the initials of %s: %s', (company, initials) => {
  expect(getCompanyInitials(company)).toBe(initials);
});
