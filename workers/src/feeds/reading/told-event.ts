import type { FoundEvent } from '../found.js';
import { lineOfHtml } from '../text/text-of-html.js';
import { addressOf, linkOf } from './addresses.js';
import { DAY, type Instant } from './instants.js';
import { RecordUnreadable } from './records.js';
import { idOf, lineNamed } from './raw-posting.js';

/** An event as the publisher writes it; any text may be HTML. */
export interface ToldEvent {
  readonly id: string | null | undefined;
  readonly title: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly starts: Instant | undefined;
  /** Its end or last day; defaults to the start. */
  readonly ends: Instant | undefined;
  readonly place: string;
  readonly link: string | null | undefined;
}

/**
 * Normalises an event. Returns undefined if it has ended. Days become noon UTC, which is the same day nearly
 * everywhere.
 * @throws {RecordUnreadable} if id, title, web URL or start is missing, or it ends before it starts.
 */
export function eventOf({ starts, ends = starts, ...told }: ToldEvent, now: Date): FoundEvent | undefined {
  if (!starts || !ends) throw new RecordUnreadable('it has no start');
  if (overAt(ends) < now.getTime()) return undefined;
  const startsAt = shownAt(starts);
  const endsAt = shownAt(ends);
  if (overAt(ends) < starts.at.getTime()) throw new RecordUnreadable('it ends before it starts');
  const image = addressOf(told.image);
  return {
    id: idOf(told.id),
    title: lineNamed('title', told.title),
    ...(image !== undefined && { image }),
    startsAt,
    // The event starts in the evening of its last day.
    endsAt: endsAt < startsAt ? startsAt : endsAt,
    ...(ends.isDay && { overAt: new Date(overAt(ends)) }),
    place: lineOfHtml(told.place),
    link: linkOf(told.link),
  };
}

/** A day is over once it is over in every time zone. */
const overAt = ({ at, isDay }: Instant): number => at.getTime() + (isDay ? DAY + DAY / 2 : 0);
const shownAt = ({ at, isDay }: Instant): Date => (isDay ? new Date(at.getTime() + DAY / 2) : at);
