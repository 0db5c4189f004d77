import { getEventPeriod } from './event-period.js';

const NOON = '2026-12-10T12:00:00.000Z';
const NEXT_NOON = '2026-12-11T12:00:00.000Z';
const EVENING = '2026-12-10T17:00:00.000Z';
const NIGHT = '2026-12-10T20:00:00.000Z';

it.each([
  ['a day', { startDate: NOON, endDate: NOON, startIsDay: true, endIsDay: true }, '2026-12-10', '2026-12-10'],
  ['days', { startDate: NOON, endDate: NEXT_NOON, startIsDay: true, endIsDay: true }, '2026-12-10', '2026-12-11'],
  ['a time', { startDate: EVENING, endDate: NIGHT, startIsDay: false, endIsDay: false }, EVENING, NIGHT],
  ['noon without an end', { startDate: NOON, endDate: NOON, startIsDay: false, endIsDay: false }, NOON, undefined],
  ['noon to noon', { startDate: NOON, endDate: NEXT_NOON, startIsDay: false, endIsDay: false }, NOON, NEXT_NOON],
  [
    'a time without an end',
    { startDate: EVENING, endDate: EVENING, startIsDay: false, endIsDay: false },
    EVENING,
    undefined,
  ],
  ['a last day', { startDate: EVENING, endDate: NEXT_NOON, startIsDay: false, endIsDay: true }, EVENING, '2026-12-11'],
  ['a first day', { startDate: NOON, endDate: NIGHT, startIsDay: true, endIsDay: false }, '2026-12-10', NIGHT],
  ['an event saved before the flags, a day', { startDate: NOON, endDate: NOON }, '2026-12-10', '2026-12-10'],
  ['an event saved before the flags, days', { startDate: NOON, endDate: NEXT_NOON }, '2026-12-10', '2026-12-11'],
  ['an event saved before the flags, a time', { startDate: NOON, endDate: NIGHT }, NOON, NIGHT],
  ['only an end', { endDate: NIGHT }, undefined, NIGHT],
  ['only a last day', { endDate: NOON, endIsDay: true }, undefined, '2026-12-10'],
])('getEventPeriod: %s', (_what, times, start, end) => {
  expect(getEventPeriod(times)).toEqual({ start, end });
});
