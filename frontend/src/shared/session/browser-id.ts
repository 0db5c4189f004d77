import { readItem, storeItem } from '../storage/browser-storage';

const STORAGE_KEY = 'browser';

/** Gives this browser an id, unless it has one. Signing out removes it. */
export function createBrowserId(): void {
  if (readItem('local', STORAGE_KEY) === null) storeItem('local', STORAGE_KEY, crypto.randomUUID());
}

/**
 * Returns the query with the id of this browser, so that its later sign-ins are listed as the same device. Empty after
 * signing out, and if storage is blocked.
 */
export function getBrowserQuery(): { readonly browser?: string } {
  const browser = readItem('local', STORAGE_KEY);
  return browser === null ? {} : { browser };
}
