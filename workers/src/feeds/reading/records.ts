import { TimeSlices } from '@trackrecord/platform';
import { z } from 'zod';
import { type FeedFault, type FeedPage, FeedUnreadable } from '../adapter.js';
import { lineOfHtml } from '../text/text-of-html.js';
import { jsonOf } from './json.js';

/** A record that cannot be told of, and why; it alone is left out. */
export class RecordUnreadable extends Error {
  override readonly name = 'RecordUnreadable';
}

/** So many records are a page. */
const AT_ONCE = 100;

/** The id of a record that may be of any shape, where it tells one. */
type IdIn = (record: unknown) => string | number | null | undefined;

/** The id of records that have at least the part that tells it. */
export const idBy =
  <Part>(shape: z.ZodType<Part>, idOf: (part: Part) => string | number | null | undefined): IdIn =>
  (record) => {
    const read = shape.safeParse(record);
    return read.success ? idOf(read.data) : undefined;
  };

/**
 * Reads each record by itself: those that are not of the shape, or cannot be told of, are left out with their reason, and
 * with the id that `idIn` finds in them; those of which `read` makes nothing are left out silently.
 */
export async function* pagesOf<Told, Found>(
  records: readonly unknown[],
  shape: z.ZodType<Told>,
  read: (told: Told) => Found | undefined,
  idIn: IdIn = () => undefined,
): AsyncGenerator<FeedPage<Found>> {
  const slices = new TimeSlices();
  // Of no records there is one page too, which says that there are none.
  for (let from = 0; from === 0 || from < records.length; from += AT_ONCE) {
    const page = records.slice(from, from + AT_ONCE);
    yield await pageOf(page, from, (record) => read(shape.parse(record)), idIn, slices);
    await slices.next();
  }
}

async function pageOf<Found>(
  records: readonly unknown[],
  before: number,
  read: (record: unknown) => Found | undefined,
  idIn: IdIn,
  slices: TimeSlices,
): Promise<FeedPage<Found>> {
  const found: Found[] = [];
  const faults: FeedFault[] = [];
  for (const [index, record] of records.entries()) {
    if (slices.isOver) await slices.next();
    try {
      const one = read(record);
      if (one !== undefined) found.push(one);
    } catch (error) {
      const reason = lineOfHtml(`record ${String(before + index + 1)}: ${reasonOf(error)}`);
      const id = String(idIn(record) ?? '').trim();
      faults.push({ reason, ...(id !== '' && { id }) });
    }
  }
  return { found, faults };
}

/**
 * The part of an answer that holds its records.
 * @throws {FeedUnreadable} where it has not the shape that the publisher documents.
 */
export function answerOf<Answer>(text: string, shape: z.ZodType<Answer>, place: string): Answer {
  const read = shape.safeParse(jsonOf(text, place));
  if (read.success) return read.data;
  throw new FeedUnreadable(`${place}: it is not what such a feed holds: ${issuesOf(read.error)}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof RecordUnreadable) return error.message;
  if (error instanceof z.ZodError) return issuesOf(error);
  // Whatever is wrong with one record, the others are read.
  return String(error);
}

/** What is wrong with a value, in one line. */
export const issuesOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => [...path.map(String), message].join(': '))
    .join('; ');
