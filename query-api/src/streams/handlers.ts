import type { RequestHandler } from 'express';
import { getCorrelation } from './get-correlation.js';
import { getLogEvent } from './get-log-event.js';
import { listEventSchemas } from './list-event-schemas.js';
import { listStreamEvents } from './list-stream-events.js';
import { listStreamProjections } from './list-stream-projections.js';
import { getEventPayload, getPersonEventPayload } from './payloads.js';
import { searchLog } from './search-log.js';
import type { StreamSources } from './stream-sources.js';

/** Creates the handlers of what developers read of streams, and of the payload of an event, which support reads, too. */
export function createHandlers(sources: StreamSources & { readonly limitStaffReads: RequestHandler }) {
  const { limitStaffReads } = sources;
  return {
    searchLog: [limitStaffReads, searchLog(sources)],
    getLogEvent: [limitStaffReads, getLogEvent(sources)],
    getCorrelation: [limitStaffReads, getCorrelation(sources)],
    listEventSchemas: [limitStaffReads, listEventSchemas(sources)],
    listStreamEvents: [limitStaffReads, listStreamEvents(sources)],
    listStreamProjections: [limitStaffReads, listStreamProjections(sources)],
    getEventPayload: [limitStaffReads, getEventPayload(sources)],
    getPersonEventPayload: [limitStaffReads, getPersonEventPayload(sources)],
  };
}
