import type { Job } from '@trackrecord/contracts';

/** A job in the list. Location and source are optional, and the role has two possible names (spec section 3). */
export interface ListedJob extends Omit<Job, '_id' | 'location' | 'source'> {
  readonly location?: string | undefined;
  readonly role?: string | undefined;
  readonly source?: Pick<Job['source'], 'name' | 'isSample' | 'attribution'> | undefined;
}
