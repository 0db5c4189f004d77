import { isNumber, numberOf, type Value } from './bson/value.js';
import { CommandError } from './errors.js';

const MAX_INT32 = 0x7fff_ffff;

/** The time that a command may take, from `maxTimeMS`. */
export class Deadline {
  private readonly endsAt: number | undefined;
  private hasStarted = false;
  /** Set by the timer, which may fire a fraction of a millisecond before the clock says so. */
  private hasExpired = false;

  /** @param maxTimeMs 0 or undefined for no limit. */
  constructor(
    maxTimeMs: number | undefined,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.endsAt = maxTimeMs === undefined || maxTimeMs === 0 ? undefined : clock() + maxTimeMs;
  }

  /** The milliseconds left, at least 1 so that they are not taken for "no limit"; undefined without a limit. */
  get remainingMs(): number | undefined {
    return this.endsAt === undefined ? undefined : Math.max(1, this.endsAt - this.clock());
  }

  /** Notes that the transaction of the command has started, and checks the time that it waited. */
  start(): void {
    this.check();
    this.hasStarted = true;
  }

  /** Throws MaxTimeMSExpired once the time is over. Cheap enough to be called for every document. */
  check(): void {
    if (this.hasExpired || (this.endsAt !== undefined && this.clock() >= this.endsAt)) throw expired();
  }

  /**
   * Rejects once the time is over while the command still waits for its turn. A transaction that has started ends
   * itself, or is committed and answered as such.
   */
  async limit<T>(result: T | Promise<T>): Promise<T> {
    const remaining = this.remainingMs;
    if (remaining === undefined || !(result instanceof Promise)) return result;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          if (this.hasStarted) return;
          this.hasExpired = true;
          reject(expired());
        },
        Math.min(remaining, MAX_INT32),
      );
    });
    try {
      return await Promise.race([result, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** For work that may take as long as it needs. */
export const NO_DEADLINE = new Deadline(undefined);

/** Reads `maxTimeMS` of a command; undefined if it is missing. */
export function maxTimeMs(value: Value | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumber(value)) throw new CommandError('BadValue', 'maxTimeMS must be a number');
  const milliseconds = numberOf(value);
  if (!Number.isInteger(milliseconds)) throw new CommandError('BadValue', 'maxTimeMS has non-integral value');
  if (milliseconds < 0 || milliseconds > MAX_INT32) {
    throw new CommandError('BadValue', `${milliseconds} value for maxTimeMS is out of range [0, ${MAX_INT32}]`);
  }
  return milliseconds;
}

function expired(): CommandError {
  return new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
}
