/**
 * Coalesces calls of a task: calls during a run share the next run, so each caller waits for a run that started later.
 */
export class CoalescedTask {
  #currentRun: Promise<void> | undefined;
  #nextRun: Promise<void> | undefined;

  constructor(private readonly task: () => Promise<void>) {}

  /** Resolves when a run that started after this call has finished. */
  run(): Promise<void> {
    if (!this.#currentRun) return this.#start();
    this.#nextRun ??= this.#currentRun.catch(() => undefined).then(() => this.#start());
    return this.#nextRun;
  }

  #start(): Promise<void> {
    this.#nextRun = undefined;
    const run = this.task().finally(() => {
      if (this.#currentRun === run) this.#currentRun = undefined;
    });
    this.#currentRun = run;
    return run;
  }
}
