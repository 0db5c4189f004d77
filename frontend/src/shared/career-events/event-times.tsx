import { type EventPeriod, getEventPeriod, isDay } from '@trackrecord/contracts/career-events/event-period';
import { isOverdue, toDueDay } from '../applications/due';
import { formatShortDay } from '../format/format-day';
import { formatTime } from '../format/format-time';
import type { ListedEvent } from './listed-event';

function formatMoment(dayOrTime: string): string {
  const day = formatShortDay(toDueDay(dayOrTime));
  return isDay(dayOrTime) ? day : `${day}, ${formatTime(dayOrTime)}`;
}

/** Formats the end after a start: only its time if it is on the same day. Returns '' if it says nothing more. */
function formatEnd({ start, end }: EventPeriod): string {
  if (end === undefined) return '';
  if (start === undefined || toDueDay(end) > toDueDay(start)) return formatMoment(end);
  return isDay(end) || isDay(start) ? '' : formatTime(end);
}

/** Returns true if the times of an event could be read as those of its location, which may be in another time zone. */
const isAmbiguous = ({ place = '' }: ListedEvent, { start, end }: EventPeriod): boolean =>
  place !== '' && !/online/i.test(place) && [start, end].some((time) => time !== undefined && !isDay(time));

/**
 * When an event takes place, in the user's time zone: "Thu 10 Dec, 17:30 – 20:30", "Thu 10 Dec – Sat 12 Dec". Beside a
 * location, the time zone is named.
 */
export function EventTimes({ event }: { readonly event: ListedEvent }) {
  const { start, end } = getEventPeriod(event);
  const endText = formatEnd({ start, end });
  return (
    <bdi dir="ltr" className="tr-num">
      {start === undefined ? 'Ends ' : <time dateTime={start}>{formatMoment(start)}</time>}
      {start !== undefined && endText !== '' && ' – '}
      {endText !== '' && <time dateTime={end}>{endText}</time>}
      {isAmbiguous(event, { start, end }) && ' your time'}
    </bdi>
  );
}

/** Returns the day in the user's time zone on which an event starts, or ends if its start is unknown. */
export function getFirstDay(event: ListedEvent): string {
  const { start, end = event.endDate } = getEventPeriod(event);
  return toDueDay(start ?? end);
}

/** Returns true if an event is over. A last day is over when it is over for the user. */
export function isEventOver(event: ListedEvent): boolean {
  const { end = event.endDate } = getEventPeriod(event);
  return isOverdue({ due: end });
}
