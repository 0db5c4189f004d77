import type { LogFilters } from '@trackrecord/contracts';
import type { EventIndexDocument } from '@trackrecord/platform';
import { type Collection, type Filter, Long } from 'mongodb';
import { toRowFilter } from './row-filter.js';

type Row = EventIndexDocument;
type Rows = Collection<Row>;

/** Bounds of a search. Tests set lower ones. */
export interface SearchLimits {
  /** How many rows are found at most. */
  readonly rows: number;
  /** How many rows a filter without an index looks at. */
  readonly scannedRows: number;
  /** How many rows are looked at in one query. */
  readonly windowRows: number;
  /** After this time no further window is looked at (ms). */
  readonly scanMs: number;
}

const DEFAULT_LIMITS = { scannedRows: 20_000, windowRows: 2_000, scanMs: 1_000 };

/** The oldest row of a window. */
type WindowEnd = Pick<Row, '_id' | 'at'>;

/** The rows that were found, the newest first. */
export interface FoundRows {
  readonly rows: readonly Row[];
  /** No row before this one was looked at; undefined if all were, or enough were found. */
  readonly scannedUntil: WindowEnd | undefined;
}

/**
 * Searches the rows before a position, the newest first. The index of `ids` or of times serves filters that select few
 * rows, and the one of types those by type. Others look at windows of rows, which bounds how long they take.
 */
export async function searchRows(
  rows: Rows,
  filters: LogFilters,
  before: Long | undefined,
  limits: Pick<SearchLimits, 'rows'> & Partial<SearchLimits>,
): Promise<FoundRows> {
  const search = { rows, filters, filter: toRowFilter(filters), before, limits: { ...DEFAULT_LIMITS, ...limits } };
  return (await isServedByIndex(search)) ? findByIndex(search) : scan(search);
}

interface Search {
  readonly rows: Rows;
  readonly filters: LogFilters;
  readonly filter: Filter<Row>;
  readonly before: Long | undefined;
  readonly limits: SearchLimits;
}

/** Finds all rows. MongoDB chooses the index. */
async function findByIndex({ rows, filter, before, limits }: Search): Promise<FoundRows> {
  const found = rows.find({ ...filter, ...toRange(before) });
  return { rows: await found.sort({ _id: -1 }).limit(limits.rows).toArray(), scannedUntil: undefined };
}

/** Returns true if an index selects few rows, or the first ones in the order of the result. */
async function isServedByIndex({ rows, filters, filter, limits }: Search): Promise<boolean> {
  const { ids, at, type: _type, ...others } = filter;
  if (ids !== undefined) return true;
  if (at !== undefined) return hasFewRows(rows, { at }, limits.scannedRows);
  return Object.keys(others).length === 0 && filters.notType === undefined;
}

/** Returns true if few rows are of the time of the filter: sorting those is cheaper than a scan. */
async function hasFewRows(rows: Rows, filter: Filter<Row>, limit: number): Promise<boolean> {
  const further = rows
    .find(filter, { projection: { _id: 0, at: 1 } })
    .sort({ at: -1 })
    .skip(limit)
    .limit(1);
  return (await further.toArray()).length === 0;
}

/**
 * Looks at windows of rows from the newest on. Rows of other types do not count, because the index of types leaves them
 * out.
 */
async function scan({ rows, filters: { type }, filter, before, limits }: Search): Promise<FoundRows> {
  const startedAt = performance.now();
  const found: Row[] = [];
  let scannedUntil: WindowEnd | undefined;
  for (let scanned = 0; scanned < limits.scannedRows; scanned += limits.windowRows) {
    if (scanned > 0 && performance.now() - startedAt > limits.scanMs) break;
    const upper = scannedUntil?._id ?? before;
    const end = await findWindowEnd(rows, type, upper, limits.windowRows);
    const range = { ...(upper && { $lt: upper }), ...(end && { $gte: end._id }) };
    const window = rows
      .find({ ...filter, ...((upper ?? end) && { _id: range }) })
      .sort({ _id: -1 })
      .limit(limits.rows - found.length);
    found.push(...(await window.toArray()));
    if (found.length >= limits.rows || end === undefined) return { rows: found, scannedUntil: undefined };
    scannedUntil = end;
  }
  return { rows: found, scannedUntil };
}

/** Returns the oldest row of the next window; undefined if it is the last one. Reads an index and one row. */
async function findWindowEnd(
  rows: Rows,
  types: readonly string[] | undefined,
  upper: Long | undefined,
  windowRows: number,
): Promise<WindowEnd | undefined> {
  const filter = { ...(types && { type: { $in: [...types] } }), ...toRange(upper) };
  const found = rows
    .find(filter, { projection: { at: 1 } })
    .sort({ _id: -1 })
    .skip(windowRows - 1)
    .limit(1);
  return (await found.toArray())[0];
}

const toRange = (before: Long | undefined): Filter<Row> => (before === undefined ? {} : { _id: { $lt: before } });

const MAX_POSITION = BigInt(Long.MAX_VALUE.toString());

/** Converts a position of a request. Larger ones than the log can have are its end. */
export const toPosition = (position: string): Long =>
  BigInt(position) > MAX_POSITION ? Long.MAX_VALUE : Long.fromString(position);
