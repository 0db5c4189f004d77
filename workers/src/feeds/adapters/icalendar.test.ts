import fc from 'fast-check';
import { FEED_FIXTURES, readFeedFixture } from '../../testing/feed-fixture.js';
import { startFeedServer, respondWith } from '../../testing/feed-server.js';
import { type FetchedFeed, fetchAllPages, NOW } from '../../testing/fetch-all-pages.js';
import type { RecordError, FeedPage } from '../adapter.js';
import type { CareerEvent } from '../feed-records.js';
import { icalendar } from './icalendar.js';

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: readonly string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, ...lines, 'END:VEVENT'],
];

async function served(text: string, page?: string) {
  const server = await startFeedServer({ '/c.ics': respondWith(text, 'text/calendar; charset=utf-8') });
  const settings = { url: 'https://feeds.test/c.ics', ...(page !== undefined && { page }) };
  const fetched = await fetchAllPages(icalendar, settings, server);
  await server.end();
  return fetched;
}

/** Parses a calendar without a server. */
async function read(text: string): Promise<FeedPage<CareerEvent>> {
  const all: { found: CareerEvent[]; faults: RecordError[] } = { found: [], faults: [] };
  const settings = { file: 'c.ics', page: 'https://feeds.test/' };
  for await (const page of icalendar.pages(settings, { now: NOW, text: () => Promise.resolve(text) })) {
    all.found.push(...page.found);
    all.faults.push(...page.faults);
  }
  return all;
}

describe('a calendar', () => {
  let fetched: FetchedFeed<CareerEvent>;
  beforeAll(async () => {
    const settings = { file: 'calendar.ics', page: 'https://feeds.test/calendar' };
    fetched = await fetchAllPages(icalendar, settings, { folder: FEED_FIXTURES });
  });
  const of = (id: string) => fetched.found.filter((found) => found.id.startsWith(`${id}@feeds.test`));
  const starts = (id: string) => of(id).map(({ startsAt }) => startsAt.toISOString());

  it('returns an event with its place and link', () => {
    expect(of('utc')).toEqual([
      {
        id: 'utc@feeds.test',
        title: 'Talk, with questions',
        startsAt: new Date('2026-12-01T16:00:00Z'),
        endsAt: new Date('2026-12-01T17:30:00Z'),
        place: 'Library Pune',
        link: 'https://feeds.test/talk',
      },
    ]);
  });

  it('falls back to the page of the feed for events without a link', () => {
    expect(of('own')).toMatchObject([{ link: 'https://feeds.test/calendar' }]);
  });

  it('supports zones defined in the calendar, IANA zones and the default zone', () => {
    expect(of('own')).toMatchObject([
      { startsAt: new Date('2026-12-02T06:00:00Z'), endsAt: new Date('2026-12-02T07:30:00Z') },
    ]);
    expect(of('berlin')).toMatchObject([
      { startsAt: new Date('2026-12-02T09:00:00Z'), endsAt: new Date('2026-12-02T10:00:00Z') },
    ]);
    expect(starts('floating')).toEqual(['2026-12-02T04:30:00.000Z']);
  });

  it('returns whole-day events as days', () => {
    expect(of('days')).toMatchObject([
      { startsAt: new Date('2026-12-10T12:00:00Z'), endsAt: new Date('2026-12-11T12:00:00Z') },
    ]);
  });

  it('skips cancelled and past events', () => {
    expect([...of('off'), ...of('over')]).toEqual([]);
  });

  it('expands a series, honouring excluded and moved dates', () => {
    expect(of('weekly').map(({ title, startsAt }) => [title, startsAt.toISOString()])).toEqual([
      ['Weekly', '2026-11-23T17:00:00.000Z'],
      ['Weekly, moved', '2026-12-01T18:00:00.000Z'],
      ['Weekly', '2026-12-21T17:00:00.000Z'],
    ]);
    expect(new Set(of('weekly').map(({ id }) => id)).size).toBe(3);
  });

  it('limits a series to 50 dates and 180 days', () => {
    expect(of('daily')).toHaveLength(50);
    expect(starts('daily')[0]).toBe('2026-11-21T12:00:00.000Z');
    expect(starts('monthly')).toEqual(
      ['2026-12-07', '2027-01-04', '2027-02-01', '2027-03-01', '2027-04-05', '2027-05-03'].map(
        (day) => `${day}T09:00:00.000Z`,
      ),
    );
  });

  it('skips unreadable events with a reason', () => {
    expect([...fetched.faults].sort()).toEqual([
      expect.stringMatching(/^event \d+: .*this line makes no sense/),
      'event nameless@feeds.test: it has no title',
      expect.stringMatching(/^event rubbish@feeds\.test: /),
      'event unknown@feeds.test: unknown time zone: Middle-earth',
      'event without an end',
    ]);
    expect(of('last')).toHaveLength(1);
  });
});

it('treats a change to a missing event as an event', async () => {
  const change = event('x', 'RECURRENCE-ID:20261201T100000Z', 'DTSTART:20261202T100000Z');
  expect((await served(calendar(...change), 'https://feeds.test/')).found).toMatchObject([
    { id: 'x 2026-12-01T10:00:00Z', startsAt: new Date('2026-12-02T10:00:00Z') },
  ]);
});

it('uses the latest revision of an event', async () => {
  const first = event('x', 'SEQUENCE:1', 'DTSTART:20261202T100000Z');
  const last = event('x', 'SEQUENCE:2', 'DTSTART:20261203T100000Z');
  const { found } = await served(calendar(...last, ...first), 'https://feeds.test/');
  expect(found).toMatchObject([{ id: 'x', startsAt: new Date('2026-12-03T10:00:00Z') }]);
});

it('keeps a whole-day event until the day is over in every time zone', async () => {
  const days = ['20261121', '20261120'].flatMap((day) => event(day, `DTSTART;VALUE=DATE:${day}`));
  expect((await served(calendar(...days), 'https://feeds.test/')).found).toMatchObject([{ id: '20261121' }]);
});

it('reports events without a link if no page is configured', async () => {
  expect((await served(calendar(...event('x', 'DTSTART:20261202T100000Z')))).faults).toEqual([
    'event x: it has no web address',
  ]);
});

it('skips recurrence rules that never end', async () => {
  const circle = event('circle', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const good = event('good', 'DTSTART:20261202T100000Z');
  const { found, faults } = await served(calendar(...circle, ...good), 'https://feeds.test/');
  expect(found).toMatchObject([{ id: 'good' }]);
  expect(faults).toEqual(['event circle: its dates take too long to compute']);
});

it.each([
  ['no calendar', '<p>Sorry</p>', /not a calendar/],
  ['nothing', '', /not a calendar/],
  ['one that breaks off', readFeedFixture('calendar.ics').slice(0, 900), /truncated/],
])('fails for %s', async (_, text, why) => {
  const { stoppedBy } = await served(text);
  expect(String(stoppedBy)).toMatch(/^FeedUnreadable/);
  expect(String(stoppedBy)).toMatch(why);
});

it('accepts an empty calendar', async () => {
  expect(await served(calendar())).toEqual({ found: [], faults: [], pages: 1 });
});

it('returns the 1,000 soonest dates of many old series', async () => {
  const series = Array.from({ length: 100 }, (_, nth) =>
    event(`weekly ${String(nth)}`, 'DTSTART:19960101T100000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=2'),
  );
  const { found, faults, stoppedBy } = await served(calendar(...series.flat()), 'https://feeds.test/');
  expect([faults, stoppedBy, found.length]).toEqual([[], undefined, 1_000]);
  // Every other Monday since 1 January 1996.
  const days = new Set(found.map(({ startsAt }) => startsAt.toISOString().slice(0, 10)));
  expect([days.size, [...days][0], [...days].at(-1)]).toEqual([10, '2026-11-23', '2027-03-29']);
});

const circles = (many: number) =>
  Array.from({ length: many }, (_, nth) =>
    event(`circle ${String(nth)}`, 'DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
  ).flat();

it('yields to the event loop while splitting and expanding a calendar', async () => {
  let turns = 0;
  let isGoing = true;
  const work = (): void => {
    turns += 1;
    if (isGoing) setImmediate(work);
  };
  work();
  const { faults } = await read(calendar(...circles(5)));
  expect([faults.length, turns >= 5]).toEqual([5, true]);
  turns = 0;
  await read(calendar('X-NOTHING:here\r\n'.repeat(400_000)));
  isGoing = false;
  expect(turns).toBeGreaterThan(2);
});

it('returns partial results when the time limit of the calendar is reached', async () => {
  const good = event('good', 'DTSTART:20261202T100000Z');
  const { found, stoppedBy } = await served(calendar(...good, ...circles(30)), 'https://feeds.test/');
  expect(found).toMatchObject([{ id: 'good' }]);
  expect(String(stoppedBy)).toMatch(/FeedUnreadable.*take too long/);
});

it('reports the id of an unreadable event only if it has a single date', async () => {
  const once = event('once', 'DTSTART:tomorrow');
  const { faults } = await read(calendar(...once, ...circles(1)));
  expect(faults.map(({ id }) => id)).toEqual(['once', undefined]);
});

it('skips events that exceed the size limit', async () => {
  const long = event('long', 'DTSTART:20261202T100000Z', `DESCRIPTION:${'x'.repeat(200_000)}`);
  const good = event('good', 'DTSTART:20261202T100000Z');
  const { found, faults } = await read(calendar(...long, ...good));
  expect([found.length, faults]).toEqual([1, [{ reason: 'event 1: it is too long' }]]);
});

it('skips an event whose end is out of range', async () => {
  const endless = event('x', 'DTSTART:20261202T100000Z', 'DURATION:P500000W');
  const { found, faults } = await read(calendar(...endless));
  expect([found, faults]).toEqual([[], [{ id: 'x', reason: 'event x: its time is invalid or too far ahead' }]]);
});

it('skips events of long ago', async () => {
  const old = ['19450508T120000Z', '19000101', '00010101'].flatMap((start) => event(start, `DTSTART:${start}`));
  expect(await read(calendar(...old))).toMatchObject({ found: [] });
});

it('returns only valid dates for arbitrary calendar times', async () => {
  const digits = (many: number) => fc.stringMatching(new RegExp(`^[0-9]{${String(many)}}$`));
  const day = fc.oneof(digits(8), fc.constantFrom('20261202', '99991231'));
  const time = fc
    .tuple(day, digits(6), fc.constantFrom('', 'Z'))
    .map(([date, clock, zone]) => `:${date}T${clock}${zone}`);
  const start = fc.oneof(
    time,
    day.map((date) => `;VALUE=DATE:${date}`),
  );
  const lasts = fc
    .tuple(fc.nat(20_000_000), fc.constantFrom('W', 'D'))
    .map(([many, unit]) => `DURATION:P${String(many)}${unit}`);
  const end = fc.oneof(
    lasts,
    start.map((at) => `DTEND${at}`),
  );
  await fc.assert(
    fc.asyncProperty(start, end, async (from, until) => {
      const { found } = await read(calendar(...event('x', `DTSTART${from}`, until)));
      expect(found.every(({ startsAt, endsAt }) => startsAt <= endsAt && endsAt.getUTCFullYear() < 2200)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('returns a date of a past series that was moved to the future', async () => {
  const series = event('x', 'DTSTART:20200106T100000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20200301T000000Z');
  const change = event('x', 'RECURRENCE-ID:20200113T100000Z', 'DTSTART:20261202T100000Z');
  expect((await served(calendar(...series, ...change), 'https://feeds.test/')).found).toMatchObject([
    { startsAt: new Date('2026-12-02T10:00:00Z') },
  ]);
});
