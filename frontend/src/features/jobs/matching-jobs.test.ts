import { jobWith } from '../../testing/jobs';
import { NO_FILTERS } from './jobs-view';
import type { JobFilters } from './jobs-view';
import { matchingJobs } from './matching-jobs';
import { boundsOf } from './salary-bounds';

const JOBS = [
  jobWith(1, { title: 'Backend Engineer', company: 'Kestrel', location: 'Pune, India', remote: true }),
  jobWith(2, {
    title: 'Designer',
    description: 'You draw with BACKEND people.',
    location: 'Dubai, United Arab Emirates',
  }),
  jobWith(3, { title: 'Cook', company: 'Backend Bakery', location: '', salary: undefined }),
  jobWith(4, { title: 'Pilot', salary: { value: { minValue: 5_000, maxValue: 6_000, unitText: 'MONTH' } } }),
];

const left = (search: string, filters: Partial<JobFilters> = {}): readonly string[] => {
  const all = { ...NO_FILTERS, ...filters };
  return matchingJobs(JOBS, { search, filters: all }, boundsOf(all) ?? {}).map(({ title }) => title);
};

it('searches titles, companies and descriptions, in any case', () => {
  expect(left(' backend ')).toEqual(['Backend Engineer', 'Designer', 'Cook']);
  expect(left('nothing like it')).toEqual([]);
  expect(left('')).toHaveLength(4);
});

it('keeps jobs whose place has the country in it, in any case', () => {
  expect(left('', { country: 'INDIA' })).toEqual(['Backend Engineer']);
  expect(left('', { country: 'United Arab Emirates' })).toEqual(['Designer', 'Pilot']);
});

it('leaves the location to the server, which knows other names of a place', () => {
  expect(left('', { location: 'Poona' })).toHaveLength(4);
});

it('compares places as the server does: without accents, their words in any order', () => {
  const zurich = jobWith(5, { title: 'Clerk', location: 'Zürich, Switzerland' });
  const found = (country: string) =>
    matchingJobs([zurich], { search: '', filters: { ...NO_FILTERS, country } }, {}).length;
  expect(['Zurich', 'ZÜRICH', 'Switzerland Zurich', 'Zurich, Switzerland'].map(found)).toEqual([1, 1, 1, 1]);
  expect(['Bern', 'Zurich, Austria', '---'].map(found)).toEqual([0, 0, 0]);
});

it('keeps remote jobs alone when only they are wanted', () => {
  expect(left('', { remote: true })).toEqual(['Backend Engineer']);
});

it('compares salaries by the year once both bounds are set, and leaves out who does not say', () => {
  expect(left('', { minSalary: '60000', maxSalary: '72000' })).toEqual(['Pilot']);
  expect(left('', { minSalary: '55000', maxSalary: '72000' })).toEqual(['Backend Engineer', 'Designer', 'Pilot']);
  expect(left('', { minSalary: '55000', maxSalary: '71999' })).toEqual(['Backend Engineer', 'Designer']);
});

it('leaves one bound alone to the server', () => {
  expect(left('', { minSalary: '60000' })).toHaveLength(4);
  expect(left('', { maxSalary: '1' })).toHaveLength(4);
});
