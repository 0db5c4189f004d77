import { setTimeout as wait } from 'node:timers/promises';
import { ChildProcess, ProcessFailedError, type ProcessSpec } from './child-process.js';
import type { LivenessMonitor } from './liveness-monitor.js';
import type { Progress } from './progress.js';
import type { RestartPolicy } from './restart-policy.js';

/** How a process is supervised, and where it is reported. */
export interface SupervisionOptions {
  readonly progress: Progress;
  readonly policy: RestartPolicy;
  readonly liveness: LivenessMonitor;
  /** Called after a restart, which changes the process id. */
  readonly onRestart: () => void;
}

/** A process of the stack that is restarted when it exits unexpectedly or hangs, until it does so too often. */
export class SupervisedProcess {
  readonly #stopController = new AbortController();
  readonly #failure: Promise<ProcessFailedError>;
  #giveUp: (error: ProcessFailedError) => void = () => undefined;
  #process: ChildProcess | undefined;
  #supervision: Promise<void> = Promise.resolve();
  #endWatch: () => void = () => undefined;
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
   * A background process is not waited for, and its failed first start is retried like a later exit.
   * @throws {ProcessFailedError}
   */
  async start(): Promise<void> {
    if (this.spec.isBackground) {
      this.#supervision = this.#supervise(this.#runToExit());
      return;
    }
    for (;;) {
      try {
        const child = await this.#run();
        this.#supervision = this.#supervise(child.waitForExit());
        return;
      } catch (error) {
        if (!(error instanceof ProcessFailedError) || !error.isPortInUse || !(await this.#backOff(error))) throw error;
      }
    }
  }

  /** Rejects when the process has exited too often. */
  async waitForFailure(): Promise<never> {
    throw await this.#failure;
  }

  /** Stops the process without a restart. */
  async stop(): Promise<void> {
    this.#stopController.abort();
    this.#endWatch();
    await this.#process?.stop();
    await this.#supervision;
  }

  #isStopping(): boolean {
    return this.#stopController.signal.aborted;
  }

  async #supervise(firstExit: Promise<ProcessFailedError>): Promise<void> {
    let exit = await firstExit;
    while (!this.#isStopping()) {
      if (exit.isConfigurationError) {
        this.#giveUp(exit);
        return;
      }
      if (!(await this.#backOff(exit))) {
        if (!this.#isStopping()) this.#giveUp(this.#createTooManyRestartsError(exit));
        return;
      }
      exit = await this.#runToExit(this.options.onRestart);
    }
  }

  /** Runs the process until it exits. A process that does not become ready is stopped. */
  async #runToExit(onStart?: () => void): Promise<ProcessFailedError> {
    try {
      const child = await this.#run(onStart);
      return await child.waitForExit();
    } catch (error) {
      await this.#process?.stop();
      return error instanceof ProcessFailedError ? error : new ProcessFailedError(this.name, String(error));
    }
  }

  /** Waits before the next start. Returns false if there is no next start. */
  async #backOff({ reason, lastLines, silentMs }: ProcessFailedError): Promise<boolean> {
    if (lastLines.length > 0) this.#lastLines = lastLines;
    const delay = this.options.policy.nextDelayMs(silentMs);
    if (delay === undefined) return false;
    this.options.progress.print(`${this.name} exited (${reason}), restarting in ${delay / 1000} s`);
    await wait(delay, undefined, { signal: this.#stopController.signal }).catch(() => undefined);
    return !this.#isStopping();
  }

  /** Starts the process, waits until it is ready and watches it. */
  async #run(onStart: () => void = () => undefined): Promise<ChildProcess> {
    const startedAt = Date.now();
    const child = new ChildProcess(this.spec);
    this.#process = child;
    onStart();
    await child.waitUntilReady();
    this.options.progress.printReady(this.name, Date.now() - startedAt);
    this.#watch(child);
    return child;
  }

  /** Kills the process when it hangs, which restarts it. */
  #watch(child: ChildProcess): void {
    const { livenessProbe } = this.spec;
    if (livenessProbe === undefined || this.#isStopping()) return;
    const endWatch = this.options.liveness.watch(livenessProbe, (silentMs) => child.killHung(silentMs));
    this.#endWatch = endWatch;
    void child.waitForExit().then(endWatch);
  }

  #createTooManyRestartsError({ reason }: ProcessFailedError): ProcessFailedError {
    const { maxRestarts, windowMs } = this.options.policy.limits;
    const reasonWithRestarts = `${reason}, after ${maxRestarts} restarts within ${windowMs / 1000} s`;
    return new ProcessFailedError(this.name, reasonWithRestarts, this.#lastLines);
  }
}
