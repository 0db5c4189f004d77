import { agoWords } from './ago-words';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T12:00:30.000Z', 'just now'],
  ['2026-11-21T11:59:30.000Z', 'just now'],
  ['2026-11-21T11:57:00.000Z', '3 minutes ago'],
  ['2026-11-21T10:30:00.000Z', '1 hour ago'],
  ['2026-11-18T12:00:00.000Z', '3 days ago'],
])('%s is %s', (iso, words) => {
  expect(agoWords(iso, NOW)).toBe(words);
});
