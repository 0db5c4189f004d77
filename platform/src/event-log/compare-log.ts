import type { Position } from '../event-store/types.js';

/** What was found about the log and about the read models that were made of a log. */
export interface LogEvidence {
  /** The identity of the log; none while it has none. */
  readonly logId: string | undefined;
  /** Where the log ends; nothing where it is empty. */
  readonly end: Position | undefined;
  /** The identity of the log that the read models were made of; none where they do not say. */
  readonly recordedId: string | undefined;
  /** How far the read models and the relay have come; nothing where there are none. */
  readonly reached: Position | undefined;
}

/**
 * How a log compares with the read models: it matches them; a short tail is missing, which is repaired by itself; most
 * of it is missing; or it is another log.
 */
export type LogComparison = 'matches' | 'tail missing' | 'cut off' | 'empty' | 'another log';

/** A missing tail of at most this share of the log is repaired without being asked. */
export const MAX_MISSING_FRACTION = 0.1;

/** Compares a log with the read models that were made of a log (decision 025). Pure. */
export function compareLog({ logId, end, recordedId, reached }: LogEvidence): LogComparison {
  if (recordedId === undefined && reached === undefined) return 'matches';
  if (end === undefined) return 'empty';
  // A log that never had an identity is one of an older version, or one from before the first start.
  if (recordedId !== undefined && logId !== recordedId) return 'another log';
  const missing = missingFraction(end, reached);
  if (missing === 0) return 'matches';
  return missing <= MAX_MISSING_FRACTION ? 'tail missing' : 'cut off';
}

/** Which share of the log up to where the read models have come is missing, from 0 to 1. */
export function missingFraction(end: Position | undefined, reached: Position | undefined): number {
  if (reached === undefined) return 0;
  const [from, to] = [BigInt(end?.commit ?? 0), BigInt(reached.commit)];
  return to <= from ? 0 : Number(to - from) / Number(to);
}
