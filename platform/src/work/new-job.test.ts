import { toJobOptions, calculateDelay } from './new-job.js';

const debounce = { quietMs: 2_000, maxWaitMs: 10_000 };

it.each([
  ['the quiet time after the first change', 0, 2_000],
  ['the quiet time after a later change', 7_000, 2_000],
  ['the rest of the maximum wait', 9_500, 500],
  ['nothing once the maximum wait is over', 30_000, 0],
])('waits for %s', (_, now, delay) => {
  expect(calculateDelay(debounce, 0, now)).toBe(delay);
});

it('does not start a job before its earliest time, even after the maximum wait', () => {
  expect(calculateDelay({ ...debounce, notBefore: 60_000 }, 0, 20_000)).toBe(40_000);
  expect(calculateDelay({ ...debounce, notBefore: 1_000 }, 0, 20_000)).toBe(0);
});

it('sets no delay and no priority for a requested job', () => {
  const options = toJobOptions({ queue: 'cv', name: 'render-cv', id: 'one', data: {} });
  expect(options).not.toHaveProperty('delay');
  expect(options).not.toHaveProperty('priority');
});

it('keeps a failed background job for a week, and a failed requested job for an hour', () => {
  const job = { queue: 'cv', name: 'render-cv', id: 'one', data: {} };
  expect(toJobOptions({ ...job, hasLongRetries: true }).removeOnFail).toEqual({ age: 7 * 24 * 3_600, count: 5_000 });
  expect(toJobOptions(job).removeOnFail).toEqual({ age: 3_600, count: 5_000 });
});
