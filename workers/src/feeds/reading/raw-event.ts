import type { CareerEvent } from '../feed-records.js';
import { htmlToLine } from '../text/html-to-text.js';
import { toUrl, requireUrl } from './urls.js';
import { DAY_MS, type Instant } from './instants.js';
import { RecordUnreadableError } from './records.js';
import { requireId, requireLine } from './raw-posting.js';

/** An event as the publisher writes it; any text may be HTML. */
export interface RawEvent {
  readonly id: string | null | undefined;
  readonly title: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly start: Instant | undefined;
  /** Its end or last day; defaults to the start. */
  readonly end: Instant | undefined;
  readonly place: string;
  readonly link: string | null | undefined;
}

/**
 * Normalizes an event. Returns undefined if it has ended. Days become noon UTC, which is the same day nearly
 * everywhere.
 * @throws {RecordUnreadableError} if id, title, web URL or start is missing, or it ends before it starts.
 */
export function toEvent({ start, end = start, ...raw }: RawEvent, now: Date): CareerEvent | undefined {
  if (!start || !end) throw new RecordUnreadableError('it has no start');
  if (getOverTime(end) < now.getTime()) return undefined;
  if (getOverTime(end) < start.at.getTime()) throw new RecordUnreadableError('it ends before it starts');
  const startsAt = toDisplayTime(start);
  // An end that is a day is its noon, which can be before the start of the event: then the event has no known end.
  const displayedEnd = toDisplayTime(end) < startsAt ? start : end;
  const image = toUrl(raw.image);
  return {
    id: requireId(raw.id),
    title: requireLine('title', raw.title),
    ...(image !== undefined && { image }),
    startsAt,
    endsAt: toDisplayTime(displayedEnd),
    ...(start.isDay && { startIsDay: true }),
    ...(displayedEnd.isDay && { endIsDay: true }),
    ...(end.isDay && { overAt: new Date(getOverTime(end)) }),
    place: htmlToLine(raw.place),
    link: requireUrl(raw.link),
  };
}

/** A day is over once it is over in every time zone. */
const getOverTime = ({ at, isDay }: Instant): number => at.getTime() + (isDay ? DAY_MS + DAY_MS / 2 : 0);
const toDisplayTime = ({ at, isDay }: Instant): Date => (isDay ? new Date(at.getTime() + DAY_MS / 2) : at);
