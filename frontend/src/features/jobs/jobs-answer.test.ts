import { jobWith } from '../../testing/jobs';
import { readJobsPage } from './jobs-answer';

const jobs = [jobWith(1), jobWith(2)];

it('reads what either list answers', () => {
  const recommended = { success: true, data: { jobs, total: 12, totalPages: 2, withoutSalary: 3 } };
  expect(readJobsPage(recommended)).toEqual({ jobs, total: 12, pages: 2, withoutSalary: 3 });
  const all = { success: true, data: { jobs, pagination: { total: 12, pages: 2 } } };
  expect(readJobsPage(all)).toEqual({ jobs, total: 12, pages: 2, withoutSalary: 0 });
});

it('reads jobs alone as all there are', () => {
  expect(readJobsPage(jobs)).toEqual({ jobs, total: 2, pages: 1, withoutSalary: 0 });
});

it('takes a salary without a unit to be for a year', () => {
  const sent = { ...jobWith(1), salary: { value: { minValue: 5 } } };
  expect(readJobsPage([sent])?.jobs[0]?.salary).toEqual({ value: { minValue: 5, unitText: 'YEAR' } });
});

it('fills in what a job need not say', () => {
  const { companyInfo: _companyInfo, employmentType: _employmentType, salary: _salary, ...bare } = jobWith(1);
  expect(readJobsPage([bare])?.jobs[0]).toEqual({ ...bare, companyInfo: {}, employmentType: [] });
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
])('does not read %s', (_what, answer) => {
  expect(readJobsPage(answer)).toBeUndefined();
});
