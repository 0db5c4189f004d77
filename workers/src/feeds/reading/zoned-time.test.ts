import { toUtc } from './zoned-time.js';

const createWallTime = (month: number, day: number, hour: number, minute = 0) => ({
  year: 2026,
  month,
  day,
  hour,
  minute,
  second: 0,
});

it.each([
  ['Asia/Kolkata', createWallTime(12, 1, 10), '2026-12-01T04:30:00.000Z'],
  ['Europe/Berlin', createWallTime(7, 1, 10), '2026-07-01T08:00:00.000Z'],
  ['Europe/Berlin', createWallTime(12, 1, 10), '2026-12-01T09:00:00.000Z'],
  ['America/New_York', createWallTime(11, 1, 12), '2026-11-01T17:00:00.000Z'],
  ['America/New_York', createWallTime(3, 8, 1, 30), '2026-03-08T06:30:00.000Z'],
  ['/freeassociation.sourceforge.net/Europe/Berlin', createWallTime(12, 1, 10), '2026-12-01T09:00:00.000Z'],
  ['UTC', createWallTime(12, 1, 10), '2026-12-01T10:00:00.000Z'],
])('converts %s time %j', (zone, time, instant) => {
  expect(toUtc(time, zone)?.toISOString()).toBe(instant);
});

it.each(['', 'Middle-earth', 'W. Europe Standard Time', 'A/B'])('returns undefined for the unknown zone %j', (zone) => {
  expect(toUtc(createWallTime(1, 1, 0), zone)).toBeUndefined();
});
