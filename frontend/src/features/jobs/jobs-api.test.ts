import { makeJob } from '../../testing/jobs';
import { readJobsPage } from './jobs-api';

const jobs = [makeJob(1), makeJob(2)];

/** The jobs without the fields that the page does not show. */
const listedJobs = [makeJob(1), makeJob(2)].map(({ _id, source: { name, isSample }, ...job }) => ({
  ...job,
  source: { name, isSample },
}));

it('reads the response of either list', () => {
  const recommendedBody = {
    success: true,
    data: { jobs, total: 12, totalPages: 2, withoutSalary: 3, currencies: ['USD', 'EUR'], newCount: 1, newest: 40 },
  };
  expect(readJobsPage(recommendedBody)).toEqual({
    jobs: listedJobs,
    totalCount: 12,
    pageCount: 2,
    withoutSalaryCount: 3,
    currencies: ['USD', 'EUR'],
    newCount: 1,
    newestJobNumber: 40,
  });
  const allJobsBody = { success: true, data: { jobs, pagination: { total: 12, pages: 2 } } };
  expect(readJobsPage(allJobsBody)).toEqual({
    jobs: listedJobs,
    totalCount: 12,
    pageCount: 2,
    withoutSalaryCount: 0,
    currencies: [],
    newCount: 0,
  });
});

it('reads a plain array as the whole list', () => {
  expect(readJobsPage(jobs)).toEqual({
    jobs: listedJobs,
    totalCount: 2,
    pageCount: 1,
    withoutSalaryCount: 0,
    currencies: [],
    newCount: 0,
  });
});

it('uses YEAR as the default salary unit', () => {
  const job = { ...makeJob(1), salary: { value: { minValue: 5 } } };
  expect(readJobsPage([job])?.jobs[0]?.salary).toEqual({ value: { minValue: 5, unitText: 'YEAR' } });
});

const REQUIRED = {
  jobId: 'feed-1',
  title: 'Pilot',
  company: 'Kestrel Labs',
  url: 'https://example.com/jobs/1',
  description: 'Steer large ships.',
  postedAt: '2026-11-20T10:00:00.000Z',
};

it('fills in missing optional fields', () => {
  expect(readJobsPage([REQUIRED])?.jobs[0]).toEqual({
    ...REQUIRED,
    companyInfo: {},
    remote: false,
    employmentType: [],
  });
});

it.each([
  ['null', null],
  ['a number', 7],
  ['a list', ['x', 7]],
  ['an object', { value: { unitText: 'FORTNIGHT', minValue: 1 }, name: 7, matchPercentage: 'high' }],
])('ignores optional fields that are %s', (_what, value) => {
  const { employmentType, ...job } =
    readJobsPage([
      {
        ...REQUIRED,
        companyInfo: value,
        location: value,
        salary: value,
        roleType: value,
        role: value,
        validThrough: value,
        remote: value,
        employmentType: value,
        source: value,
        searchContext: value,
      },
    ])?.jobs[0] ?? {};
  expect(job).toEqual({ ...REQUIRED, companyInfo: {}, remote: false });
  expect(employmentType).toEqual(Array.isArray(value) ? ['x'] : []);
});

it.each([
  ['null', null],
  ['a string', 'jobs'],
  ['an unsuccessful response', { success: false, data: { jobs, total: 2, totalPages: 1 } }],
  ['no data', { success: true }],
  ['no jobs', { success: true, data: { total: 2, totalPages: 1 } }],
  ['no total', { success: true, data: { jobs, totalPages: 1 } }],
  ['no pages', { success: true, data: { jobs, pagination: { total: 2 } } }],
  ['an array of other items', [{ title: 'Gulf Cloud Days' }]],
  ['an array of null', [null]],
  ['a job without a title', [{ ...REQUIRED, title: null }]],
])('rejects %s', (_what, response) => {
  expect(readJobsPage(response)).toBeUndefined();
});
