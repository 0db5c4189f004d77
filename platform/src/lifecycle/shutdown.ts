import type { Logger } from '../logging/logger.js';

interface Step {
  readonly name: string;
  readonly stop: () => Promise<void> | void;
  readonly timeoutMs: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Shuts a process down in order: steps run one after another, each with a timeout. A step that fails or hangs is logged
 * and does not prevent the others.
 */
export class Shutdown {
  readonly #steps: Step[] = [];
  #running: Promise<void> | undefined;

  constructor(private readonly logger: Logger) {}

  /** Adds the next step, which may take `timeoutMs`. */
  addStep(name: string, stop: Step['stop'], timeoutMs = DEFAULT_TIMEOUT_MS): this {
    this.#steps.push({ name, stop, timeoutMs });
    return this;
  }

  /** Runs every step once, even if called repeatedly. */
  run(): Promise<void> {
    this.#running ??= this.#runSteps();
    return this.#running;
  }

  /** Shuts down on SIGTERM and SIGINT, and when the parent exits if EXIT_WITH_PARENT is set. */
  onSignals(): void {
    const exit = () => {
      void this.run().then(() => process.exit(0));
    };
    process.once('SIGTERM', exit);
    process.once('SIGINT', exit);
    if (process.env['EXIT_WITH_PARENT'] === '1') process.stdin.on('end', exit).on('error', exit).resume();
  }

  async #runSteps(): Promise<void> {
    for (const { name, stop, timeoutMs } of this.#steps) {
      try {
        await withDeadline(Promise.resolve(stop()), timeoutMs, `stopping ${name}`);
      } catch (error) {
        this.logger.error({ err: error }, `could not stop ${name}`);
      }
    }
    this.logger.info('stopped');
  }
}

/** An operation did not end in time. */
export class DeadlineExceededError extends Error {
  override readonly name = 'DeadlineExceededError';
}

/**
 * Returns the value of a promise, or throws after a timeout.
 * @throws {DeadlineExceededError} with the name of the operation.
 */
export async function withDeadline<T>(operation: Promise<T>, milliseconds: number, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DeadlineExceededError(`${name} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([operation, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
