import { formatRelativeTime } from './format-relative-time';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T12:00:30.000Z', 'just now'],
  ['2026-11-21T11:59:30.000Z', 'just now'],
  ['2026-11-21T11:57:00.000Z', '3 minutes ago'],
  ['2026-11-21T10:30:00.000Z', '1 hour ago'],
  ['2026-11-18T12:00:00.000Z', '3 days ago'],
  ['2026-11-14T12:00:00.000Z', '1 week ago'],
  ['2026-10-25T12:00:00.000Z', '3 weeks ago'],
  ['2026-10-22T12:00:00.000Z', '1 month ago'],
  ['2024-11-20T12:00:00.000Z', '2 years ago'],
])('formats %s as %s', (iso, text) => {
  expect(formatRelativeTime(iso, NOW)).toBe(text);
});
