import type { ErasedPart } from '@trackrecord/contracts';

/**
 * Erases what one part of the product stores about a user (design.md section 5). All functions are idempotent and can
 * run concurrently.
 */
export interface Eraser {
  readonly part: ErasedPart;
  readonly erase: (uid: string) => Promise<void>;
  /** Returns true if readable data of the user remains. */
  readonly hasData: (uid: string) => Promise<boolean>;
  /** Returns the users who have data again. Only for parts that a restored backup can bring back. */
  readonly findRestored?: (uids: readonly string[]) => Promise<readonly string[]>;
}
