import type { JobSalary } from '@trackrecord/contracts';
import { jobWith } from '../../testing/jobs';
import { companyInitials, placeWords, roleWords, salaryWords, sizeWords } from './job-words';

const salary = (
  minValue: number | undefined,
  maxValue: number | undefined,
  unitText: JobSalary['value']['unitText'] = 'YEAR',
): JobSalary => ({
  value: { unitText, ...(minValue !== undefined && { minValue }), ...(maxValue !== undefined && { maxValue }) },
});

it.each([
  ['$55,000 – $70,000 / year', salary(55_000, 70_000)],
  ['$4,500 – $6,001 / month', salary(4_500, 6_000.6, 'MONTH')],
  ['From $30 / hour', salary(30, undefined, 'HOUR')],
  ['Up to $90,000 / year', salary(undefined, 90_000)],
  ['$500 / day', salary(500, 500, 'DAY')],
  ['Not specified', salary(undefined, undefined)],
  ['Not specified', salary(Number.NaN, Number.NaN)],
  ['Not specified', undefined],
])('says %s', (words, paid) => {
  expect(salaryWords(paid)).toBe(words);
});

it('says what a job does not say', () => {
  const bare = jobWith(1, { location: ' ', companyInfo: {}, roleType: undefined });
  expect(placeWords(bare)).toBe('Remote');
  expect(sizeWords(bare)).toBe('Company size not specified');
  expect(roleWords(bare)).toBeUndefined();
});

it('calls the role by either name', () => {
  expect(roleWords(jobWith(1, { roleType: 'Backend' }))).toBe('Backend');
  expect(roleWords({ ...jobWith(1, { roleType: '' }), role: 'Engineer' })).toBe('Engineer');
});

it.each([
  ['Kestrel Labs', 'KL'],
  ['Oakbridge', 'OA'],
  ['The Very Long Company', 'TC'],
])('%s has the initials %s', (company, initials) => {
  expect(companyInitials(company)).toBe(initials);
});
