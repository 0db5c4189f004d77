/** Calls back once no work has run for a while. */
export class IdleTimer {
  #activeCount = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly idleMs: number,
    private readonly onIdle: () => void,
  ) {}

  /** Runs work; the time without work starts again at its end. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#activeCount += 1;
    clearTimeout(this.#timer);
    try {
      return await work();
    } finally {
      this.#activeCount -= 1;
      if (this.#activeCount === 0 && !this.#isStopped) this.#timer = setTimeout(this.onIdle, this.idleMs).unref();
    }
  }

  /** Never calls back any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
