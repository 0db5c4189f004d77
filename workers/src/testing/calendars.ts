import type { FeedPage, RecordError } from '../feeds/adapter.js';
import { icalendar } from '../feeds/adapters/icalendar.js';
import type { CareerEvent } from '../feeds/feed-records.js';
import { htmlToLine } from '../feeds/text/html-to-text.js';
import { respondWith, startFeedServer } from './feed-server.js';
import { fetchAllPages } from './fetch-all-pages.js';
import { createTextReader } from './text-reader.js';

// Tests load packages when they are first used. If that is within the time limit of a calendar, which a busy machine
// exceeds, loading is interrupted, and the packages stay incomplete. This loads those for texts before.
htmlToLine('<b>text</b>');

/** Creates the text of a calendar with these lines. */
export const createCalendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** Creates the lines of an event, whose title is its UID. */
export const createEvent = (uid: string, ...lines: readonly string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, ...lines, 'END:VEVENT'],
];

/** Reads a calendar from a server. */
export async function fetchCalendar(text: string, page?: string) {
  const server = await startFeedServer({ '/c.ics': respondWith(text, 'text/calendar; charset=utf-8') });
  const settings = { url: 'https://feeds.test/c.ics', ...(page !== undefined && { page }) };
  const feed = await fetchAllPages(icalendar, settings, server);
  await server.close();
  return feed;
}

/** Parses a calendar without a server. */
export async function parseCalendar(text: string): Promise<FeedPage<CareerEvent>> {
  const all: { records: CareerEvent[]; errors: RecordError[] } = { records: [], errors: [] };
  const settings = { file: 'c.ics', page: 'https://feeds.test/' };
  for await (const page of icalendar.readPages(settings, createTextReader(text))) {
    all.records.push(...page.records);
    all.errors.push(...page.errors);
  }
  return all;
}

/** Creates the lines of series whose rule matches no date: 30 February. */
export const createDatelessSeries = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    createEvent(`circle ${String(nth)}`, 'DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
  ).flat();
