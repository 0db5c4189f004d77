import { z } from 'zod';
import { REBUILD_STATES, viewProjection } from '../staff/rebuilds.js';
import { personPseudonym, staffMember } from '../staff/roles.js';
import { LAG_COUNT } from './limits.js';

const seconds = z.number().nonnegative();
const count = z.int().nonnegative();

/** The newest rebuild of all views of a projection. It is listed for a week. */
export const projectionRebuild = z
  .strictObject({
    state: z.enum(REBUILD_STATES).exclude(['stuck']),
    /** The operator who requested it. */
    by: staffMember.omit({ uid: true }),
    requestedAt: z.iso.datetime(),
    /** When it began, or began again because the projector was interrupted; null while it waits. */
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    /** How many events of the projection were applied so far. */
    events: count,
    /** The part of the log that was read, from 0 to 1. */
    progress: z.number().min(0).max(1),
    /** Why it failed; null if it did not. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'ProjectionRebuild' });
export type ProjectionRebuild = z.infer<typeof projectionRebuild>;

/** A projection: who holds it, how far it is behind, and how its last rebuild went. */
export const projectionSummary = z
  .strictObject({
    projection: viewProjection,
    /** The process that holds the lease; null if none does. */
    holder: z.string().nullable(),
    /** How many processes stand by. */
    standby: count,
    /** The last lags in seconds, oldest first; empty without a holder. */
    lags: z.array(seconds).max(LAG_COUNT),
    quarantined: count,
    /** How many views are known not to be what their streams say. */
    mismatched: count,
    /** How many views it has, at most a minute ago. */
    views: count,
    rebuild: projectionRebuild.nullable(),
  })
  .meta({ id: 'ProjectionSummary' });
export type ProjectionSummary = z.infer<typeof projectionSummary>;

/** GET /operations/projections. */
export const projectionList = z.strictObject({ projections: z.array(projectionSummary) });

/** The streams in quarantine, by the collection of the view and the stream. Stream names contain user ids. */
export const QUARANTINE_COLLECTION = 'quarantine';

export interface QuarantineDocument {
  readonly _id: string;
  /** The collection of the views, such as `profile-1`. */
  readonly collection: string;
  readonly stream: string;
  readonly revision: number;
  readonly reason: string;
  readonly since: Date;
}

/** A stream that is not projected until it is rebuilt. */
export const quarantinedStream = z
  .strictObject({
    /** A keyed hash of the stream. */
    id: z.string().regex(/^[\w-]{22}$/),
    projection: viewProjection,
    person: personPseudonym,
    /** The revision at which it is stuck. */
    revision: count,
    /** It names an event and a rule, never contents. */
    reason: z.string(),
    since: z.iso.datetime(),
  })
  .meta({ id: 'QuarantinedStream' });
export type QuarantinedStream = z.infer<typeof quarantinedStream>;

/** GET /operations/quarantine: the streams in quarantine, the newest first, at most 200. */
export const quarantineList = z.strictObject({ streams: z.array(quarantinedStream).max(200), total: count });

/** Views that are not what their streams say. */
export const VIEW_MISMATCHES_COLLECTION = 'view_mismatches';

export interface ViewMismatchDocument {
  /** The collection of the view and the uid: `profile-views|<uid>`. */
  readonly _id: string;
  /** The collection of the views, such as `profile-views`. */
  readonly collection: string;
  readonly uid: string;
  /** The revision of the view when it was compared. */
  readonly revision: number;
  /** The fields that differ, such as `experiences[1].endDate`; never their values. */
  readonly paths: readonly string[];
  /** When it was found first. */
  readonly since: Date;
}

/** How far the checks of views are. They go through the views of a projection in the order of their ids. */
export const VIEW_CHECKS_COLLECTION = 'view_checks';

export interface ViewCheckDocument {
  /** The projection. */
  readonly _id: string;
  /** The beginning of the id that was checked last: too short to name a user. */
  readonly after: string;
}
