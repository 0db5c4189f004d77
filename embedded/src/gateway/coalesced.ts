/** Runs a task so that whoever asks while one is under way shares the next one: each caller waits for a run that began after its call. */
export class Coalesced {
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(private readonly task: () => Promise<void>) {}

  /** Resolves when a run that began after this call has ended. */
  run(): Promise<void> {
    if (!this.#running) return this.#begin();
    this.#next ??= this.#running.catch(() => undefined).then(() => this.#begin());
    return this.#next;
  }

  #begin(): Promise<void> {
    this.#next = undefined;
    const running = this.task().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}
