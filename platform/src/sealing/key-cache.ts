const TTL_MS = 60_000;
const MAX_KEYS = 10_000;

interface CachedKey {
  readonly key: Buffer;
  readonly expiresAt: number;
}

/** Data keys in memory, each for at most a minute (design.md section 3); what expired is dropped, not only ignored. */
export class KeyCache {
  /** In the order they expire, since each is cached for the same time: the first is the next to go. */
  readonly #cached = new Map<string, CachedKey>();

  constructor(private readonly now: () => number) {}

  /** How many keys are in memory. */
  get size(): number {
    return this.#cached.size;
  }

  /** The key of a subject, if it was cached less than a minute ago. */
  get(subject: string): Buffer | undefined {
    const found = this.#cached.get(subject);
    if (found && found.expiresAt > this.now()) return found.key;
    if (found) this.#cached.delete(subject);
    return undefined;
  }

  /** Caches a key; drops what expired, and the oldest where there are too many. */
  set(subject: string, key: Buffer): void {
    this.#cached.delete(subject);
    this.#evict();
    this.#cached.set(subject, { key, expiresAt: this.now() + TTL_MS });
  }

  /** Forgets the key of a subject. */
  delete(subject: string): void {
    this.#cached.delete(subject);
  }

  #evict(): void {
    for (const [subject, { expiresAt }] of this.#cached) {
      if (expiresAt > this.now() && this.#cached.size < MAX_KEYS) return;
      this.#cached.delete(subject);
    }
  }
}
