import {
  countOf,
  formatExactTime,
  formatMegabytes,
  formatMilliseconds,
  formatPart,
  formatSeconds,
} from './format-amounts';

it.each([
  [0, '0 s'],
  [1.44, '1.4 s'],
  [5, '5 s'],
  [61.4, '61 s'],
  [119, '119 s'],
  [700, '12 min'],
  [9_000, '3 h'],
  [400_000, '5 d'],
])('formats %d seconds as %s', (seconds, text) => expect(formatSeconds(seconds)).toBe(text));

it.each([
  [0, '0%'],
  [0.29, '29%'],
  [0.412, '41%'],
  [0.999, '99%'],
  [1, '100%'],
])('formats the part %d as %s', (part, text) => expect(formatPart(part)).toBe(text));

it('formats counts, times and memory', () => {
  expect(countOf(1, 'job')).toBe('1 job');
  expect(countOf(1_500, 'job')).toBe('1,500 jobs');
  expect(formatExactTime(new Date(2026, 10, 21, 14, 2, 11).toISOString())).toBe('14:02:11');
  expect(formatMilliseconds(0.0841)).toBe('84 ms');
  expect(formatMegabytes(180_400_000)).toBe('180 MB');
});
