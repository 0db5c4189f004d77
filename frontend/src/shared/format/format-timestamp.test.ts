import { formatTimestamp, formatTimestampInText } from './format-timestamp';
import { keepTogether } from './keep-together';

const NOW = new Date(2026, 10, 21, 15, 0);
const toIso = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it.each([
  [toIso(2026, 10, 21, 14, 32), 'Today, 14:32'],
  [toIso(2026, 10, 21, 0, 0), 'Today, 00:00'],
  [toIso(2026, 10, 20, 23, 59), 'Yesterday, 23:59'],
  [toIso(2026, 10, 18, 9, 12), '18 Nov, 09:12'],
  [toIso(2026, 8, 1, 9, 5), '1 Sep, 09:05'],
  [toIso(2025, 10, 20, 9, 12), '20 Nov 2025, 09:12'],
])('formats %s as %s', (iso, text) => expect(formatTimestamp(iso, NOW)).toBe(keepTogether(text)));

it('formats yesterday across a year boundary', () => {
  expect(formatTimestamp(toIso(2025, 11, 31, 8, 0), new Date(2026, 0, 1, 8, 0))).toBe(keepTogether('Yesterday, 08:00'));
});

it.each([
  [toIso(2026, 10, 21, 14, 32), 'today, 14:32'],
  [toIso(2026, 10, 18, 9, 12), '18 Nov, 09:12'],
])('formats %s as %s in a sentence', (iso, text) => expect(formatTimestampInText(iso, NOW)).toBe(keepTogether(text)));
