import type { PartPlan } from './part.js';
import type { Progress } from './progress.js';
import { type RestartLimits, RestartPolicy } from './restart-policy.js';
import { SupervisedPart } from './supervised-part.js';

/** What runs, newest last, so that it can be stopped in the opposite order. */
export class RunningStack {
  readonly #parts: SupervisedPart[][] = [];
  readonly #beforeStop: (() => Promise<void> | void)[] = [];
  #onRestart: () => void = () => undefined;

  constructor(
    private readonly progress: Progress,
    private readonly limits: RestartLimits,
    /** Whether parts that cannot start are tried again without a limit. */
    private readonly isExempt: () => boolean,
  ) {}

  /** Starts parts that do not need each other; returns them in the order of their plans. */
  async start<T extends readonly PartPlan[]>(...plans: T): Promise<{ [K in keyof T]: SupervisedPart }> {
    const parts = plans.map((plan) => this.#supervised(plan));
    this.#parts.push(parts);
    const started = await Promise.allSettled(parts.map((part) => part.start()));
    const failed = started.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return parts as { [K in keyof T]: SupervisedPart };
  }

  /** Sets what is called whenever a part was started again. */
  onRestart(changed: () => void): void {
    this.#onRestart = changed;
  }

  /** Adds a step to do before the parts that were started so far are stopped. */
  beforeStop(step: () => Promise<void> | void): void {
    this.#beforeStop.push(step);
  }

  /** Rejects with the first part that exited too often to be restarted. */
  failed(): Promise<never> {
    return Promise.race(this.#parts.flat().map((part) => part.failed()));
  }

  /** The process id of every part, by name. */
  get pids(): Record<string, number> {
    return Object.fromEntries(this.#parts.flat().map((part) => [part.name, part.pid]));
  }

  /** Stops everything, what was started last first. */
  async stop(): Promise<void> {
    const groups = this.#parts.splice(0).reverse();
    const [front = [], ...behind] = groups;
    await Promise.all(front.map((part) => part.stop()));
    for (const step of this.#beforeStop.splice(0)) {
      try {
        await step();
      } catch (error) {
        this.progress.failed(error);
      }
    }
    for (const group of behind) await Promise.all(group.map((part) => part.stop()));
  }

  #supervised(plan: PartPlan): SupervisedPart {
    return new SupervisedPart(plan, {
      progress: this.progress,
      policy: new RestartPolicy(this.limits, this.isExempt),
      onRestart: () => this.#onRestart(),
    });
  }
}
