import { jobWith } from '../../testing/jobs';
import { readJobsPage } from './jobs-answer';

const jobs = [jobWith(1), jobWith(2)];

/** What the screen shows of the jobs. */
const listed = [jobWith(1), jobWith(2)].map(({ _id, source: { name, isSample }, ...job }) => ({
  ...job,
  source: { name, isSample },
}));

it('reads what either list answers', () => {
  const recommended = { success: true, data: { jobs, total: 12, totalPages: 2, withoutSalary: 3 } };
  expect(readJobsPage(recommended)).toEqual({ jobs: listed, total: 12, pages: 2, withoutSalary: 3 });
  const all = { success: true, data: { jobs, pagination: { total: 12, pages: 2 } } };
  expect(readJobsPage(all)).toEqual({ jobs: listed, total: 12, pages: 2, withoutSalary: 0 });
});

it('reads jobs alone as all there are', () => {
  expect(readJobsPage(jobs)).toEqual({ jobs: listed, total: 2, pages: 1, withoutSalary: 0 });
});

it('takes a salary without a unit to be for a year', () => {
  const sent = { ...jobWith(1), salary: { value: { minValue: 5 } } };
  expect(readJobsPage([sent])?.jobs[0]?.salary).toEqual({ value: { minValue: 5, unitText: 'YEAR' } });
});

const NEEDED = {
  jobId: 'feed-1',
  title: 'Pilot',
  company: 'Kestrel Labs',
  url: 'https://example.com/jobs/1',
  description: 'Steer large ships.',
  postedAt: '2026-11-20T10:00:00.000Z',
};

it('fills in what a job need not say', () => {
  expect(readJobsPage([NEEDED])?.jobs[0]).toEqual({ ...NEEDED, companyInfo: {}, remote: false, employmentType: [] });
});

it.each([
  ['null', null],
  ['a number', 7],
  ['a list', ['x', 7]],
  ['an object', { value: { unitText: 'FORTNIGHT', minValue: 1 }, name: 7, matchPercentage: 'high' }],
])('takes %s, where it makes no sense, for nothing that was said', (_what, said) => {
  const { employmentType, ...job } =
    readJobsPage([
      {
        ...NEEDED,
        companyInfo: said,
        location: said,
        salary: said,
        roleType: said,
        role: said,
        validThrough: said,
        remote: said,
        employmentType: said,
        source: said,
        searchContext: said,
      },
    ])?.jobs[0] ?? {};
  expect(job).toEqual({ ...NEEDED, companyInfo: {}, remote: false });
  expect(employmentType).toEqual(Array.isArray(said) ? ['x'] : []);
});

it.each([
  ['null', null],
  ['a text', 'jobs'],
  ['a failure', { success: false, data: { jobs, total: 2, totalPages: 1 } }],
  ['no data', { success: true }],
  ['no jobs', { success: true, data: { total: 2, totalPages: 1 } }],
  ['no total', { success: true, data: { jobs, totalPages: 1 } }],
  ['no pages', { success: true, data: { jobs, pagination: { total: 2 } } }],
  ['a list of something else', [{ title: 'Gulf Cloud Days' }]],
  ['a list of nothing', [null]],
  ['a job without a title', [{ ...NEEDED, title: null }]],
  ['a job of no day', [{ ...NEEDED, postedAt: 'yesterday' }]],
])('does not read %s', (_what, answer) => {
  expect(readJobsPage(answer)).toBeUndefined();
});
