import type { RebuildBody, RebuildState, ViewCollection } from './rebuilds.js';

/**
 * The rebuilds that staff requested. The command API adds them, the holder of the lease of the projection runs them.
 * Those of the view of one person are deleted when the account of the person is erased.
 */
export const REBUILDS_COLLECTION = 'rebuilds';

/**
 * A running rebuild of one view counts as failed after this time, and a rebuild of a projection if it makes no progress
 * for as long.
 */
export const REBUILD_TIMEOUT_MS = 10 * 60_000;

interface StoredRebuild extends RebuildState {
  readonly _id: string;
  readonly projection: RebuildBody['projection'];
  /** The uid of the staff member. */
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** When the document is deleted. */
  readonly expiresAt: Date;
}

/** A rebuild of the view of one person. */
export interface RebuildDocument extends StoredRebuild {
  readonly stream: string;
  /** The person. */
  readonly uid: string;
}

/** The newest rebuild of all views of a projection. `events` is counted while it runs. */
export interface ProjectionRebuildDocument extends StoredRebuild {
  readonly stream: null;
  readonly uid: null;
  /** How often it was started. */
  readonly attempts: number;
  /** The part of the log that was read, from 0 to 1. */
  readonly progress: number;
  /** The collection that the last attempt fills; null before the first. */
  readonly collection: ViewCollection | null;
  /** The collections of earlier attempts, which are dropped in the end. */
  readonly abandoned: readonly ViewCollection[];
  /** The collection that was live before; null until it is replaced. */
  readonly replaced: ViewCollection | null;
}

/** Returns the id of the rebuild of a projection. Each has one, so that two cannot run at a time. */
export const toProjectionRebuildId = (projection: string): string => `projection ${projection}`;
