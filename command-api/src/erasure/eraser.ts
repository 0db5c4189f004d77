import type { ErasedPart } from '@trackrecord/contracts';
import type { CurrentRequest } from '@trackrecord/platform';

/** What led to the run of an eraser, for the metadata of the final events. */
export interface ErasureCause {
  /** The id of the erasure. */
  readonly id: string;
  /** `system` if the queue finishes the erasure. */
  readonly role: 'user' | 'system';
  /** The request of the user or of the queue. */
  readonly request?: CurrentRequest | undefined;
}

/** Erases what one part of the product stores about a user. All functions are idempotent and can run concurrently. */
export interface Eraser {
  readonly part: ErasedPart;
  readonly erase: (uid: string, cause: ErasureCause) => Promise<void>;
  /** Returns true if readable data of the user remains. */
  readonly hasData: (uid: string) => Promise<boolean>;
  /** Returns the users who have data again. Only for parts that a restored backup can bring back. */
  readonly findRestored?: (uids: readonly string[]) => Promise<readonly string[]>;
}
