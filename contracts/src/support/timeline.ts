import { z } from 'zod';
import { engine } from '../ai/suggestions.js';
import { actor, origin } from '../events/metadata.js';
import { requestOrCorrelationId, originRef, programVersion } from '../events/request-context.js';
import { accessUse, endedBy, foundBy, supportAction } from '../staff/access-rules.js';
import { staffPseudonym } from '../staff/roles.js';
import { viewProjection } from '../staff/rebuilds.js';

/** What a timeline consists of. */
export const TIMELINE_KINDS = ['change', 'request', 'job', 'cv', 'ranking', 'access'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TIMELINE_PAGE_SIZE = 50;

/** The position of an item in a timeline. Opaque to clients. */
const cursor = z.string().regex(/^[\w.:~-]{1,160}$/, 'Please pass the `next` of the previous page.');

const commonFields = {
  /** Unique within the timeline. */
  id: z.string(),
  at: z.iso.datetime(),
  /** What happened, as the history describes it. */
  description: z.string(),
};

const revision = z.int().nonnegative();

/** The ids and versions of the request behind an item, if recorded. */
const requestFields = {
  requestId: requestOrCorrelationId.optional(),
  correlationId: z.string().optional(),
  commandId: z.uuid().optional(),
  client: programVersion.optional(),
};

/** An event of the person's profile, wizard or applications. */
const changeItem = z.strictObject({
  kind: z.literal('change'),
  ...commonFields,
  ...requestFields,
  stream: viewProjection,
  revision,
  eventId: z.uuid(),
  type: z.string(),
  actorRole: actor.shape.role,
  /** How the change was made, such as `typed`. */
  origin: origin.optional(),
  /** What it came from, such as `work:<id>`. */
  originRef: originRef.optional(),
});

/** A request that was refused or failed. */
const requestItem = z.strictObject({
  kind: z.literal('request'),
  ...commonFields,
  ...requestFields,
  outcome: z.enum(['refused', 'failed', 'unavailable']),
  status: z.int(),
  code: z.string(),
  /** The message that the person was shown. */
  sentence: z.string(),
  /** Method and path of the endpoint. */
  route: z.string().optional(),
  /** The `If-Match` of the request, and the revision of the stream at that time. */
  ifMatch: z.string().optional(),
  revision: revision.optional(),
  /** The names of invalid fields. */
  paths: z.array(z.string()).optional(),
  /** The next successful save of the same section. */
  nextSave: z.strictObject({ eventId: z.uuid(), revision, at: z.iso.datetime() }).optional(),
});

/** The outcome of a job. */
const jobItem = z.strictObject({
  kind: z.literal('job'),
  ...commonFields,
  ...requestFields,
  outcome: z.enum(['ended', 'failed', 'unavailable']),
  /** `done`, or the code of the error. */
  code: z.string(),
  /** The message that the person was shown, if any. */
  sentence: z.string().optional(),
  workKind: z.string().optional(),
  workId: z.uuid().optional(),
  engine: engine.optional(),
  attempts: z.int().positive().optional(),
  waitedMs: z.int().nonnegative().optional(),
  tookMs: z.int().nonnegative().optional(),
});

/** The stored CV, or the stored ranking of postings. */
const derivedItem = <Kind extends 'cv' | 'ranking'>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), ...commonFields, revision });

/** An event of `access-{uid}`: what staff, the person or the system did. */
const accessItem = z.strictObject({
  kind: z.literal('access'),
  ...commonFields,
  type: z.string(),
  /** Absent if the person or the system did it. */
  staff: staffPseudonym.optional(),
  sessionId: z.uuid().optional(),
  /**
   * The number of reads of a session with at most lookups between them. They are one item, from the last of them, unless only accesses are
   * requested.
   */
  reads: z.int().min(2).optional(),
  /** What a single read in a session returned, such as `cv`. */
  what: accessUse.optional(),
  /** Which one, such as `revision 12`; never the content. */
  detail: z.string().optional(),
  /** How the person was found, or who ended the session. */
  by: z.union([foundBy, endedBy]).optional(),
  action: supportAction.optional(),
});

/** An item of the timeline of a person. */
export const timelineItem = z
  .discriminatedUnion('kind', [changeItem, requestItem, jobItem, derivedItem('cv'), derivedItem('ranking'), accessItem])
  .meta({ id: 'TimelineItem' });
export type TimelineItem = z.infer<typeof timelineItem>;

/** GET /support/people/{uid}/timeline: a page, newest first. */
export const timeline = z
  .strictObject({
    items: z.array(timelineItem).max(TIMELINE_PAGE_SIZE),
    /** The `before` of the next page; null on the last one. */
    next: cursor.nullable(),
  })
  .meta({ id: 'Timeline' });
export type Timeline = z.infer<typeof timeline>;

/** One to six kinds, separated by commas. */
const KINDS_PATTERN = new RegExp(`^(${TIMELINE_KINDS.join('|')})(,(${TIMELINE_KINDS.join('|')})){0,5}$`);

/** The query of a timeline. */
export const timelineQuery = z.strictObject({
  before: cursor.optional().describe('Only items before this one. Pass the `next` of the previous page.'),
  kinds: z
    .string()
    .regex(KINDS_PATTERN, `Please name kinds of ${TIMELINE_KINDS.join(', ')}, separated by commas.`)
    .optional()
    .describe('Only items of these kinds, separated by commas.'),
});
