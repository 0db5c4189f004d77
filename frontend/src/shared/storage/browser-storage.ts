type Kind = 'local' | 'session';

const storageOf = (kind: Kind): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** What the browser keeps under a key; null when nothing is kept or storage is blocked. */
export function readKept(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key. Blocked or full storage is ignored: nothing we keep there is indispensable. */
export function keep(kind: Kind, key: string, value: string): void {
  try {
    storageOf(kind).setItem(key, value);
  } catch {
    // Works without, as said above.
  }
}

/** Forgets what is kept under a key. */
export function forget(kind: Kind, key: string): void {
  try {
    storageOf(kind).removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Forgets everything of one kind. */
export function forgetAll(kind: Kind): void {
  try {
    storageOf(kind).clear();
  } catch {
    // Blocked storage holds nothing.
  }
}
