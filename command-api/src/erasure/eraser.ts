import type { ErasedPart } from '@trackrecord/contracts';

/**
 * Takes away what one part of the product holds about a person (design.md section 5). Both may be asked at any time and
 * as often as one likes, also by several at once.
 */
export interface Eraser {
  readonly part: ErasedPart;
  readonly erase: (uid: string) => Promise<void>;
  /** Looks whether there is anything left that could be read. */
  readonly holds: (uid: string) => Promise<boolean>;
  /** Of whom of these something is there again, where a backup of the stores without keys may bring it back. */
  readonly restoredOf?: (uids: readonly string[]) => Promise<readonly string[]>;
}
