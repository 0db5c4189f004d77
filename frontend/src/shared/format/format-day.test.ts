import { formatDay } from './format-day';

it.each([
  ['2026-12-12T00:00:00.000Z', '12 Dec 2026'],
  ['2026-09-01T23:59:59.000Z', '1 Sep 2026'],
  ['2027-02-04T12:30:00.000Z', '4 Feb 2027'],
])('formats %s as %s', (iso, text) => {
  expect(formatDay(iso)).toBe(text);
});
