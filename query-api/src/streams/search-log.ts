import { eventIndexEndpoints, LOG_PAGE_SIZE } from '@trackrecord/contracts';
import { handle, toLogEvent } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { toPosition } from './log-search.js';
import { requireIndex, type StreamSources } from './stream-sources.js';

/** GET /streams/log: events of all streams that match the filters, the newest first. */
export const searchLog = (sources: StreamSources): RequestHandler =>
  handle(eventIndexEndpoints.searchLog, async ({ query: { before, ...filters } }) => {
    const indexedEvents = requireIndex(sources);
    // One more tells whether there is another page.
    const limits = { rows: LOG_PAGE_SIZE + 1 };
    // The progress is read first: an event that is stored meanwhile is found, although the progress does not have it.
    const index = await sources.eventIndex.readProgress();
    const { rows, scannedUntil } = await indexedEvents.search(
      filters,
      before === undefined ? undefined : toPosition(before),
      limits,
    );
    const events = rows.slice(0, LOG_PAGE_SIZE).map(toLogEvent);
    const last = rows.length > LOG_PAGE_SIZE ? events.at(-1)?.position : undefined;
    const end = scannedUntil ? { position: scannedUntil._id.toString(), at: scannedUntil.at.toISOString() } : null;
    return { status: 200, body: { events, next: last ?? end?.position ?? null, scannedUntil: end, index } };
  });
