import { FEED_FIXTURES, feedFixture } from '../../testing/feed-fixture.js';
import { feedServer, sends } from '../../testing/feed-server.js';
import { type Fetched, fetchFrom } from '../../testing/fetch-from.js';
import type { FoundEvent } from '../found.js';
import { icalendar } from './icalendar.js';

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: readonly string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, ...lines, 'END:VEVENT'],
];

async function served(text: string, page?: string) {
  const server = await feedServer({ '/c.ics': sends(text, 'text/calendar; charset=utf-8') });
  const settings = { url: 'https://feeds.test/c.ics', ...(page !== undefined && { page }) };
  const fetched = await fetchFrom(icalendar, settings, server);
  await server.end();
  return fetched;
}

describe('a calendar', () => {
  let read: Fetched<FoundEvent>;
  beforeAll(async () => {
    const settings = { file: 'calendar.ics', page: 'https://feeds.test/calendar' };
    read = await fetchFrom(icalendar, settings, { folder: FEED_FIXTURES });
  });
  const of = (id: string) => read.found.filter((found) => found.id.startsWith(`${id}@feeds.test`));
  const starts = (id: string) => of(id).map(({ startsAt }) => startsAt.toISOString());

  it('tells of an event with its place and its own link', () => {
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

  it('leads to the page of the feed where an event has no link', () => {
    expect(of('own')).toMatchObject([{ link: 'https://feeds.test/calendar' }]);
  });

  it('knows the zones of the calendar, those that all know, and the one for times without', () => {
    expect(of('own')).toMatchObject([
      { startsAt: new Date('2026-12-02T06:00:00Z'), endsAt: new Date('2026-12-02T07:30:00Z') },
    ]);
    expect(of('berlin')).toMatchObject([
      { startsAt: new Date('2026-12-02T09:00:00Z'), endsAt: new Date('2026-12-02T10:00:00Z') },
    ]);
    expect(starts('floating')).toEqual(['2026-12-02T04:30:00.000Z']);
  });

  it('tells of whole days by the days', () => {
    expect(of('days')).toMatchObject([
      { startsAt: new Date('2026-12-10T12:00:00Z'), endsAt: new Date('2026-12-11T12:00:00Z') },
    ]);
  });

  it('leaves out what is called off or over', () => {
    expect([...of('off'), ...of('over')]).toEqual([]);
  });

  it('tells of each date of a series, but those that are taken out, and of one that was moved where it is now', () => {
    expect(of('weekly').map(({ title, startsAt }) => [title, startsAt.toISOString()])).toEqual([
      ['Weekly', '2026-11-23T17:00:00.000Z'],
      ['Weekly, moved', '2026-12-01T18:00:00.000Z'],
      ['Weekly', '2026-12-21T17:00:00.000Z'],
    ]);
    expect(new Set(of('weekly').map(({ id }) => id)).size).toBe(3);
  });

  it('tells of fifty dates at most, and of half a year', () => {
    expect(of('daily')).toHaveLength(50);
    expect(starts('daily')[0]).toBe('2026-11-21T12:00:00.000Z');
    expect(starts('monthly')).toEqual(
      ['2026-12-07', '2027-01-04', '2027-02-01', '2027-03-01', '2027-04-05', '2027-05-03'].map(
        (day) => `${day}T09:00:00.000Z`,
      ),
    );
  });

  it('leaves out the events that it cannot read, each with its reason', () => {
    expect([...read.faults].sort()).toEqual([
      'an event begins and does not end',
      expect.stringMatching(/^event \d+: .*this line makes no sense/),
      'event nameless@feeds.test: it has no title',
      expect.stringMatching(/^event rubbish@feeds\.test: /),
      'event unknown@feeds.test: its time zone is not known: Middle-earth',
    ]);
    expect(of('last')).toHaveLength(1);
  });
});

it('takes a change to an event that is not there for an event', async () => {
  const change = event('x', 'RECURRENCE-ID:20261201T100000Z', 'DTSTART:20261202T100000Z');
  expect((await served(calendar(...change), 'https://feeds.test/')).found).toMatchObject([
    { id: 'x 2026-12-01T10:00:00Z', startsAt: new Date('2026-12-02T10:00:00Z') },
  ]);
});

it('takes the last revision of an event', async () => {
  const first = event('x', 'SEQUENCE:1', 'DTSTART:20261202T100000Z');
  const last = event('x', 'SEQUENCE:2', 'DTSTART:20261203T100000Z');
  const { found } = await served(calendar(...last, ...first), 'https://feeds.test/');
  expect(found).toMatchObject([{ id: 'x', startsAt: new Date('2026-12-03T10:00:00Z') }]);
});

it('tells of a day until it is over everywhere', async () => {
  const days = ['20261121', '20261120'].flatMap((day) => event(day, `DTSTART;VALUE=DATE:${day}`));
  expect((await served(calendar(...days), 'https://feeds.test/')).found).toMatchObject([{ id: '20261121' }]);
});

it('reports an event without a link where there is no page either', async () => {
  expect((await served(calendar(...event('x', 'DTSTART:20261202T100000Z')))).faults).toEqual([
    'event x: it has no web address',
  ]);
});

it('is not kept by rules that run in circles', async () => {
  const circle = event('circle', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const good = event('good', 'DTSTART:20261202T100000Z');
  const { found, faults } = await served(calendar(...circle, ...good), 'https://feeds.test/');
  expect(found).toMatchObject([{ id: 'good' }]);
  expect(faults).toEqual(['event circle: its dates take too long to work out']);
});

it.each([
  ['no calendar', '<p>Sorry</p>', /no calendar/],
  ['nothing', '', /no calendar/],
  ['one that breaks off', feedFixture('calendar.ics').slice(0, 900), /breaks off/],
])('fails where there is %s', async (_, text, why) => {
  const { stoppedBy } = await served(text);
  expect(String(stoppedBy)).toMatch(/^FeedUnreadable/);
  expect(String(stoppedBy)).toMatch(why);
});

it('takes an empty calendar for one', async () => {
  expect(await served(calendar())).toEqual({ found: [], faults: [], pages: 1 });
});

it('works out a great many series that began long ago', async () => {
  const series = Array.from({ length: 300 }, (_, nth) =>
    event(`weekly ${String(nth)}`, 'DTSTART:19960101T100000Z', 'RRULE:FREQ=WEEKLY;INTERVAL=2'),
  );
  const { found, faults, stoppedBy } = await served(calendar(...series.flat()), 'https://feeds.test/');
  expect([faults, stoppedBy, found.length]).toEqual([[], undefined, 3_900]);
  // Every other Monday from the first of January 1996 on.
  expect(found.at(-1)?.startsAt).toEqual(new Date('2027-05-10T10:00:00Z'));
});

it('tells of a date of a long series that was put off from long ago until now', async () => {
  const series = event('x', 'DTSTART:20200106T100000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20200301T000000Z');
  const change = event('x', 'RECURRENCE-ID:20200113T100000Z', 'DTSTART:20261202T100000Z');
  expect((await served(calendar(...series, ...change), 'https://feeds.test/')).found).toMatchObject([
    { startsAt: new Date('2026-12-02T10:00:00Z') },
  ]);
});
