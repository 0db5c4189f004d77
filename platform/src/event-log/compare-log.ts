import type { Position } from '../event-store/types.js';

/** What is known of the log and of the read models. */
export interface LogEvidence {
  /** The id of the log; undefined if it has none yet. */
  readonly logId: string | undefined;
  /** The end of the log; undefined if it is empty. */
  readonly end: Position | undefined;
  /** The id of the log that the read models were built from, if recorded. */
  readonly recordedId: string | undefined;
  /** The furthest checkpoint of the read models and the relay, if there is one. */
  readonly furthestCheckpoint: Position | undefined;
}

/**
 * The result of a comparison: the log matches the read models; a short tail is missing, which is repaired
 * automatically; more of it is missing; it is empty; or it is another log.
 */
export type LogComparison = 'matches' | 'tail missing' | 'cut off' | 'empty' | 'another log';

/** A missing tail of at most this fraction of the log is repaired automatically. */
export const MAX_MISSING_FRACTION = 0.1;

/** Compares a log with the read models (decision 025). Pure. */
export function compareLog({ logId, end, recordedId, furthestCheckpoint }: LogEvidence): LogComparison {
  if (recordedId === undefined && furthestCheckpoint === undefined) return 'matches';
  if (end === undefined) return 'empty';
  // A log without an id is from an older version, or from before the first start.
  if (recordedId !== undefined && logId !== recordedId) return 'another log';
  const missingFraction = getMissingFraction(end, furthestCheckpoint);
  if (missingFraction === 0) return 'matches';
  return missingFraction <= MAX_MISSING_FRACTION ? 'tail missing' : 'cut off';
}

/** Returns the missing fraction (0 to 1) of the log up to the furthest checkpoint. */
export function getMissingFraction(end: Position | undefined, furthestCheckpoint: Position | undefined): number {
  if (furthestCheckpoint === undefined) return 0;
  const [from, to] = [BigInt(end?.commit ?? 0), BigInt(furthestCheckpoint.commit)];
  return to <= from ? 0 : Number(to - from) / Number(to);
}
