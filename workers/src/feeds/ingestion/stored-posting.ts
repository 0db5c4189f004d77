import type { StoredJob } from '@trackrecord/contracts';

/** A job as it is kept (contracts, storedJob), with what ingestion has to know of it. */
export interface StoredPosting extends Omit<StoredJob, 'isOpen'> {
  isOpen: boolean;
  /** What is the same for the same posting wherever it is published: its canonical address, and what it says it is. */
  readonly urlKey: string;
  readonly sameKey: string;
  /** A hash of what was found and of how it is read: while that is the same nothing is written. */
  readonly digest: string;
  /** How many complete fetches in a row it was missing from. */
  readonly missed: number;
  /** Whether its source no longer has it. */
  readonly isWithdrawn: boolean;
  /** Whether it has been told apart from its duplicates since it last changed. */
  readonly isSettled: boolean;
  /** Since when it has been withdrawn, expired or without its feed; it is removed a month later. */
  readonly closedAt?: Date;
}
