import { setTimeout as wait } from 'node:timers/promises';
import { Part, PartExited, type PartPlan } from './part.js';
import type { Progress } from './progress.js';
import type { RestartPolicy } from './restart-policy.js';

/** What a supervised part reports to. */
export interface Supervision {
  readonly progress: Progress;
  readonly policy: RestartPolicy;
  /** Called when the process was started again, with a new process id. */
  readonly onRestart: () => void;
}

/** One part of the stack, restarted when it exits by itself, until it does so too often. */
export class SupervisedPart {
  readonly #stopping = new AbortController();
  readonly #gaveUp: Promise<PartExited>;
  #giveUp: (error: PartExited) => void = () => undefined;
  #process: Part | undefined;
  #supervising: Promise<void> = Promise.resolve();
  /** The last lines of the log, of an earlier process where the newest has printed nothing yet. */
  #lastLines: readonly string[] = [];

  constructor(
    private readonly plan: PartPlan,
    private readonly supervision: Supervision,
  ) {
    this.#gaveUp = new Promise((resolve) => (this.#giveUp = resolve));
  }

  get name(): string {
    return this.plan.name;
  }

  /** The id of the process that runs, or ran last. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** The port it said it listens on. */
  get port(): number {
    return this.#process?.port ?? 0;
  }

  /**
   * Starts the part and waits until it serves. A first start that fails is not repeated, unless its port was taken.
   * @throws {PartExited}
   */
  async start(): Promise<void> {
    for (;;) {
      try {
        await this.#run();
        break;
      } catch (error) {
        if (!(error instanceof PartExited) || !error.isPortTaken || !(await this.#backOff(error))) throw error;
      }
    }
    this.#supervising = this.#supervise();
  }

  /** Rejects when the part exited too often. */
  async failed(): Promise<never> {
    throw await this.#gaveUp;
  }

  /** Stops the part; it is not started again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#process?.stop();
    await this.#supervising;
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #supervise(): Promise<void> {
    let exit = await this.#process?.exited();
    while (exit && !this.#isStopping()) {
      if (exit.isStartRefused) {
        this.#giveUp(exit);
        return;
      }
      if (!(await this.#backOff(exit))) {
        if (!this.#isStopping()) this.#giveUp(this.#tooManyRestarts(exit));
        return;
      }
      try {
        await this.#run(this.supervision.onRestart);
        exit = await this.#process?.exited();
      } catch (error) {
        exit = error instanceof PartExited ? error : new PartExited(this.name, String(error));
        await this.#process?.stop();
      }
    }
  }

  /** Waits before the next start; returns false when there is none. */
  async #backOff({ reason, lastLines }: PartExited): Promise<boolean> {
    if (lastLines.length > 0) this.#lastLines = lastLines;
    const delay = this.supervision.policy.nextDelay();
    if (delay === undefined) return false;
    this.supervision.progress.say(`${this.name} exited (${reason}), restarting in ${delay / 1000} s`);
    await wait(delay, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    return !this.#isStopping();
  }

  async #run(onStarted: () => void = () => undefined): Promise<void> {
    const since = Date.now();
    const started = new Part(this.plan);
    this.#process = started;
    onStarted();
    await started.ready();
    this.supervision.progress.started(this.name, Date.now() - since);
  }

  #tooManyRestarts({ reason }: PartExited): PartExited {
    const { maxRestarts, windowMs } = this.supervision.policy.limits;
    const restarts = `${reason}, after ${maxRestarts} restarts within ${windowMs / 1000} s`;
    return new PartExited(this.name, restarts, this.#lastLines);
  }
}
