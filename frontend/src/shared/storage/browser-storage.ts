type StorageKind = 'local' | 'session';

const getStorage = (kind: StorageKind): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** What the browser keeps under a key; null when nothing is kept or storage is blocked. */
export function readKept(kind: StorageKind, key: string): string | null {
  try {
    return getStorage(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key. Blocked or full storage is ignored: nothing we keep there is indispensable. */
export function keep(kind: StorageKind, key: string, value: string): void {
  try {
    getStorage(kind).setItem(key, value);
  } catch {
    // Works without, as said above.
  }
}

/** Forgets what is kept under a key. */
export function forget(kind: StorageKind, key: string): void {
  try {
    getStorage(kind).removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Forgets everything of one kind. */
export function clearStorage(kind: StorageKind): void {
  try {
    getStorage(kind).clear();
  } catch {
    // Blocked storage holds nothing.
  }
}
