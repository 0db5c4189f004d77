import { pauseAsked } from './retries.js';

const now = Date.parse('2026-01-05T10:00:00Z');

it.each([
  ['0', 0],
  ['7', 7_000],
  [' 1.5 ', 1_500],
  ['Mon, 05 Jan 2026 10:00:20 GMT', 20_000],
  ['Mon, 05 Jan 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the pause that %p asks for', (header, milliseconds) => {
  expect(pauseAsked(header, now)).toBe(milliseconds);
});
