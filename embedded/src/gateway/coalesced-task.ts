/**
 * Coalesces calls of a task: calls during a run share the next run, so each caller waits for a run that started later.
 */
export class CoalescedTask {
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(private readonly task: () => Promise<void>) {}

  /** Resolves when a run that started after this call has finished. */
  run(): Promise<void> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.catch(() => undefined).then(() => this.#start());
    return this.#next;
  }

  #start(): Promise<void> {
    this.#next = undefined;
    const running = this.task().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}
