import { isNumber, toNumber, type Value } from './bson/value.js';
import { CommandError } from './errors.js';

const MAX_INT32 = 0x7fff_ffff;

/** The deadline of a command, from `maxTimeMS`. */
export class Deadline {
  private readonly endsAt: number | undefined;
  private hasStarted = false;
  /** Set by the timer, which may fire slightly before the deadline. */
  private hasExpired = false;

  /** @param maxTimeMs 0 or undefined for no limit. */
  constructor(
    maxTimeMs: number | undefined,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.endsAt = maxTimeMs === undefined || maxTimeMs === 0 ? undefined : clock() + maxTimeMs;
  }

  /** The remaining milliseconds, at least 1, because 0 means "no limit"; undefined without a limit. */
  get remainingMs(): number | undefined {
    return this.endsAt === undefined ? undefined : Math.max(1, this.endsAt - this.clock());
  }

  /** Marks the transaction of the command as started. Throws if it has waited too long. */
  start(): void {
    this.check();
    this.hasStarted = true;
  }

  /** Throws MaxTimeMSExpired after the deadline. Cheap enough to be called for every document. */
  check(): void {
    if (this.hasExpired || (this.endsAt !== undefined && this.clock() >= this.endsAt)) throw createTimeLimitError();
  }

  /**
   * Rejects at the deadline if the transaction has not started. A started transaction checks the deadline itself or
   * commits.
   */
  async enforce<T>(result: T | Promise<T>): Promise<T> {
    const timeoutMs = this.remainingMs;
    if (timeoutMs === undefined || !(result instanceof Promise)) return result;
    let timer: NodeJS.Timeout | undefined;
    const timeoutPromise = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          if (this.hasStarted) return;
          this.hasExpired = true;
          reject(createTimeLimitError());
        },
        Math.min(timeoutMs, MAX_INT32),
      );
    });
    try {
      return await Promise.race([result, timeoutPromise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** For work without a limit. */
export const NO_DEADLINE = new Deadline(undefined);

/** Parses `maxTimeMS`; returns undefined if it is missing. */
export function parseMaxTimeMs(value: Value | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumber(value)) throw new CommandError('BadValue', 'maxTimeMS must be a number');
  const milliseconds = toNumber(value);
  if (!Number.isInteger(milliseconds)) throw new CommandError('BadValue', 'maxTimeMS has non-integral value');
  if (milliseconds < 0 || milliseconds > MAX_INT32) {
    throw new CommandError('BadValue', `${milliseconds} value for maxTimeMS is out of range [0, ${MAX_INT32}]`);
  }
  return milliseconds;
}

function createTimeLimitError(): CommandError {
  return new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
}
