interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns many single calls into few calls for many: what is asked for while one call is under way goes into the next. A
 * call alone goes out at once, so nobody waits for company.
 */
export class Batcher<T, R> {
  #waiting: Waiting<T, R>[] = [];
  #busy = false;

  /** `work` answers one result an item, in order; an item fails alone when its result is an Error. */
  constructor(private readonly work: (items: readonly T[]) => Promise<readonly (R | Error)[]>) {}

  /** The result for one item. */
  run(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#busy) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const round = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.work(round.map(({ item }) => item));
        for (const [index, { resolve, reject }] of round.entries()) {
          const result = results[index];
          if (result instanceof Error) reject(result);
          else resolve(result as R);
        }
      } catch (error) {
        for (const { reject } of round) reject(error);
      }
    }
    this.#busy = false;
  }
}
