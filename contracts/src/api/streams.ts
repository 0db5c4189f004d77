import { correlationGraph } from '../streams/correlations.js';
import { eventDetails, eventPayload, streamEventsQuery, streamPage } from '../streams/stream-events.js';
import { logPage, logQuery } from '../streams/stream-log.js';
import { tailQuery } from '../streams/stream-tail.js';
import { eventSchemas, sampleQuery, streamProjections, viewCheck, viewSample } from '../streams/stream-views.js';
import { endpoint } from './endpoint.js';
import { contentRead } from './support-reads.js';

const streamRead = { method: 'GET', tag: 'streams', access: 'staff', roles: ['developer'] } as const;

/** What developers search in the index of events. 409 `index-off` without one (`EVENT_INDEX_DAYS=0`). */
export const eventIndexEndpoints = {
  searchLog: endpoint({
    ...streamRead,
    path: '/api/streams/log',
    summary: 'Lists events of all streams that match every filter, the newest first, 100 a page. Never their payloads.',
    query: logQuery,
    responses: { 200: { description: 'A page of the log.', schema: logPage } },
    errors: [409],
  }),

  getLogEvent: endpoint({
    ...streamRead,
    path: '/api/streams/log/{eventId}',
    summary: 'Reads an event: what is before and after it, what caused it, what it caused, and its jobs.',
    responses: { 200: { description: 'The event, without its payload.', schema: eventDetails } },
    errors: [404, 409],
  }),

  getCorrelation: endpoint({
    ...streamRead,
    path: '/api/streams/correlations/{id}',
    summary: 'Reads what belongs to the id of an event, request, correlation, command or work.',
    responses: { 200: { description: 'The graph.', schema: correlationGraph } },
    errors: [404, 409],
  }),

  listEventSchemas: endpoint({
    ...streamRead,
    path: '/api/streams/schemas',
    summary: 'Lists the types of events: their versions, upcasters, fields and counts.',
    responses: { 200: { description: 'The types.', schema: eventSchemas } },
  }),
};

/** What developers read of streams, from the log itself. */
export const streamEndpoints = {
  listStreamEvents: endpoint({
    ...streamRead,
    path: '/api/streams/by-name/{stream}/events',
    summary: 'Lists the events of a stream, 100 a page. Never their payloads.',
    query: streamEventsQuery,
    responses: { 200: { description: 'A page of the stream.', schema: streamPage } },
    errors: [404],
  }),

  listStreamProjections: endpoint({
    ...streamRead,
    roles: ['developer', 'operator'],
    path: '/api/streams/projections',
    summary: 'Lists the projections and the index of events: who holds them, and how far they are.',
    responses: { 200: { description: 'The projections.', schema: streamProjections } },
  }),
};

/** Payloads stay sealed, but for one's own account and for accounts that are marked as test accounts. */
export const payloadEndpoints = {
  getEventPayload: endpoint({
    ...streamRead,
    path: '/api/streams/by-name/{stream}/events/{revision}/payload',
    summary: 'Opens the payload of an event of your own account or a test account. Recorded before it is read.',
    responses: { 200: { description: 'The payload.', schema: eventPayload } },
    errors: [404, 410],
  }),

  getPersonEventPayload: endpoint({
    ...contentRead,
    path: '/api/support/people/{uid}/events/{id}/payload',
    summary: 'Opens the payload of an event of a person.',
    responses: { 200: { description: 'The payload.', schema: eventPayload } },
    errors: [404, 409, 410],
  }),
};

/** Compares views with their streams. */
export const viewCheckEndpoints = {
  sampleViews: endpoint({
    ...streamRead,
    path: '/api/streams/views/{projection}',
    summary: 'Lists the streams of random views.',
    query: sampleQuery,
    responses: { 200: { description: 'The streams.', schema: viewSample } },
    errors: [404],
  }),

  checkView: endpoint({
    ...streamRead,
    path: '/api/streams/views/{projection}/{stream}',
    summary:
      'Compares a view with its stream, folded up to its revision. Writes nothing, and names fields, never values.',
    responses: { 200: { description: 'What differs.', schema: viewCheck } },
    errors: [404],
  }),
};

/** Follows the log. */
export const tailEndpoints = {
  tailLog: endpoint({
    ...streamRead,
    path: '/api/streams/tail',
    summary: 'Sends new events as they are stored, without payloads, as server-sent events.',
    description:
      'Each message has a `LogEvent` as its data, and its position as its `id`; `Last-Event-ID` continues after one. ' +
      'The first message is a `start`, whose `id` is the position that the tail starts from. A comment is sent every 5 ' +
      'seconds. The message `end` says why the tail ends. At most 20 tails a process, then 429.',
    query: tailQuery,
    headers: ['Last-Event-ID'],
    responses: { 200: { description: 'The events.', contentTypes: ['text/event-stream'] } },
    isStream: true,
  }),
};
