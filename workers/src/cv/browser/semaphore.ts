/** Limits concurrency. Waiting tasks start in order, unless their signal aborts first. */
export class Semaphore {
  readonly #waiters = new Set<() => void>();
  #freeSlots: number;

  constructor(slotCount: number) {
    this.#freeSlots = slotCount;
  }

  /**
   * Runs a task when a slot is free.
   * @throws the error of the task, or an error if the signal aborts before it starts.
   */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#acquire(signal);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  #acquire(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(createAbortError(signal));
    if (this.#freeSlots > 0) {
      this.#freeSlots -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      const abort = () => {
        this.#waiters.delete(start);
        reject(createAbortError(signal));
      };
      this.#waiters.add(start);
      signal.addEventListener('abort', abort, { once: true });
    });
  }

  #release(): void {
    const [next] = this.#waiters;
    if (next === undefined) {
      this.#freeSlots += 1;
      return;
    }
    this.#waiters.delete(next);
    next();
  }
}

const createAbortError = (signal: AbortSignal): Error =>
  new Error('timed out waiting for a slot', { cause: signal.reason });
