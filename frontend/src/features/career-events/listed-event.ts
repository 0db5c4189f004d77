import type { CareerEvent } from '@trackrecord/contracts';
import { isRecord } from '../../shared/api/is-record';
import { hasTexts, instantOf, readAll, textOf } from '../../shared/api/read-answer';

const NEEDED = ['title', 'endDate', 'source', 'link'] as const;

/** An event as the screen shows it (spec section 3). */
export interface ListedEvent extends Pick<CareerEvent, (typeof NEEDED)[number] | 'isSample' | 'image'> {
  readonly startDate?: string | undefined;
  readonly place?: string | undefined;
  /** What the terms of its feed ask to be shown with it. */
  readonly attribution?: string | undefined;
}

function readEvent(sent: unknown): ListedEvent | undefined {
  if (!isRecord(sent) || !hasTexts(sent, NEEDED) || instantOf(sent.endDate) === undefined) return undefined;
  const { title, endDate, source, link } = sent;
  return {
    title,
    // One that cannot be read is left out: only the end is needed (spec section 3).
    startDate: instantOf(sent.startDate),
    endDate,
    source,
    link,
    image: textOf(sent.image),
    place: textOf(sent.place),
    attribution: textOf(sent.attribution),
    isSample: sent.isSample === true,
  };
}

/** Reads the events of an answer; undefined where it has any other shape (spec section 7). */
export function readEvents(answer: unknown): readonly ListedEvent[] | undefined {
  return isRecord(answer) && answer.success === true ? readAll(answer.data, readEvent) : undefined;
}
