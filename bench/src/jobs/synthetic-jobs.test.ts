import { addressOf, WITH_FILTERS } from './list-queries.js';
import { syntheticJobs } from './synthetic-jobs.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const jobs = syntheticJobs(3_000, NOW);
const different = (values: readonly string[]): number => new Set(values).size;

it('generates jobs with unique ids, URLs, and combinations of company, title and location', () => {
  expect(different(jobs.map(({ id }) => id))).toBe(jobs.length);
  expect(different(jobs.map(({ url }) => url))).toBe(jobs.length);
  expect(different(jobs.map(({ company, title, location }) => [company, title, location].join('|')))).toBe(jobs.length);
});

it('is deterministic', () => {
  expect(syntheticJobs(700, NOW)).toEqual(jobs.slice(0, 700));
});

it('generates distinct descriptions of realistic length', () => {
  const lengths = jobs.map(({ description }) => description.length);
  expect(lengths.reduce((sum, length) => sum + length, 0) / jobs.length).toBeGreaterThan(800);
  expect(different(jobs.map(({ description }) => description))).toBeGreaterThan(0.99 * jobs.length);
});

it('generates valid salary ranges and no dates in the future', () => {
  for (const { salary, postedAt } of jobs) {
    expect(salary?.minValue ?? 0).toBeLessThanOrEqual(salary?.maxValue ?? Number.POSITIVE_INFINITY);
    expect(postedAt.getTime()).toBeLessThan(NOW.getTime());
  }
});

it('has forty distinct combinations of filters', () => {
  expect(different(WITH_FILTERS.map(addressOf))).toBe(40);
});
