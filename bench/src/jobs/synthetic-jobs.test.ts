import { toQueryString, WITH_FILTERS } from './list-queries.js';
import { generateJobs } from './synthetic-jobs.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const jobs = generateJobs(3_000, NOW);
const countDistinct = (values: readonly string[]): number => new Set(values).size;

it('generates jobs with unique ids, URLs, and combinations of company, title and location', () => {
  expect(countDistinct(jobs.map(({ id }) => id))).toBe(jobs.length);
  expect(countDistinct(jobs.map(({ url }) => url))).toBe(jobs.length);
  expect(countDistinct(jobs.map(({ company, title, location }) => [company, title, location].join('|')))).toBe(
    jobs.length,
  );
});

it('the generator returns the same jobs for the same seed', () => {
  expect(generateJobs(700, NOW)).toEqual(jobs.slice(0, 700));
});

it('generates distinct descriptions of realistic length', () => {
  const lengths = jobs.map(({ description }) => description.length);
  expect(lengths.reduce((sum, length) => sum + length, 0) / jobs.length).toBeGreaterThan(800);
  expect(countDistinct(jobs.map(({ description }) => description))).toBeGreaterThan(0.99 * jobs.length);
});

it('generates valid salary ranges and no dates in the future', () => {
  const hasValidSalary = ({ salary }: (typeof jobs)[number]) =>
    (salary?.minValue ?? 0) <= (salary?.maxValue ?? Number.POSITIVE_INFINITY);
  expect(jobs.filter((job) => !hasValidSalary(job))).toEqual([]);
  expect(jobs.filter(({ postedAt }) => postedAt === undefined || postedAt >= NOW)).toEqual([]);
});

it('the filters have forty distinct combinations', () => {
  expect(countDistinct(WITH_FILTERS.map(toQueryString))).toBe(40);
});
