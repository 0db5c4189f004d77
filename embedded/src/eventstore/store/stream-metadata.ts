import type { ProposedEvent } from './event.js';

/** The metadata of a stream that determines which events are kept. */
export interface StreamMetadata {
  /** `$maxCount`: only this many newest events are kept. */
  readonly maxCount?: number;
  /** `$maxAge`, in seconds: only events younger than that are kept. */
  readonly maxAge?: number;
}

/** The type of the events in a metastream. */
const METADATA_TYPE = '$metadata';

/** No metadata: all events are kept. */
export const NO_METADATA: StreamMetadata = {};

/** A metastream keeps its newest event only. */
export const METASTREAM_METADATA: StreamMetadata = { maxCount: 1 };

/** Parses a `$metadata` event. As in EventStoreDB, invalid metadata counts as none. */
export function parseStreamMetadata(event: ProposedEvent): StreamMetadata {
  const { $maxCount: maxCount, $maxAge: maxAge } = parseFields(event);
  if (!isOptionalPositiveInteger(maxCount) || !isOptionalPositiveInteger(maxAge)) return NO_METADATA;
  return { ...(maxCount && { maxCount }), ...(maxAge && { maxAge }) };
}

/** Lists the supported keys of a `$metadata` event. */
export function listMetadataKeys(event: ProposedEvent): readonly ('$maxCount' | '$maxAge')[] {
  if (event.type !== METADATA_TYPE) return [];
  const fields = parseFields(event);
  return (['$maxCount', '$maxAge'] as const).filter((key) => key in fields);
}

/** Returns true if an event sets `$tb`, by which EventStoreDB truncates and deletes streams. */
export function hasTruncateBefore(event: ProposedEvent): boolean {
  return event.type === METADATA_TYPE && '$tb' in parseFields(event);
}

function parseFields({ isJson, data }: ProposedEvent): Readonly<Record<string, unknown>> {
  if (!isJson) return {};
  try {
    const value: unknown = JSON.parse(data.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function isOptionalPositiveInteger(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 1);
}
