import { TimeSlices } from '@trackrecord/platform/lifecycle/time-slices';
import { z } from 'zod';
import { type RecordError, type FeedPage, FeedUnreadableError } from '../adapter.js';
import { htmlToLine } from '../text/html-to-text.js';

/** A record cannot be parsed and is skipped. */
export class RecordUnreadableError extends Error {
  override readonly name = 'RecordUnreadableError';
}

const PAGE_SIZE = 100;

/** Reads the id of an arbitrary record, if it has one. */
type IdReader = (record: unknown) => string | number | null | undefined;

/** Creates a reader for the ids of records that match a partial schema. */
export const createIdReader =
  <Part>(schema: z.ZodType<Part>, getId: (part: Part) => string | number | null | undefined): IdReader =>
  (record) => {
    const result = schema.safeParse(record);
    return result.success ? getId(result.data) : undefined;
  };

/**
 * Parses each record on its own. Skips invalid records and reports them with the id that `readId` returns; drops
 * records for which `parse` returns undefined.
 */
export async function* parseRecords<Raw, Parsed>(
  records: readonly unknown[],
  schema: z.ZodType<Raw>,
  parse: (raw: Raw) => Parsed | undefined,
  readId: IdReader = () => undefined,
): AsyncGenerator<FeedPage<Parsed>> {
  const slices = new TimeSlices();
  // Without records, yields one empty page.
  for (let from = 0; from === 0 || from < records.length; from += PAGE_SIZE) {
    const page = records.slice(from, from + PAGE_SIZE);
    yield await parsePage(page, from, (record) => parse(schema.parse(record)), readId, slices);
    await slices.next();
  }
}

async function parsePage<Parsed>(
  rawRecords: readonly unknown[],
  offset: number,
  parse: (record: unknown) => Parsed | undefined,
  readId: IdReader,
  slices: TimeSlices,
): Promise<FeedPage<Parsed>> {
  const records: Parsed[] = [];
  const errors: RecordError[] = [];
  for (const [index, record] of rawRecords.entries()) {
    if (slices.isOver) await slices.next();
    try {
      const value = parse(record);
      if (value !== undefined) records.push(value);
    } catch (error) {
      const reason = htmlToLine(`record ${String(offset + index + 1)}: ${formatError(error)}`);
      const id = String(readId(record) ?? '').trim();
      errors.push({ reason, ...(id !== '' && { id }) });
    }
  }
  return { records, errors };
}

/**
 * Parses a response.
 * @throws {FeedUnreadableError} if it does not match the publisher's documented schema.
 */
export function parseResponse<Response>(text: string, schema: z.ZodType<Response>, label: string): Response {
  const result = schema.safeParse(parseJson(text, label));
  if (result.success) return result.data;
  throw new FeedUnreadableError(`${label}: unexpected content: ${formatIssues(result.error)}`);
}

/** Parses JSON. @throws {FeedUnreadableError} if it is invalid; `label` names the source. */
function parseJson(text: string, label: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedUnreadableError(`${label}: invalid JSON`);
  }
}

function formatError(error: unknown): string {
  if (error instanceof RecordUnreadableError) return error.message;
  if (error instanceof z.ZodError) return formatIssues(error);
  // One bad record must not stop the others.
  return String(error);
}

const MAX_FORMATTED_ISSUES = 3;

/** Formats the first validation issues in one line. */
export const formatIssues = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MAX_FORMATTED_ISSUES)
    .map(({ path, message }) => [...path.map(String), message].join(': '))
    .join('; ');
