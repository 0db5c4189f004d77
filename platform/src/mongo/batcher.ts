interface PendingItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches concurrent calls: calls made while a batch is running go into the next one. A single call runs immediately.
 * `dataloader` batches the calls of one tick only, and these come from requests that arrive over time.
 */
export class Batcher<T, R> {
  #pending: PendingItem<T, R>[] = [];
  #isRunning = false;

  /** `runBatch` returns one result per item, in order. An Error as result rejects only that item. */
  constructor(private readonly runBatch: (items: readonly T[]) => Promise<readonly (R | Error)[]>) {}

  /** Returns the result of one item. */
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
