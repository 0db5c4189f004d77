import { rmSync, writeFileSync } from 'node:fs';
import { Part, type PartPlan } from './part.js';
import type { Progress } from './progress.js';

/** What runs, newest last, so that it can be stopped in the opposite order. */
export class RunningStack {
  readonly #parts: Part[][] = [];
  readonly #beforeStop: (() => Promise<void> | void)[] = [];

  constructor(private readonly progress: Progress) {}

  /** Starts parts that do not need each other; answers them in the order of their plans. */
  async start<T extends readonly PartPlan[]>(...plans: T): Promise<{ [K in keyof T]: Part }> {
    const begun: Part[] = [];
    this.#parts.push(begun);
    const started = await Promise.allSettled(
      plans.map(async (plan) => {
        const since = Date.now();
        const part = new Part(plan);
        begun.push(part);
        await part.ready();
        this.progress.started(plan.name, Date.now() - since);
        return part;
      }),
    );
    const failed = started.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return started.map((outcome) => (outcome as PromiseFulfilledResult<Part>).value) as { [K in keyof T]: Part };
  }

  /** Something to do before the parts that were started so far are stopped. */
  beforeStop(step: () => Promise<void> | void): void {
    this.#beforeStop.push(step);
  }

  /** Rejects with the first part that ends by itself. */
  watch(): Promise<never> {
    return Promise.race(this.#parts.flat().map((part) => part.watch()));
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
}

/** What other commands need to know about a running stack: addresses, process ids, the services' environment. */
export interface StackFile {
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
  readonly pids: Readonly<Record<string, number>>;
  readonly env: Readonly<Record<string, string>>;
}

/** Leaves the facts of a running stack in a file that only the owner reads; answers how to remove it. */
export function writeStackFile(file: string, stack: StackFile): () => void {
  writeFileSync(file, JSON.stringify(stack, null, 2), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
