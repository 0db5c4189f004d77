import { parseInstant, getEndOfInstant } from './instants.js';

const parse = (value: string | number) => parseInstant(value)?.at.toISOString();

it.each<[string | number, string]>([
  ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22t10:00:00z', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00.393+05:30', '2026-11-22T04:30:00.393Z'],
  ['2026-11-22 10:00:00 +0530', '2026-11-22T04:30:00.000Z'],
  ['2026-11-22T10:00', '2026-11-22T10:00:00.000Z'],
  [' 2026-11-22 ', '2026-11-22T00:00:00.000Z'],
  ['Sun, 22 Nov 2026 10:00:00 +0000', '2026-11-22T10:00:00.000Z'],
  ['22.11.2026', '2026-11-22T00:00:00.000Z'],
  [1_794_960_000, '2026-11-18T00:00:00.000Z'],
  [1_794_960_000_000, '2026-11-18T00:00:00.000Z'],
])('parses %j as %s', (value, instant) => expect(parse(value)).toBe(instant));

it.each([
  '',
  'tomorrow',
  '2026',
  '2026-13-01',
  '03/04/2026',
  '2026-11-22T25:00',
  '9999-01-01',
  0,
  -1,
  NaN,
  Infinity,
  1e30,
])('rejects %j', (value) => expect(parseInstant(value)).toBeUndefined());

it('distinguishes days from times and ends a day at its last millisecond', () => {
  expect([parseInstant('2026-11-22')?.isDay, parseInstant('2026-11-22T00:00Z')?.isDay]).toEqual([true, false]);
  const day = { at: new Date('2026-11-22T00:00:00Z'), isDay: true };
  expect(getEndOfInstant(day)).toEqual(new Date('2026-11-22T23:59:59.999Z'));
  expect(getEndOfInstant({ ...day, isDay: false })).toEqual(day.at);
});
