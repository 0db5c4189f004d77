import { makeJob } from '../../testing/jobs';
import { NO_FILTERS } from './jobs-view';
import type { JobFilters } from './jobs-view';
import { filterJobs } from './filter-jobs';
import { parseBounds } from './salary-bounds';

const JOBS = [
  makeJob(1, { title: 'Backend Engineer', company: 'Kestrel', location: 'Pune, India', remote: true }),
  makeJob(2, {
    title: 'Designer',
    description: 'You draw with BACKEND people.',
    location: 'Dubai, United Arab Emirates',
  }),
  makeJob(3, { title: 'Cook', company: 'Backend Bakery', location: '', salary: undefined }),
  makeJob(4, { title: 'Pilot', salary: { value: { minValue: 5_000, maxValue: 6_000, unitText: 'MONTH' } } }),
];

const filterTitles = (search: string, filters: Partial<JobFilters> = {}): readonly string[] => {
  const allFilters = { ...NO_FILTERS, ...filters };
  return filterJobs(JOBS, { search, filters: allFilters }, parseBounds(allFilters) ?? {}).map(({ title }) => title);
};

it('searches titles, companies and descriptions, ignoring case', () => {
  expect(filterTitles(' backend ')).toEqual(['Backend Engineer', 'Designer', 'Cook']);
  expect(filterTitles('nothing like it')).toEqual([]);
  expect(filterTitles('')).toHaveLength(4);
});

it('filters by country, ignoring case', () => {
  expect(filterTitles('', { country: 'INDIA' })).toEqual(['Backend Engineer']);
  expect(filterTitles('', { country: 'United Arab Emirates' })).toEqual(['Designer', 'Pilot']);
});

it('leaves filtering by location to the server', () => {
  expect(filterTitles('', { location: 'Poona' })).toHaveLength(4);
});

it('ignores accents and the order of words in the country filter', () => {
  const zurich = makeJob(5, { title: 'Clerk', location: 'Zürich, Switzerland' });
  const count = (country: string) =>
    filterJobs([zurich], { search: '', filters: { ...NO_FILTERS, country } }, {}).length;
  expect(['Zurich', 'ZÜRICH', 'Switzerland Zurich', 'Zurich, Switzerland'].map(count)).toEqual([1, 1, 1, 1]);
  expect(['Bern', 'Zurich, Austria', '---'].map(count)).toEqual([0, 0, 0]);
});

it('filters remote jobs', () => {
  expect(filterTitles('', { remote: true })).toEqual(['Backend Engineer']);
});

it('filters by yearly salary if both bounds are set, hiding jobs without a salary', () => {
  expect(filterTitles('', { minSalary: '60000', maxSalary: '72000' })).toEqual(['Pilot']);
  expect(filterTitles('', { minSalary: '55000', maxSalary: '72000' })).toEqual([
    'Backend Engineer',
    'Designer',
    'Pilot',
  ]);
  expect(filterTitles('', { minSalary: '55000', maxSalary: '71999' })).toEqual(['Backend Engineer', 'Designer']);
});

it('does not apply a single salary bound', () => {
  expect(filterTitles('', { minSalary: '60000' })).toHaveLength(4);
  expect(filterTitles('', { maxSalary: '1' })).toHaveLength(4);
});
