import type { StoredJob } from '@trackrecord/contracts';

/** A stored job (contracts, storedJob) with the fields that ingestion needs. */
export interface StoredPosting extends Omit<StoredJob, 'isOpen'> {
  isOpen: boolean;
  /** Keys that duplicates share: the canonical URL; and company, title and place. */
  readonly urlKey: string;
  readonly sameKey: string;
  /** Its normalized title, by which the postings of an occupation are found. */
  readonly titleKey: string;
  /** Hash of the feed's record and the parser version; while it is unchanged, nothing is written. */
  readonly digest: string;
  /** The number of consecutive complete fetches it was missing from. */
  readonly missed: number;
  /** True if its source no longer has it. */
  readonly isWithdrawn: boolean;
  /** True if it has been deduplicated since its last change. */
  readonly isSettled: boolean;
  /** Since when it is withdrawn, expired or without a feed; it is deleted a month later. */
  readonly closedAt?: Date;
}
