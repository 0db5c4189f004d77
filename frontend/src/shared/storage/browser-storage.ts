type StorageKind = 'local' | 'session';

const getStorage = (kind: StorageKind): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** Returns the stored value; null if there is none or storage is blocked. */
export function readItem(kind: StorageKind, key: string): string | null {
  try {
    return getStorage(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Returns the keys of all stored values; none if storage is blocked. */
export function listKeys(kind: StorageKind): readonly string[] {
  try {
    return Object.keys(getStorage(kind));
  } catch {
    return [];
  }
}

/** Stores a value. Errors of blocked or full storage are ignored: nothing stored is essential. */
export function storeItem(kind: StorageKind, key: string, value: string): void {
  try {
    getStorage(kind).setItem(key, value);
  } catch {
    // See above.
  }
}

/** Removes a value. */
export function removeItem(kind: StorageKind, key: string): void {
  try {
    getStorage(kind).removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}

/** Clears the storage. */
export function clearStorage(kind: StorageKind): void {
  try {
    getStorage(kind).clear();
  } catch {
    // Blocked storage is empty.
  }
}
