interface PendingItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns many single calls into few calls for many: what is asked for while one call is under way goes into the next. A
 * call alone goes out at once, so nobody waits for company.
 */
export class Batcher<T, R> {
  #pending: PendingItem<T, R>[] = [];
  #isRunning = false;

  /** `work` answers one result an item, in order; an item fails alone when its result is an Error. */
  constructor(private readonly runBatch: (items: readonly T[]) => Promise<readonly (R | Error)[]>) {}

  /** The result for one item. */
  run(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ item, resolve, reject });
      if (!this.#isRunning) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#isRunning = true;
    while (this.#pending.length > 0) {
      const batch = this.#pending;
      this.#pending = [];
      try {
        const results = await this.runBatch(batch.map(({ item }) => item));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result instanceof Error) reject(result);
          else resolve(result as R);
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isRunning = false;
  }
}
