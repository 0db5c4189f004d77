import type { ErasureReceipt } from '@trackrecord/contracts';
import { RECEIPT_FILE_NAME } from '@trackrecord/contracts/constants';
import { useSyncExternalStore } from 'react';
import { saveFile } from '../../shared/cv/save-file';
import { forget, keep, readKept } from '../../shared/storage/browser-storage';

/** In the storage of the tab, so that it is there after a reload, and gone with the tab. */
const KEY = 'erasure-receipt';

interface HeldReceipt {
  /** The text of its file. */
  readonly text: string;
  /** Whose account it was; the receipt itself does not say. */
  readonly uid: string | undefined;
}

/** In memory, too: the storage is cleared whenever the identity provider says that somebody has left, however late. */
let held: HeldReceipt | undefined;

const followers = new Set<() => void>();

const follow = (follower: () => void): (() => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};

const stored = (): string | null => readKept('session', KEY);

const kept = (): string | null => held?.text ?? stored();

/** Saves a receipt as a file of the person. */
export const saveReceipt = (receipt: string): void =>
  saveFile(new Blob([receipt], { type: 'application/json' }), RECEIPT_FILE_NAME);

/** Keeps the receipt of an account that is gone until it is dismissed. Where nothing can be stored it is saved at once. */
export function keepReceipt(receipt: ErasureReceipt, uid?: string): void {
  const text = `${JSON.stringify(receipt, null, 2)}\n`;
  held = { text, uid };
  storeAgain();
  if (stored() !== text) saveReceipt(text);
  followers.forEach((tell) => tell());
}

/** Stores the receipt that is kept where the storage was cleared. */
export function storeAgain(): void {
  if (held !== undefined && stored() !== held.text) keep('session', KEY, held.text);
}

/** Forgets the receipt. */
export function forgetReceipt(): void {
  held = undefined;
  forget('session', KEY);
  followers.forEach((tell) => tell());
}

/** Whether the receipt that is kept is known to be about this account. */
export const isReceiptOf = (uid: string): boolean => held?.uid === uid;

/** The receipt that is kept, as the text of its file; null where there is none. */
export const useKeptReceipt = (): string | null => useSyncExternalStore(follow, kept);
