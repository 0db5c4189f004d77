import type { RebuildBody, RebuildState } from './rebuilds.js';

/**
 * The rebuilds that staff requested of the view of one person. The command API adds them, the holder of the lease of
 * the projection runs them. Deleted when the account of the person is erased.
 */
export const REBUILDS_COLLECTION = 'rebuilds';

/** A running rebuild counts as failed after this time. */
export const REBUILD_TIMEOUT_MS = 10 * 60_000;

export interface RebuildDocument extends RebuildState {
  readonly _id: string;
  readonly projection: RebuildBody['projection'];
  readonly stream: string;
  /** The person. */
  readonly uid: string;
  /** The uid of the staff member. */
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** When the document is deleted. */
  readonly expiresAt: Date;
}
