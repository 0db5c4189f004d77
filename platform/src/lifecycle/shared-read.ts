interface CachedRead<T> {
  readonly value: Promise<T>;
  /** Monotonic time (ms). */
  readonly until: number;
}

/**
 * Shares the result of a read between the callers of a short time, so that several loops of a process that poll the
 * same data cost one read.
 */
export class SharedRead<T> {
  #cached: CachedRead<T> | undefined;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly ttlMs: number,
  ) {}

  /** Returns a result that is at most `ttlMs` old. @throws the error of the read, which later callers repeat. */
  async get(): Promise<T> {
    const now = performance.now();
    if (!this.#cached || this.#cached.until <= now) this.#cached = { value: this.read(), until: now + this.ttlMs };
    const cached = this.#cached;
    try {
      return await cached.value;
    } catch (error) {
      if (this.#cached === cached) this.#cached = undefined;
      throw error;
    }
  }

  /** The next caller reads again. Call it after a change. */
  invalidate(): void {
    this.#cached = undefined;
  }
}
