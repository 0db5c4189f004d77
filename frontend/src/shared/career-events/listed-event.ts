import type { CareerEvent } from '@trackrecord/contracts';
import { isRecord } from '../is-record';
import { asBoolean, asString, asTimestamp, hasStrings } from '../api/response-fields';

const REQUIRED_FIELDS = ['title', 'endDate', 'source', 'link'] as const;

/** An event in the list (spec section 3). */
export interface ListedEvent extends Pick<
  CareerEvent,
  (typeof REQUIRED_FIELDS)[number] | 'isSample' | 'image' | 'startIsDay' | 'endIsDay'
> {
  /** Undefined if the event cannot be saved. */
  readonly id?: string | undefined;
  readonly startDate?: string | undefined;
  readonly place?: string | undefined;
  /** The attribution that the feed's terms require. */
  readonly attribution?: string | undefined;
}

/** Reads an event of the API. Returns undefined if it is invalid (spec section 7). */
export function readEvent(value: unknown): ListedEvent | undefined {
  if (!isRecord(value) || !hasStrings(value, REQUIRED_FIELDS) || asTimestamp(value.endDate) === undefined)
    return undefined;
  const { title, endDate, source, link } = value;
  return {
    id: asString(value._id),
    title,
    // An invalid start date is ignored, since only the end date is required (spec section 3).
    startDate: asTimestamp(value.startDate),
    endDate,
    startIsDay: asBoolean(value.startIsDay),
    endIsDay: asBoolean(value.endIsDay),
    source,
    link,
    image: asString(value.image),
    place: asString(value.place),
    attribution: asString(value.attribution),
    isSample: value.isSample === true,
  };
}
