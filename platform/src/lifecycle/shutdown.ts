import type { Logger } from '../logging/logger.js';

interface Step {
  readonly name: string;
  readonly stop: () => Promise<void> | void;
}

/** How long a step may take (ms). */
const STEP_TIMEOUT_MS = 10_000;

/**
 * Ends a process in order: the steps run one after another, first given first, each with a deadline; what fails or
 * hangs is logged and does not keep the others from running.
 */
export class Shutdown {
  readonly #steps: Step[] = [];
  #running: Promise<void> | undefined;

  constructor(private readonly logger: Logger) {}

  /** Adds the next step. */
  then(name: string, stop: Step['stop']): this {
    this.#steps.push({ name, stop });
    return this;
  }

  /** Runs every step once, however often it is called. */
  run(): Promise<void> {
    this.#running ??= this.#runSteps();
    return this.#running;
  }

  /** Ends the process on SIGTERM and SIGINT, and with the parent when EXIT_WITH_PARENT is set. */
  onSignals(): void {
    const exit = () => {
      void this.run().then(() => process.exit(0));
    };
    process.once('SIGTERM', exit);
    process.once('SIGINT', exit);
    if (process.env['EXIT_WITH_PARENT'] === '1') process.stdin.on('end', exit).on('error', exit).resume();
  }

  async #runSteps(): Promise<void> {
    for (const { name, stop } of this.#steps) {
      try {
        await withDeadline(Promise.resolve(stop()), STEP_TIMEOUT_MS, `stopping ${name}`);
      } catch (error) {
        this.logger.error({ err: error }, `could not stop ${name}`);
      }
    }
    this.logger.info('stopped');
  }
}

/** An operation did not end in time. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
}

/**
 * The value of a promise, if it comes within so many milliseconds.
 * @throws {DeadlineExceeded} naming what was waited for.
 */
export async function withDeadline<T>(operation: Promise<T>, milliseconds: number, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(`${name} took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([operation, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
