import { z } from 'zod';
import { queueName } from '../work/queue-name.js';
import { LOG_PAGE_SIZE, logEvent, streamCategory, streamName } from './stream-log.js';

const count = z.int().nonnegative();

/** `destroyed`: the account was erased, and the payloads cannot be read by anyone. */
export const keyState = z.enum(['present', 'destroyed', 'missing']);

/** An event of a stream, read from the log itself. */
export const streamEvent = z
  .strictObject({
    ...logEvent.shape,
    /** When the event store appended it, by the clock of the store. */
    storedAt: z.iso.datetime(),
    /** Whether the payload is encrypted with the key of the user. */
    isSealed: z.boolean(),
  })
  .meta({ id: 'StreamEvent' });
export type StreamEvent = z.infer<typeof streamEvent>;

/** GET /streams/by-name/{stream}/events: a page of a stream. It is read from the log, not from the index. */
export const streamPage = z
  .strictObject({
    stream: streamName,
    category: streamCategory,
    key: keyState,
    /** The newest revision. */
    lastRevision: count,
    events: z.array(streamEvent).max(LOG_PAGE_SIZE),
    /** The `from` of the next page in the same direction; null on the last one. */
    next: count.nullable(),
  })
  .meta({ id: 'StreamPage' });
export type StreamPage = z.infer<typeof streamPage>;

/** The query of GET /streams/by-name/{stream}/events. */
export const streamEventsQuery = z.strictObject({
  from: z.coerce
    .number()
    .int()
    .nonnegative()
    .optional()
    .describe('The revision to begin with; the oldest event by default, or the newest with `backwards`.'),
  backwards: z.enum(['true', 'false']).optional().describe('`true`: from newer to older events.'),
});

/** Another event that an event refers to. */
const eventReference = z.strictObject({
  ...logEvent.pick({ eventId: true, stream: true, revision: true, type: true, at: true }).shape,
});
export type EventReference = z.infer<typeof eventReference>;

/**
 * The state of a job. `joined`: it was merged with a job of a later event of the stream, or with one that was
 * waiting. `gone`: Redis no longer has it, because it ended a while ago or was never added.
 */
export const EVENT_JOB_STATES = ['waiting', 'delayed', 'active', 'completed', 'failed', 'joined', 'gone'] as const;

/** A background job that an event leads to. Its id derives from that of the event. */
export const eventJob = z
  .strictObject({ id: z.string(), queue: queueName, name: z.string(), state: z.enum(EVENT_JOB_STATES) })
  .meta({ id: 'EventJob' });
export type EventJob = z.infer<typeof eventJob>;

/** GET /streams/log/{eventId}: one event and what it is connected with. */
export const eventDetails = z
  .strictObject({
    event: streamEvent,
    key: keyState,
    /** The events before and after it in its stream. */
    previous: eventReference.nullable(),
    next: eventReference.nullable(),
    /** The event that caused it; null if it was caused by a command. */
    cause: eventReference.nullable(),
    /** Events that it caused, at most 50. */
    caused: z.array(eventReference).max(50),
    jobs: z.array(eventJob),
    /** The steps that a reader applies to its payload, such as `1 → 2`. */
    upcasters: z.array(z.string()),
  })
  .meta({ id: 'EventDetails' });
export type EventDetails = z.infer<typeof eventDetails>;

/** GET /streams/by-name/{stream}/events/{revision}/payload, and the same of support. */
export const eventPayload = z
  .strictObject({
    eventId: z.uuid(),
    type: z.string(),
    version: z.int().positive(),
    /** As it is stored. */
    stored: z.unknown(),
    /** As readers see it, after its upcasters; null if there are none for its version. */
    upcast: z.unknown().nullable(),
  })
  .meta({ id: 'EventPayload' });
export type EventPayload = z.infer<typeof eventPayload>;
