import { formatDay, formatLocalDay, formatLongDay, formatRecentDay, formatShortDay } from './format-day';

const NOW = new Date(2026, 10, 26, 12, 0);

it.each([
  ['2026-12-12T00:00:00.000Z', '12 Dec 2026'],
  ['2026-09-01T23:59:59.000Z', '1 Sep 2026'],
  ['2027-02-04', '4 Feb 2027'],
])('formats %s as %s', (iso, text) => {
  expect(formatDay(iso)).toBe(text);
});

it('formats a time as the day in the time zone of the user', () => {
  expect(formatLocalDay(new Date(2026, 10, 26, 0, 5).toISOString())).toBe('26 Nov 2026');
  expect(formatLocalDay(new Date(2026, 10, 26, 23, 55).toISOString())).toBe('26 Nov 2026');
});

it('names the year of a day only if it is not the current one', () => {
  expect(formatRecentDay('2026-11-27', NOW)).toBe('27 Nov');
  expect(formatRecentDay('2027-01-04', NOW)).toBe('4 Jan 2027');
  expect(formatShortDay('2026-11-27', NOW)).toBe('Fri 27 Nov');
  expect(formatShortDay('2027-01-04', NOW)).toBe('Mon 4 Jan 2027');
});

it('formats a long day', () => {
  expect(formatLongDay('2026-11-28')).toBe('Saturday 28 November');
});
