import { formatVerdict } from './print-figures.js';

it.each([
  { isWithinLimit: true, isFailed: false, attempts: 1, verdict: 'ok' },
  { isWithinLimit: true, isFailed: false, attempts: 3, verdict: 'ok (3 attempts)' },
  { isWithinLimit: false, isFailed: false, attempts: 3, verdict: 'outside, does not count (3 attempts)' },
  { isWithinLimit: false, isFailed: true, attempts: 1, verdict: 'FAILED' },
  { isWithinLimit: false, isFailed: true, attempts: 2, verdict: 'FAILED (2 attempts)' },
])('says "FAILED" only of figures that fail the run: $verdict', ({ isWithinLimit, isFailed, attempts, verdict }) => {
  expect(formatVerdict(isWithinLimit, isFailed, attempts)).toBe(verdict);
});
