import type { EventRecord } from './event.js';
import type { StreamTable } from './stream-table.js';

/** The revision that the writer expects; a bigint is the exact revision of the newest event. */
export type ExpectedRevision = 'any' | 'no_stream' | bigint;

export type AppendDecision =
  | { readonly kind: 'write' }
  /** A retry: the events are already in the stream; `lastEvent` is the last one of them. */
  | { readonly kind: 'already-written'; readonly lastEvent: EventRecord }
  /** `currentRevision` is the revision of the newest event, -1 for none. */
  | { readonly kind: 'wrong-revision'; readonly currentRevision: number };

const WRITE: AppendDecision = { kind: 'write' };

/**
 * Decides an append as EventStoreDB does (CheckCommit of its IndexWriter).
 *
 * @param newestById the newest event of each id in any stream
 */
export function decideAppend(
  streams: StreamTable,
  newestById: ReadonlyMap<string, EventRecord>,
  stream: string,
  expectedRevision: ExpectedRevision,
  ids: readonly string[],
): AppendDecision {
  const currentRevision = streams.getLastRevision(stream);
  const wrongRevision: AppendDecision = { kind: 'wrong-revision', currentRevision };

  if (expectedRevision === 'any') {
    return decideByIds(ids.map((id) => filterByStream(stream, newestById.get(id)))) ?? wrongRevision;
  }

  const expectedLastRevision = expectedRevision === 'no_stream' ? -1 : Number(expectedRevision);
  if (expectedLastRevision === currentRevision) return WRITE;
  if (expectedLastRevision > currentRevision) return wrongRevision;
  const writtenEvents = ids.map((id, index) =>
    filterById(id, streams.find(stream)?.at(expectedLastRevision + 1 + index)),
  );
  const lastEvent = writtenEvents.at(-1);
  return lastEvent && writtenEvents.every((event) => event !== undefined)
    ? { kind: 'already-written', lastEvent }
    : wrongRevision;
}

/**
 * Recognizes a retry by event ids alone. Returns undefined if the first event was already written and a later one was
 * not.
 */
function decideByIds(writtenEvents: readonly (EventRecord | undefined)[]): AppendDecision | undefined {
  const lastEvent = writtenEvents.at(-1);
  if (writtenEvents[0] === undefined) return WRITE;
  return lastEvent && writtenEvents.every((event) => event !== undefined)
    ? { kind: 'already-written', lastEvent }
    : undefined;
}

function filterByStream(stream: string, event: EventRecord | undefined): EventRecord | undefined {
  return event?.stream === stream ? event : undefined;
}

function filterById(id: string, event: EventRecord | undefined): EventRecord | undefined {
  return event?.id === id ? event : undefined;
}
