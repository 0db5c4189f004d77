import { inTime, OutOfTime } from './in-time.js';

it('gives what a task gives, and throws what it throws', () => {
  expect(inTime(1_000, () => 'done')).toBe('done');
  expect(() => inTime(1_000, () => new URL('nowhere'))).toThrow('Invalid URL');
});

it('ends a task that runs in circles, and goes on with the next', () => {
  const circle = (): never => {
    for (;;);
  };
  expect(() => inTime(50, circle)).toThrow(OutOfTime);
  expect(inTime(1_000, () => 'next')).toBe('next');
});
