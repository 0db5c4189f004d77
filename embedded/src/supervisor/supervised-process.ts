import { setTimeout as wait } from 'node:timers/promises';
import { ChildProcess, ProcessFailedError, type ProcessSpec } from './child-process.js';
import type { Progress } from './progress.js';
import type { RestartPolicy } from './restart-policy.js';

/** How a process is supervised, and where it is reported. */
export interface SupervisionOptions {
  readonly progress: Progress;
  readonly policy: RestartPolicy;
  /** Called after a restart, which changes the process id. */
  readonly onRestart: () => void;
}

/** A process of the stack that is restarted when it exits unexpectedly, until it does so too often. */
export class SupervisedProcess {
  readonly #stopController = new AbortController();
  readonly #failure: Promise<ProcessFailedError>;
  #giveUp: (error: ProcessFailedError) => void = () => undefined;
  #process: ChildProcess | undefined;
  #supervision: Promise<void> = Promise.resolve();
  /** The last log lines; those of the previous process until the current one prints something. */
  #lastLines: readonly string[] = [];

  constructor(
    private readonly spec: ProcessSpec,
    private readonly options: SupervisionOptions,
  ) {
    this.#failure = new Promise((resolve) => (this.#giveUp = resolve));
  }

  get name(): string {
    return this.spec.name;
  }

  /** The id of the current or last process. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** The port that the process has announced. */
  get port(): number {
    return this.#process?.port ?? 0;
  }

  /**
   * Starts the process and waits until it is ready. A failed first start is retried only if the port was in use.
   * @throws {ProcessFailedError}
   */
  async start(): Promise<void> {
    for (;;) {
      try {
        await this.#run();
        break;
      } catch (error) {
        if (!(error instanceof ProcessFailedError) || !error.isPortInUse || !(await this.#backOff(error))) throw error;
      }
    }
    this.#supervision = this.#supervise();
  }

  /** Rejects when the process has exited too often. */
  async waitForFailure(): Promise<never> {
    throw await this.#failure;
  }

  /** Stops the process without a restart. */
  async stop(): Promise<void> {
    this.#stopController.abort();
    await this.#process?.stop();
    await this.#supervision;
  }

  #isStopping(): boolean {
    return this.#stopController.signal.aborted;
  }

  async #supervise(): Promise<void> {
    let exit = await this.#process?.waitForExit();
    while (exit && !this.#isStopping()) {
      if (exit.isConfigurationError) {
        this.#giveUp(exit);
        return;
      }
      if (!(await this.#backOff(exit))) {
        if (!this.#isStopping()) this.#giveUp(this.#createTooManyRestartsError(exit));
        return;
      }
      try {
        await this.#run(this.options.onRestart);
        exit = await this.#process?.waitForExit();
      } catch (error) {
        exit = error instanceof ProcessFailedError ? error : new ProcessFailedError(this.name, String(error));
        await this.#process?.stop();
      }
    }
  }

  /** Waits before the next start. Returns false if there is no next start. */
  async #backOff({ reason, lastLines }: ProcessFailedError): Promise<boolean> {
    if (lastLines.length > 0) this.#lastLines = lastLines;
    const delay = this.options.policy.nextDelayMs();
    if (delay === undefined) return false;
    this.options.progress.print(`${this.name} exited (${reason}), restarting in ${delay / 1000} s`);
    await wait(delay, undefined, { signal: this.#stopController.signal }).catch(() => undefined);
    return !this.#isStopping();
  }

  async #run(onStart: () => void = () => undefined): Promise<void> {
    const startedAt = Date.now();
    const child = new ChildProcess(this.spec);
    this.#process = child;
    onStart();
    await child.waitUntilReady();
    this.options.progress.printReady(this.name, Date.now() - startedAt);
  }

  #createTooManyRestartsError({ reason }: ProcessFailedError): ProcessFailedError {
    const { maxRestarts, windowMs } = this.options.policy.limits;
    const reasonWithRestarts = `${reason}, after ${maxRestarts} restarts within ${windowMs / 1000} s`;
    return new ProcessFailedError(this.name, reasonWithRestarts, this.#lastLines);
  }
}
