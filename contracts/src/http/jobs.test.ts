import { jobDetails, jobsQuery } from './jobs.js';

it('defaults to the first page of ten jobs without filters', () => {
  expect(jobsQuery.parse({})).toEqual({
    page: 1,
    limit: 10,
    location: '',
    search: '',
    remote: '',
    sort: '',
    place: '',
    employmentType: '',
    show: '',
    currency: '',
  });
  expect(jobsQuery.parse({ minSalary: '', maxSalary: '', remote: '' })).toMatchObject({ page: 1, remote: '' });
});

it.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', ['1', '2']],
  ['limit', '0'],
  ['limit', '51'],
  ['limit', 'ten'],
  ['minSalary', '-5'],
  ['maxSalary', '1e9'],
  ['remote', 'yes'],
  ['currency', 'euro'],
])('rejects %s=%s with a message that names the parameter', (name, value) => {
  const result = jobsQuery.safeParse({ [name]: value });
  expect(result.error?.issues[0]?.message).toContain(name);
});

it('requires either match or noMatch for a job', () => {
  const job = {
    _id: 'acme-1',
    jobId: 'acme-1',
    title: 'Engineer',
    company: 'Acme',
    companyInfo: {},
    location: 'Pune, India',
    description: 'Go.',
    postedAt: '2026-11-10T00:00:00.000Z',
    remote: false,
    employmentType: [],
    url: 'https://acme.example/1',
    source: { id: 'acme', name: 'Acme', isSample: false },
  };
  const match = { matchPercentage: 80, summary: '', parts: [], met: [], missing: [], revision: 1, rankerVersion: 1 };
  const isValid = (matchFields: object) =>
    jobDetails.safeParse({ success: true, data: { job, ...matchFields } }).success;
  expect([isValid({ match }), isValid({ noMatch: 'no-profile' }), isValid({ noMatch: 'not-ready' })]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isValid({}), isValid({ match, noMatch: 'not-ready' })]).toEqual([false, false]);
});
