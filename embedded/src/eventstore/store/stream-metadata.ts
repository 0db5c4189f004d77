import type { ProposedEvent } from './event.js';

/** The metadata of a stream that determines which events are kept. */
export interface StreamMetadata {
  /** `$maxCount`: only this many newest events are kept. */
  readonly maxCount?: number;
  /** `$maxAge`, in seconds: only events younger than that are kept. */
  readonly maxAge?: number;
  /** `$tb`: events of lower revisions are gone. */
  readonly truncateBefore?: number;
  /** The complete metadata, to write it again with another `$tb`. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** The type of the events in a metastream. */
export const METADATA_TYPE = '$metadata';

/** No metadata: all events are kept. */
export const NO_METADATA: StreamMetadata = { raw: {} };

/** A metastream keeps its newest event only. */
export const METASTREAM_METADATA: StreamMetadata = { maxCount: 1, raw: {} };

/** `$tb` of a soft-deleted stream: 2^63 - 1, which JSON.parse rounds up. */
const DELETED_TRUNCATE_BEFORE = 2 ** 63;

/** Metadata that marks a stream as soft-deleted. A literal, because JSON.stringify would round the number. */
export const SOFT_DELETED_JSON = '{"$tb":9223372036854775807}';

/** Returns true if the stream is soft-deleted: a later append undoes it. */
export function isSoftDeleted(metadata: StreamMetadata): boolean {
  return (metadata.truncateBefore ?? 0) >= DELETED_TRUNCATE_BEFORE;
}

/** Parses a `$metadata` event. As in EventStoreDB, invalid metadata counts as none. */
export function parseStreamMetadata(event: ProposedEvent): StreamMetadata {
  if (!event.isJson) return NO_METADATA;
  const raw = parseObject(event.data.toString('utf8'));
  if (!raw) return NO_METADATA;
  const { $maxCount: maxCount, $maxAge: maxAge, $tb: truncateBefore } = raw;
  if (
    !isOptionalIntegerFrom(1, maxCount) ||
    !isOptionalIntegerFrom(1, maxAge) ||
    !isOptionalIntegerFrom(0, truncateBefore)
  )
    return NO_METADATA;
  return { raw, ...(maxCount && { maxCount }), ...(maxAge && { maxAge }), ...(truncateBefore && { truncateBefore }) };
}

/** Returns the metadata as JSON with another `$tb`. */
export function withTruncateBefore(metadata: StreamMetadata, truncateBefore: number): string {
  return JSON.stringify({ ...metadata.raw, $tb: truncateBefore });
}

function parseObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isOptionalIntegerFrom(minimum: number, value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= minimum);
}
