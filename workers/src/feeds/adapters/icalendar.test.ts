import {
  createCalendar,
  createDatelessSeries,
  createEvent,
  fetchCalendar,
  parseCalendar,
} from '../../testing/calendars.js';
import { FEED_FIXTURES, readFeedFixture } from '../../testing/feed-fixture.js';
import { type FetchedFeed, fetchAllPages } from '../../testing/fetch-all-pages.js';
import type { CareerEvent } from '../feed-records.js';
import { icalendar } from './icalendar.js';

describe('a calendar', () => {
  let feed: FetchedFeed<CareerEvent>;
  beforeAll(async () => {
    const settings = { file: 'calendar.ics', page: 'https://feeds.test/calendar' };
    feed = await fetchAllPages(icalendar, settings, { folder: FEED_FIXTURES });
  });
  const findById = (id: string) => feed.records.filter((record) => record.id.startsWith(`${id}@feeds.test`));
  const getStarts = (id: string) => findById(id).map(({ startsAt }) => startsAt.toISOString());

  it('returns an event with its place and link', () => {
    expect(findById('utc')).toEqual([
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
    expect(findById('own')).toMatchObject([{ link: 'https://feeds.test/calendar' }]);
  });

  it('supports zones defined in the calendar, IANA zones and the default zone', () => {
    expect(findById('own')).toMatchObject([
      { startsAt: new Date('2026-12-02T06:00:00Z'), endsAt: new Date('2026-12-02T07:30:00Z') },
    ]);
    expect(findById('berlin')).toMatchObject([
      { startsAt: new Date('2026-12-02T09:00:00Z'), endsAt: new Date('2026-12-02T10:00:00Z') },
    ]);
    expect(getStarts('floating')).toEqual(['2026-12-02T04:30:00.000Z']);
  });

  it('returns whole-day events as days', () => {
    expect(findById('days')).toMatchObject([
      { startsAt: new Date('2026-12-10T12:00:00Z'), endsAt: new Date('2026-12-11T12:00:00Z') },
    ]);
  });

  it('skips cancelled and past events', () => {
    expect([...findById('off'), ...findById('over')]).toEqual([]);
  });

  it('expands a series, honouring excluded and moved dates', () => {
    expect(findById('weekly').map(({ title, startsAt }) => [title, startsAt.toISOString()])).toEqual([
      ['Weekly', '2026-11-23T17:00:00.000Z'],
      ['Weekly, moved', '2026-12-01T18:00:00.000Z'],
      ['Weekly', '2026-12-21T17:00:00.000Z'],
    ]);
    expect(new Set(findById('weekly').map(({ id }) => id)).size).toBe(3);
  });

  it('limits a series to 50 dates and 180 days', () => {
    expect(findById('daily')).toHaveLength(50);
    expect(getStarts('daily')[0]).toBe('2026-11-21T12:00:00.000Z');
    expect(getStarts('monthly')).toEqual(
      ['2026-12-07', '2027-01-04', '2027-02-01', '2027-03-01', '2027-04-05', '2027-05-03'].map(
        (day) => `${day}T09:00:00.000Z`,
      ),
    );
  });

  it('skips unreadable events with a reason', () => {
    expect([...feed.errors].sort()).toEqual([
      expect.stringMatching(/^event \d+: .*this line makes no sense/),
      'event nameless@feeds.test: it has no title',
      expect.stringMatching(/^event rubbish@feeds\.test: /),
      'event unknown@feeds.test: unknown time zone: Middle-earth',
      'event without an END:VEVENT line',
    ]);
    expect(findById('last')).toHaveLength(1);
  });
});

it('treats a change to a missing event as an event', async () => {
  const change = createEvent('x', 'RECURRENCE-ID:20261201T100000Z', 'DTSTART:20261202T100000Z');
  expect((await fetchCalendar(createCalendar(...change), 'https://feeds.test/')).records).toMatchObject([
    { id: 'x 2026-12-01T10:00:00Z', startsAt: new Date('2026-12-02T10:00:00Z') },
  ]);
});

it('uses the latest revision of an event', async () => {
  const first = createEvent('x', 'SEQUENCE:1', 'DTSTART:20261202T100000Z');
  const last = createEvent('x', 'SEQUENCE:2', 'DTSTART:20261203T100000Z');
  const { records } = await fetchCalendar(createCalendar(...last, ...first), 'https://feeds.test/');
  expect(records).toMatchObject([{ id: 'x', startsAt: new Date('2026-12-03T10:00:00Z') }]);
});

it('keeps a whole-day event until the day is over in every time zone', async () => {
  const days = ['20261121', '20261120'].flatMap((day) => createEvent(day, `DTSTART;VALUE=DATE:${day}`));
  expect((await fetchCalendar(createCalendar(...days), 'https://feeds.test/')).records).toMatchObject([
    { id: '20261121' },
  ]);
});

it('reports events without a link if no page is configured', async () => {
  expect((await fetchCalendar(createCalendar(...createEvent('x', 'DTSTART:20261202T100000Z')))).errors).toEqual([
    'event x: it has no valid http or https URL',
  ]);
});

it('skips an event whose recurrence rule matches no date', async () => {
  const datelessSeries = createEvent('circle', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const good = createEvent('good', 'DTSTART:20261202T100000Z');
  const { records, errors } = await fetchCalendar(createCalendar(...datelessSeries, ...good), 'https://feeds.test/');
  expect(records).toMatchObject([{ id: 'good' }]);
  expect(errors).toEqual(['event circle: its dates take too long to compute']);
});

it.each([
  ['no calendar', '<p>Sorry</p>', /not a calendar/],
  ['nothing', '', /not a calendar/],
  ['a truncated calendar', readFeedFixture('calendar.ics').slice(0, 900), /truncated/],
])('fails for %s', async (_, text, reason) => {
  const { fetchError } = await fetchCalendar(text);
  expect(String(fetchError)).toMatch(/^FeedUnreadableError/);
  expect(String(fetchError)).toMatch(reason);
});

it('accepts an empty calendar', async () => {
  expect(await fetchCalendar(createCalendar())).toEqual({ records: [], errors: [], pageCount: 1 });
});

it('reports the id of an unreadable event only if it has a single date', async () => {
  const single = createEvent('once', 'DTSTART:tomorrow');
  const { errors } = await parseCalendar(createCalendar(...single, ...createDatelessSeries(1)));
  expect(errors.map(({ id }) => id)).toEqual(['once', undefined]);
});

it('skips events that exceed the size limit', async () => {
  const oversizedEvent = createEvent('long', 'DTSTART:20261202T100000Z', `DESCRIPTION:${'x'.repeat(200_000)}`);
  const good = createEvent('good', 'DTSTART:20261202T100000Z');
  const { records, errors } = await parseCalendar(createCalendar(...oversizedEvent, ...good));
  expect([records.length, errors]).toEqual([1, [{ reason: 'event 1: it is too long' }]]);
});

it('skips an event whose end is out of range', async () => {
  const eventWithDistantEnd = createEvent('x', 'DTSTART:20261202T100000Z', 'DURATION:P500000W');
  const { records, errors } = await parseCalendar(createCalendar(...eventWithDistantEnd));
  expect([records, errors]).toEqual([[], [{ id: 'x', reason: 'event x: its time is invalid or too far ahead' }]]);
});

it('skips events of long ago', async () => {
  const old = ['19450508T120000Z', '19000101', '00010101'].flatMap((start) => createEvent(start, `DTSTART:${start}`));
  expect(await parseCalendar(createCalendar(...old))).toMatchObject({ records: [] });
});

it('returns a date of a past series that was moved to the future', async () => {
  const series = createEvent('x', 'DTSTART:20200106T100000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20200301T000000Z');
  const change = createEvent('x', 'RECURRENCE-ID:20200113T100000Z', 'DTSTART:20261202T100000Z');
  expect((await fetchCalendar(createCalendar(...series, ...change), 'https://feeds.test/')).records).toMatchObject([
    { startsAt: new Date('2026-12-02T10:00:00Z') },
  ]);
});
