import { z } from 'zod';
import { personPseudonym } from '../staff/roles.js';
import { viewProjection } from '../staff/rebuilds.js';
import { LAG_COUNT } from './limits.js';

const seconds = z.number().nonnegative();
const count = z.int().nonnegative();

/** A projection: who holds it, and how far it is behind. */
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
