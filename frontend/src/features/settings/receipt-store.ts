import type { ErasureReceipt } from '@trackrecord/contracts';
import { RECEIPT_FILE_NAME } from '@trackrecord/contracts/constants';
import { useSyncExternalStore } from 'react';
import { downloadFile } from '../../shared/cv/download-file';
import { removeItem, storeItem, readItem } from '../../shared/storage/browser-storage';

/** In session storage: the receipt survives a reload, but not the tab. */
const KEY = 'erasure-receipt';

interface StoredReceipt {
  /** The content of the receipt file. */
  readonly text: string;
  /** The owner, whom the receipt itself does not name. */
  readonly uid: string | undefined;
}

/**
 * The receipt is kept in memory, too, since session storage is cleared when the identity provider reports the sign-out,
 * possibly late.
 */
let receiptInMemory: StoredReceipt | undefined;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readStoredText = (): string | null => readItem('session', KEY);

const getSnapshot = (): string | null => receiptInMemory?.text ?? readStoredText();

export const downloadReceipt = (receipt: string): void =>
  downloadFile(new Blob([receipt], { type: 'application/json' }), RECEIPT_FILE_NAME);

/** Stores a receipt until it is dismissed. Downloads it at once if storage is not available. */
export function storeReceipt(receipt: ErasureReceipt, uid?: string): void {
  const text = `${JSON.stringify(receipt, null, 2)}\n`;
  receiptInMemory = { text, uid };
  restoreReceipt();
  if (readStoredText() !== text) downloadReceipt(text);
  listeners.forEach((notify) => notify());
}

/** Writes the receipt to session storage again after that was cleared. */
export function restoreReceipt(): void {
  if (receiptInMemory !== undefined && readStoredText() !== receiptInMemory.text)
    storeItem('session', KEY, receiptInMemory.text);
}

export function clearReceipt(): void {
  receiptInMemory = undefined;
  removeItem('session', KEY);
  listeners.forEach((notify) => notify());
}

/** Whether the stored receipt belongs to this account. */
export const isReceiptFor = (uid: string): boolean => receiptInMemory?.uid === uid;

/** Returns the content of the receipt file; null if there is none. */
export const useStoredReceipt = (): string | null => useSyncExternalStore(subscribe, getSnapshot);
