import { TimeSlices } from '@trackrecord/platform';
import { z } from 'zod';
import { type FeedFault, type FeedPage, FeedUnreadable } from '../adapter.js';
import { lineOfHtml } from '../text/text-of-html.js';
import { jsonOf } from './json.js';

/** A record cannot be parsed and is skipped. */
export class RecordUnreadable extends Error {
  override readonly name = 'RecordUnreadable';
}

const AT_ONCE = 100;

/** Reads the id of an arbitrary record, if it has one. */
type IdIn = (record: unknown) => string | number | null | undefined;

/** Creates a reader for the ids of records that match a partial schema. */
export const idBy =
  <Part>(shape: z.ZodType<Part>, idOf: (part: Part) => string | number | null | undefined): IdIn =>
  (record) => {
    const read = shape.safeParse(record);
    return read.success ? idOf(read.data) : undefined;
  };

/**
 * Parses each record on its own. Skips invalid records and reports them with the id that `readId` returns; drops
 * records for which `parse` returns undefined.
 */
export async function* pagesOf<Told, Found>(
  records: readonly unknown[],
  shape: z.ZodType<Told>,
  read: (told: Told) => Found | undefined,
  idIn: IdIn = () => undefined,
): AsyncGenerator<FeedPage<Found>> {
  const slices = new TimeSlices();
  // Without records, yields one empty page.
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
 * Parses a response.
 * @throws {FeedUnreadable} if it does not match the publisher's documented schema.
 */
export function answerOf<Answer>(text: string, shape: z.ZodType<Answer>, place: string): Answer {
  const read = shape.safeParse(jsonOf(text, place));
  if (read.success) return read.data;
  throw new FeedUnreadable(`${place}: it is not what such a feed holds: ${issuesOf(read.error)}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof RecordUnreadable) return error.message;
  if (error instanceof z.ZodError) return issuesOf(error);
  // One bad record must not stop the others.
  return String(error);
}

/** Formats validation issues in one line. */
export const issuesOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => [...path.map(String), message].join(': '))
    .join('; ');
