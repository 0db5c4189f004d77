import { jobsQuery } from './jobs.js';

it('nothing asked for is the first ten of all', () => {
  expect(jobsQuery.parse({})).toEqual({ page: 1, limit: 10, location: '', search: '', remote: '' });
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
])('%s=%s is refused by its name', (name, value) => {
  const refused = jobsQuery.safeParse({ [name]: value });
  expect(refused.error?.issues[0]?.message).toContain(name);
});
