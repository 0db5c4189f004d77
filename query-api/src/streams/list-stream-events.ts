import { LOG_PAGE_SIZE, streamEndpoints } from '@trackrecord/contracts';
import { handle, type RecordedEvent } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { requireStream, streamNotFound } from './require-stream.js';
import type { StreamSources } from './stream-sources.js';
import { toStreamEvent } from './to-stream-event.js';

/**
 * GET /streams/by-name/{stream}/events: a page of a stream from the log itself. A stream of an erased account has its
 * last event only.
 */
export const listStreamEvents = ({ store, keys }: Pick<StreamSources, 'store' | 'keys'>): RequestHandler =>
  handle(streamEndpoints.listStreamEvents, async ({ params, query: { from, backwards } }) => {
    const { stream, category, uid } = requireStream(params.stream);
    const [last, key] = await Promise.all([store.readLastStreamEvent(stream), keys.readState(uid)]);
    if (!last) throw streamNotFound();
    const lastRevision = Number(last.revision);
    const isBackwards = backwards === 'true';
    const first = from ?? (isBackwards ? lastRevision : 0);
    const options = {
      // The event store reads nothing if it starts backwards from a revision that is not there yet.
      from: BigInt(isBackwards ? Math.min(first, lastRevision) : first),
      backwards: isBackwards,
      // One more tells where the next page begins.
      maxCount: LOG_PAGE_SIZE + 1,
    };
    const found: RecordedEvent[] = [];
    for await (const event of store.readStream(stream, options)) found.push(event);
    const next = found[LOG_PAGE_SIZE];
    const events = found.slice(0, LOG_PAGE_SIZE).map(toStreamEvent);
    const body = { stream, category, key, lastRevision, events, next: next ? Number(next.revision) : null };
    return { status: 200, body };
  });
