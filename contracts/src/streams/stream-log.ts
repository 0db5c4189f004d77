import { z } from 'zod';
import { ACTOR_ROLES, origin, ORIGINS } from '../events/metadata.js';
import { originRef, programVersion } from '../events/request-context.js';
import { STREAM_CATEGORIES } from '../events/streams.js';
import { commaSeparated } from '../http/comma-separated.js';

/** The most events of a page of the log or of a stream. */
export const LOG_PAGE_SIZE = 100;

const count = z.int().nonnegative();

/** The commit position of an event in the log: a 64-bit integer. */
export const commitPosition = z.string().regex(/^(0|[1-9]\d{0,18})$/, 'A position is a whole number.');

export const streamCategory = z.enum(STREAM_CATEGORIES);

/** The name of a stream of a user, such as `profile-<uid>`. */
export const streamName = z
  .string()
  .regex(new RegExp(`^(${STREAM_CATEGORIES.join('|')})-[^/\\s]{1,128}$`), 'There is no such kind of stream.');

/** The type of an event, such as `ExperienceRevised`. */
export const eventType = z.string().regex(/^[A-Z][A-Za-z]{1,60}$/, 'An event type consists of letters.');

/** The ids of what led to an event. */
const idFields = {
  requestId: z.string().nullable(),
  correlationId: z.string(),
  commandId: z.uuid(),
  /** What the text came from, such as `work:<id>`. */
  originRef: originRef.nullable(),
  /** The id of the command or event that caused it. */
  causationId: z.string(),
};

/** An event as the log shows it in clear: never its payload. */
export const logEvent = z
  .strictObject({
    position: commitPosition,
    eventId: z.uuid(),
    stream: streamName,
    category: streamCategory,
    revision: count,
    type: z.string(),
    /** When it was decided. */
    at: z.iso.datetime(),
    ...idFields,
    /** In which role it was made. */
    role: z.enum(ACTOR_ROLES),
    origin: origin.nullable(),
    client: programVersion.nullable(),
    server: programVersion.nullable(),
    /** The version of its schema. */
    version: z.int().positive(),
    /** The size of the stored payload. */
    bytes: count,
  })
  .meta({ id: 'LogEvent' });
export type LogEvent = z.infer<typeof logEvent>;

/** How far the index is: searches know nothing of later events. */
export const indexProgress = z
  .strictObject({
    /** The position up to which the index has all events; null if it has none yet. */
    position: commitPosition.nullable(),
    /** The age of the oldest event that it lacks (s); 0 if it has all, null if no process fills it. */
    lagSeconds: z.number().nonnegative().nullable(),
  })
  .meta({ id: 'IndexProgress' });
export type IndexProgress = z.infer<typeof indexProgress>;

/** GET /streams/log: a page of the log, the newest first. */
export const logPage = z
  .strictObject({
    events: z.array(logEvent).max(LOG_PAGE_SIZE),
    /** The `before` of the next page; null on the last one. */
    next: commitPosition.nullable(),
    /**
     * Set if the search stopped early: no event before this one was looked at, which was decided at `at`. `next`
     * continues there.
     */
    scannedUntil: z.strictObject({ position: commitPosition, at: z.iso.datetime() }).nullable(),
    index: indexProgress,
  })
  .meta({ id: 'LogPage' });
export type LogPage = z.infer<typeof logPage>;

const time = z.iso.datetime('The time must be an ISO date and time.').optional();
const MAX_TYPES = 20;

/** The filters of the log. An event has to match all of them. */
export const logFilters = z.strictObject({
  type: commaSeparated(eventType, MAX_TYPES).optional().describe('Only events of these types, separated by commas.'),
  notType: commaSeparated(eventType, MAX_TYPES).optional().describe('No events of these types, separated by commas.'),
  category: commaSeparated(streamCategory, STREAM_CATEGORIES.length)
    .optional()
    .describe('Only streams of these kinds, separated by commas.'),
  since: time.describe('Only events decided at this time or later.'),
  until: time.describe('Only events decided before this time.'),
  id: z
    .string()
    .regex(/^[\w:-]{1,200}$/, 'An id consists of letters, digits, colons and hyphens.')
    .optional()
    .describe(
      'Only events with this id of an event, a request, a correlation, a command or an origin, or with the short reference of a request.',
    ),
  origin: commaSeparated(origin, ORIGINS.length)
    .optional()
    .describe('Only events that were made in these ways, separated by commas.'),
  client: programVersion
    .optional()
    .describe('Only events of this client; `web` or `web/0.2.0` include all its builds.'),
  role: commaSeparated(z.enum(ACTOR_ROLES), ACTOR_ROLES.length)
    .optional()
    .describe('Only events that were made in these roles, separated by commas.'),
});
export type LogFilters = z.output<typeof logFilters>;

/** The query of GET /streams/log. */
export const logQuery = logFilters.extend({
  before: commitPosition.optional().describe('Only events before this position. Pass the `next` of the previous page.'),
});
