import { describeUpcasters, eventIndexEndpoints, type EventReference, toStreamName } from '@trackrecord/contracts';
import { type EventIndexDocument, fromIndexId, handle, type RecordedEvent } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { readEventJobs } from './event-jobs.js';
import { eventNotFound, requireEventId } from './require-stream.js';
import { requireIndex, type StreamSources } from './stream-sources.js';
import { toEventReference, toStreamEvent } from './to-stream-event.js';

const MAX_CAUSED = 50;

/** GET /streams/log/{eventId}: an event from the log, which the index finds, and what it is connected with. */
export const getLogEvent = (sources: StreamSources): RequestHandler =>
  handle(eventIndexEndpoints.getLogEvent, async ({ params }) => {
    const indexedEvents = requireIndex(sources);
    const row = await indexedEvents.findEvent(requireEventId(params.eventId));
    if (!row) throw eventNotFound();
    const [{ previous, event, next }, key, caused, jobs] = await Promise.all([
      readNeighbours(sources.store, row),
      sources.keys.readState(row.uid),
      findCaused(sources, row),
      readEventJobs([row], sources),
    ]);
    // The index may have an event that an erasure or a rolled back log has removed.
    if (!event) throw eventNotFound();
    const streamEvent = toStreamEvent(event);
    const { eventId, causationId, commandId, type, version } = streamEvent;
    const cause = causationId === commandId ? undefined : await indexedEvents.findEvent(causationId);
    const body = {
      event: streamEvent,
      key,
      previous: previous ? toReference(previous) : null,
      next: next ? toReference(next) : null,
      cause: cause ? toEventReference(cause) : null,
      caused: caused.map(toEventReference),
      jobs: (jobs.get(eventId) ?? []).map(({ job }) => job),
      upcasters: [...describeUpcasters(type, version)],
    };
    return { status: 200, body };
  });

const findCaused = ({ indexedEvents }: StreamSources, { ids: [id, , correlationId] }: EventIndexDocument) =>
  indexedEvents.findCaused(fromIndexId(id), fromIndexId(correlationId), MAX_CAUSED);

/** Reads an event and those before and after it in its stream. */
async function readNeighbours(store: StreamSources['store'], { revision, ids: [id], ...row }: EventIndexDocument) {
  const from = BigInt(Math.max(0, revision - 1));
  const events = new Map<number, RecordedEvent>();
  for await (const event of store.readStream(toStreamName(row), { from, maxCount: 3 }))
    events.set(Number(event.revision), event);
  const event = events.get(revision);
  return {
    previous: events.get(revision - 1),
    event: event?.id === fromIndexId(id) ? event : undefined,
    next: events.get(revision + 1),
  };
}

function toReference(event: RecordedEvent): EventReference {
  const { eventId, stream, revision, type, at } = toStreamEvent(event);
  return { eventId, stream, revision, type, at };
}
