import { inTime, OutOfTime } from './in-time.js';

it('returns and throws what the task does', () => {
  expect(inTime(1_000, () => 'done')).toBe('done');
  expect(() => inTime(1_000, () => new URL('nowhere'))).toThrow('Invalid URL');
});

it('interrupts an endless loop and runs the next task', () => {
  const circle = (): never => {
    for (;;);
  };
  expect(() => inTime(50, circle)).toThrow(OutOfTime);
  expect(inTime(1_000, () => 'next')).toBe('next');
});
