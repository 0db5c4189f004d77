import type { CareerEvent } from '@trackrecord/contracts';
import { isRecord } from '../../shared/api/is-record';
import { hasTexts, instantOf, readAll, textOf } from '../../shared/api/read-answer';

const REQUIRED_FIELDS = ['title', 'endDate', 'source', 'link'] as const;

/** An event in the list (spec section 3). */
export interface ListedEvent extends Pick<CareerEvent, (typeof REQUIRED_FIELDS)[number] | 'isSample' | 'image'> {
  readonly startDate?: string | undefined;
  readonly place?: string | undefined;
  /** The attribution that the feed's terms require. */
  readonly attribution?: string | undefined;
}

function readEvent(value: unknown): ListedEvent | undefined {
  if (!isRecord(value) || !hasTexts(value, REQUIRED_FIELDS) || instantOf(value.endDate) === undefined) return undefined;
  const { title, endDate, source, link } = value;
  return {
    title,
    // An invalid start date is ignored, since only the end date is required (spec section 3).
    startDate: instantOf(value.startDate),
    endDate,
    source,
    link,
    image: textOf(value.image),
    place: textOf(value.place),
    attribution: textOf(value.attribution),
    isSample: value.isSample === true,
  };
}

/** Reads the events of a response; returns undefined if it is invalid (spec section 7). */
export function readEvents(response: unknown): readonly ListedEvent[] | undefined {
  return isRecord(response) && response.success === true ? readAll(response.data, readEvent) : undefined;
}
