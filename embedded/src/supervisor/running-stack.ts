import type { ProcessSpec } from './child-process.js';
import { LivenessMonitor } from './liveness-monitor.js';
import type { Progress } from './progress.js';
import { RestartPolicy } from './restart-policy.js';
import type { Settings } from './settings.js';
import { SupervisedProcess } from './supervised-process.js';

/** The running processes in the order of their start; they are stopped in reverse. */
export class RunningStack {
  readonly #groups: SupervisedProcess[][] = [];
  readonly #stopSteps: (() => Promise<void> | void)[] = [];
  readonly #liveness: LivenessMonitor;
  #onRestart: () => void = () => undefined;

  constructor(
    private readonly progress: Progress,
    private readonly settings: Pick<Settings, 'restarts' | 'livenessLimitMs'>,
    /** Returns true while restarts are not limited by the settings. */
    private readonly isExemptFromLimit: () => boolean,
  ) {
    this.#liveness = new LivenessMonitor(settings.livenessLimitMs);
    this.#liveness.start();
  }

  /** Starts processes that do not depend on each other, in parallel. Waits for all but background processes. */
  async start<T extends readonly ProcessSpec[]>(...specs: T): Promise<{ [K in keyof T]: SupervisedProcess }> {
    const processes = specs.map((spec) => this.#supervise(spec));
    this.#groups.push(processes);
    const startResults = await Promise.allSettled(processes.map((child) => child.start()));
    const failedStart = startResults.find((result) => result.status === 'rejected');
    if (failedStart) throw failedStart.reason;
    return processes as { [K in keyof T]: SupervisedProcess };
  }

  /** Sets the callback for restarts of any process. */
  onRestart(callback: () => void): void {
    this.#onRestart = callback;
  }

  /** Adds a step that runs after the gateway has stopped and before all other processes stop. */
  addStopStep(step: () => Promise<void> | void): void {
    this.#stopSteps.push(step);
  }

  /** Rejects when a process has exited too often to be restarted. */
  waitForFailure(): Promise<never> {
    return Promise.race(this.#groups.flat().map((child) => child.waitForFailure()));
  }

  /** The process ids by name. */
  get pids(): Record<string, number> {
    return Object.fromEntries(this.#groups.flat().map((child) => [child.name, child.pid]));
  }

  /** Stops all processes in reverse order of their start. */
  async stop(): Promise<void> {
    this.#liveness.stop();
    // The gateway was started last.
    const [gatewayGroup = [], ...otherGroups] = this.#groups.splice(0).reverse();
    await Promise.all(gatewayGroup.map((child) => child.stop()));
    for (const step of this.#stopSteps.splice(0)) {
      try {
        await step();
      } catch (error) {
        this.progress.printError(error);
      }
    }
    for (const group of otherGroups) await Promise.all(group.map((child) => child.stop()));
  }

  #supervise(spec: ProcessSpec): SupervisedProcess {
    const isExemptFromLimit = spec.isBackground ? () => true : this.isExemptFromLimit;
    return new SupervisedProcess(spec, {
      progress: this.progress,
      policy: new RestartPolicy(this.settings.restarts, isExemptFromLimit),
      liveness: this.#liveness,
      onRestart: () => this.#onRestart(),
    });
  }
}
