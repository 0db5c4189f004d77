import type { EventRecord } from './event.js';
import { toMetastream } from './stream-name.js';
import type { StreamTable } from './stream-table.js';

/** The revision that the writer expects; a bigint is the exact revision of the newest event. */
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

export type AppendDecision =
  | { readonly kind: 'write' }
  /** A retry: the events are already in the stream; `last` is the last one of them. */
  | { readonly kind: 'already-written'; readonly last: EventRecord }
  /** `current` is the revision of the newest event, -1 for none. */
  | { readonly kind: 'wrong-revision'; readonly current: number }
  | { readonly kind: 'deleted' };

const WRITE: AppendDecision = { kind: 'write' };
const DELETED: AppendDecision = { kind: 'deleted' };

/**
 * Decides an append as EventStoreDB does (CheckCommit of its IndexWriter).
 *
 * @param newestById the newest event of each id in any stream
 */
export function decideAppend(
  streams: StreamTable,
  newestById: ReadonlyMap<string, EventRecord>,
  stream: string,
  expected: ExpectedRevision,
  ids: readonly string[],
): AppendDecision {
  if (streams.isTombstoned(stream)) return DELETED;
  const current = streams.getLastRevision(stream);
  const wrongRevision: AppendDecision = { kind: 'wrong-revision', current };

  if (expected === 'stream_exists') {
    if (streams.find(stream)?.isSoftDeleted) return DELETED;
    if (current < 0 && streams.getLastRevision(toMetastream(stream)) < 0) return wrongRevision;
  }
  if (expected === 'any' || expected === 'stream_exists') {
    return decideByIds(ids.map((id) => filterByStream(stream, newestById.get(id)))) ?? wrongRevision;
  }

  const expectedLast = expected === 'no_stream' ? -1 : Number(expected);
  if (expectedLast === current) return WRITE;
  if (expectedLast > current) return wrongRevision;
  const writtenEvents = ids.map((id, index) => filterById(id, streams.find(stream)?.at(expectedLast + 1 + index)));
  const last = writtenEvents.at(-1);
  if (last && writtenEvents.every((event) => event !== undefined)) return { kind: 'already-written', last };
  const isUndelete = expected === 'no_stream' && streams.find(stream)?.isSoftDeleted === true;
  return isUndelete && writtenEvents.length > 0 && writtenEvents[0] === undefined ? WRITE : wrongRevision;
}

/**
 * Recognizes a retry by event ids alone. Returns undefined if the first event was already written and a later one was
 * not.
 */
function decideByIds(writtenEvents: readonly (EventRecord | undefined)[]): AppendDecision | undefined {
  const last = writtenEvents.at(-1);
  if (writtenEvents[0] === undefined) return WRITE;
  return last && writtenEvents.every((event) => event !== undefined) ? { kind: 'already-written', last } : undefined;
}

function filterByStream(stream: string, event: EventRecord | undefined): EventRecord | undefined {
  return event?.stream === stream ? event : undefined;
}

function filterById(id: string, event: EventRecord | undefined): EventRecord | undefined {
  return event?.id === id ? event : undefined;
}
