import { makeJob } from '../../testing/jobs';
import { readJobsPage } from './jobs-api';

const jobs = [makeJob(1), makeJob(2)];

it('reads the response of either list', () => {
  const recommendedBody = {
    success: true,
    data: { jobs, total: 12, totalPages: 2, withoutSalary: 3, currencies: ['USD', 'EUR'], newCount: 1, newest: 40 },
  };
  const page = {
    jobs,
    totalCount: 12,
    pageCount: 2,
    withoutSalaryCount: 3,
    currencies: ['USD', 'EUR'],
    newCount: 1,
    newestJobNumber: 40,
  };
  expect(readJobsPage(recommendedBody)).toEqual(page);
  const { total, totalPages: pages, ...data } = recommendedBody.data;
  expect(readJobsPage({ success: true, data: { ...data, pagination: { total, pages } } })).toEqual(page);
});

it('reads a plain array as the whole list', () => {
  expect(readJobsPage(jobs)).toEqual({
    jobs,
    totalCount: 2,
    pageCount: 1,
    withoutSalaryCount: 0,
    currencies: [],
    newCount: 0,
  });
});

it.each([
  ['null', null],
  ['a string', 'jobs'],
  ['an unsuccessful response', { success: false, data: { jobs, total: 2, totalPages: 1 } }],
  ['no data', { success: true }],
  ['no jobs', { success: true, data: { total: 2, totalPages: 1 } }],
])('rejects %s', (_what, response) => {
  expect(readJobsPage(response)).toBeUndefined();
});
