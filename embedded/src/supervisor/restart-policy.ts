/** How often a process is restarted before the stack gives up. */
export interface RestartLimits {
  /** Restarts of one process within the window. */
  readonly maxRestarts: number;
  readonly windowMs: number;
}

/** The delay before the first restart: short, because a first crash is rarely repeated and people are waiting. */
const FIRST_DELAY_MS = 100;
/** The delay before the second restart. It doubles with each further one. */
const BASE_DELAY_MS = 1_000;
const MAX_DELAY_MS = 8_000;

/** Decides when an exited process is restarted: exponential backoff with a limit within a sliding window. */
export class RestartPolicy {
  #restartTimes: readonly number[] = [];
  #silentMs = 0;

  /** @param isExemptFromLimit returns true while restarts are not limited because the cause is known and temporary. */
  constructor(
    readonly limits: RestartLimits,
    private readonly isExemptFromLimit: () => boolean = () => false,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Counts a restart. Returns the delay before it (ms), or undefined if there were too many. The time that a hung
   * process did not answer (`silentMs`) does not count: otherwise a process that hangs after every start would exceed
   * no limit, because detecting it takes as long as the window.
   */
  nextDelayMs(silentMs = 0): number | undefined {
    const { maxRestarts, windowMs } = this.limits;
    this.#silentMs += silentMs;
    const now = this.now() - this.#silentMs;
    this.#restartTimes = this.#restartTimes.filter((restartTime) => now - restartTime < windowMs);
    if (this.#restartTimes.length >= maxRestarts) return this.isExemptFromLimit() ? MAX_DELAY_MS : undefined;
    const delay = getBackoffMs(this.#restartTimes.length);
    this.#restartTimes = [...this.#restartTimes, now];
    return delay;
  }
}

const getBackoffMs = (restartCount: number): number =>
  restartCount === 0 ? FIRST_DELAY_MS : Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (restartCount - 1));
