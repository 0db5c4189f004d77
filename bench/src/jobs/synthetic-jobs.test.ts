import { addressOf, WITH_FILTERS } from './list-queries.js';
import { syntheticJobs } from './synthetic-jobs.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const jobs = syntheticJobs(3_000, NOW);
const different = (values: readonly string[]): number => new Set(values).size;

it('no two jobs have one id, one address, or one company, title and place', () => {
  expect(different(jobs.map(({ id }) => id))).toBe(jobs.length);
  expect(different(jobs.map(({ url }) => url))).toBe(jobs.length);
  expect(different(jobs.map(({ company, title, location }) => [company, title, location].join('|')))).toBe(jobs.length);
});

it('the same are made every time', () => {
  expect(syntheticJobs(700, NOW)).toEqual(jobs.slice(0, 700));
});

it('descriptions are as long as real ones and differ from one another', () => {
  const lengths = jobs.map(({ description }) => description.length);
  expect(lengths.reduce((sum, length) => sum + length, 0) / jobs.length).toBeGreaterThan(800);
  expect(different(jobs.map(({ description }) => description))).toBeGreaterThan(0.99 * jobs.length);
});

it('what they pay is in order, and none is posted in the future', () => {
  for (const { salary, postedAt } of jobs) {
    expect(salary?.minValue ?? 0).toBeLessThanOrEqual(salary?.maxValue ?? Number.POSITIVE_INFINITY);
    expect(postedAt.getTime()).toBeLessThan(NOW.getTime());
  }
});

it('the forty combinations of filters are forty', () => {
  expect(different(WITH_FILTERS.map(addressOf))).toBe(40);
});
