const TTL_MS = 60_000;
const MAX_KEYS = 10_000;

interface CachedKey {
  readonly key: Buffer;
  readonly expiresAt: number;
}

/** Caches data keys for at most a minute. Expired keys are removed from memory. */
export class KeyCache {
  /** Ordered by expiry, because each key is cached for the same time. */
  readonly #cachedKeys = new Map<string, CachedKey>();

  constructor(private readonly now: () => number) {}

  /** The number of cached keys. */
  get size(): number {
    return this.#cachedKeys.size;
  }

  /** Returns the key of a subject, if it was cached less than a minute ago. */
  get(subject: string): Buffer | undefined {
    const entry = this.#cachedKeys.get(subject);
    if (entry && entry.expiresAt > this.now()) return entry.key;
    if (entry) this.#cachedKeys.delete(subject);
    return undefined;
  }

  /** Caches a key; removes expired keys, and the oldest above the maximum. */
  set(subject: string, key: Buffer): void {
    this.#cachedKeys.delete(subject);
    this.#evict();
    this.#cachedKeys.set(subject, { key, expiresAt: this.now() + TTL_MS });
  }

  /** Removes the key of a subject. */
  delete(subject: string): void {
    this.#cachedKeys.delete(subject);
  }

  #evict(): void {
    for (const [subject, { expiresAt }] of this.#cachedKeys) {
      if (expiresAt > this.now() && this.#cachedKeys.size < MAX_KEYS) return;
      this.#cachedKeys.delete(subject);
    }
  }
}
