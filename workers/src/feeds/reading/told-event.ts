import type { FoundEvent } from '../found.js';
import { lineOfHtml } from '../text/text-of-html.js';
import { addressOf, linkOf } from './addresses.js';
import { DAY, type Instant } from './instants.js';
import { RecordUnreadable } from './records.js';
import { idOf, lineNamed } from './raw-posting.js';

/** An event as a publisher tells of it, in their words: any text may be HTML. */
export interface ToldEvent {
  readonly id: string | null | undefined;
  readonly title: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly starts: Instant | undefined;
  /** Its end, or its last day; when it starts where none is told. */
  readonly ends: Instant | undefined;
  readonly place: string;
  readonly link: string | null | undefined;
}

/**
 * An event as it is found; nothing where it has ended. Days stand at noon UTC, when it is that day nearly everywhere.
 * @throws {RecordUnreadable} where it has no id, title, web address or start, or ends before it starts.
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
    // An event that starts in the evening of its last day.
    endsAt: endsAt < startsAt ? startsAt : endsAt,
    ...(ends.isDay && { overAt: new Date(overAt(ends)) }),
    place: lineOfHtml(told.place),
    link: linkOf(told.link),
  };
}

/** A day is over once it is over everywhere. */
const overAt = ({ at, isDay }: Instant): number => at.getTime() + (isDay ? DAY + DAY / 2 : 0);
const shownAt = ({ at, isDay }: Instant): Date => (isDay ? new Date(at.getTime() + DAY / 2) : at);
