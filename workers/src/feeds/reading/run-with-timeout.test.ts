import { runWithTimeout, TaskTimeoutError } from './run-with-timeout.js';

it('returns the result of the task and rethrows its error', () => {
  expect(runWithTimeout(1_000, () => 'done')).toBe('done');
  expect(() => runWithTimeout(1_000, () => new URL('nowhere'))).toThrow('Invalid URL');
});

it('interrupts an endless loop and runs the next task', () => {
  const endlessLoop = (): never => {
    for (;;);
  };
  expect(() => runWithTimeout(50, endlessLoop)).toThrow(TaskTimeoutError);
  expect(runWithTimeout(1_000, () => 'next')).toBe('next');
});
