import fc from 'fast-check';
import {
  createCalendar,
  createDatelessSeries,
  createEvent,
  fetchCalendar,
  parseCalendar,
} from '../../testing/calendars.js';

it('returns the 1,000 soonest dates of many old series', async () => {
  const series = Array.from({ length: 100 }, (_, nth) =>
    createEvent(`weekly ${String(nth)}`, 'DTSTART:19960101T100000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=2'),
  );
  const { records, errors, fetchError } = await fetchCalendar(createCalendar(...series.flat()), 'https://feeds.test/');
  expect([errors, fetchError, records.length]).toEqual([[], undefined, 1_000]);
  // Every other Monday since 1 January 1996.
  const days = new Set(records.map(({ startsAt }) => startsAt.toISOString().slice(0, 10)));
  expect([days.size, [...days][0], [...days].at(-1)]).toEqual([10, '2026-11-23', '2027-03-29']);
});

it('yields to the event loop while splitting and expanding a calendar', async () => {
  let turnCount = 0;
  let isRunning = true;
  const work = (): void => {
    turnCount += 1;
    if (isRunning) setImmediate(work);
  };
  work();
  const { errors } = await parseCalendar(createCalendar(...createDatelessSeries(5)));
  expect([errors.length, turnCount >= 5]).toEqual([5, true]);
  turnCount = 0;
  await parseCalendar(createCalendar('X-NOTHING:here\r\n'.repeat(400_000)));
  isRunning = false;
  expect(turnCount).toBeGreaterThan(2);
});

it('returns partial results when the time limit of the calendar is reached', async () => {
  const good = createEvent('good', 'DTSTART:20261202T100000Z');
  const { records, fetchError } = await fetchCalendar(
    createCalendar(...good, ...createDatelessSeries(30)),
    'https://feeds.test/',
  );
  expect(records).toMatchObject([{ id: 'good' }]);
  expect(String(fetchError)).toMatch(/FeedUnreadableError.*take too long/);
});

it('returns only valid dates for arbitrary calendar times', async () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${String(count)}}$`));
  const day = fc.oneof(digits(8), fc.constantFrom('20261202', '99991231'));
  const time = fc
    .tuple(day, digits(6), fc.constantFrom('', 'Z'))
    .map(([date, clock, zone]) => `:${date}T${clock}${zone}`);
  const start = fc.oneof(
    time,
    day.map((date) => `;VALUE=DATE:${date}`),
  );
  const duration = fc
    .tuple(fc.nat(20_000_000), fc.constantFrom('W', 'D'))
    .map(([count, unit]) => `DURATION:P${String(count)}${unit}`);
  const end = fc.oneof(
    duration,
    start.map((at) => `DTEND${at}`),
  );
  await fc.assert(
    fc.asyncProperty(start, end, async (from, until) => {
      const { records } = await parseCalendar(createCalendar(...createEvent('x', `DTSTART${from}`, until)));
      expect(records.every(({ startsAt, endsAt }) => startsAt <= endsAt && endsAt.getUTCFullYear() < 2200)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
