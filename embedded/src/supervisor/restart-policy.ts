/** How often a process is restarted before the stack gives up. */
export interface RestartLimits {
  /** Restarts of one process within the window. */
  readonly maxRestarts: number;
  readonly windowMs: number;
}

/** Short, because a first crash is rarely repeated and people are waiting. */
const FIRST_BACKOFF_MS = 100;
const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 8_000;

/** Decides when an exited process is restarted: exponential backoff with a limit within a sliding window. */
export class RestartPolicy {
  #restarts: readonly number[] = [];

  /** @param isExempt returns true while restarts are not limited because the cause is known and temporary. */
  constructor(
    readonly limits: RestartLimits,
    private readonly isExempt: () => boolean = () => false,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a restart. Returns the delay before it (ms), or undefined if there were too many. */
  nextDelay(): number | undefined {
    const { maxRestarts, windowMs } = this.limits;
    const now = this.now();
    this.#restarts = this.#restarts.filter((at) => now - at < windowMs);
    if (this.#restarts.length >= maxRestarts) return this.isExempt() ? MAX_BACKOFF_MS : undefined;
    const delay = backoff(this.#restarts.length);
    this.#restarts = [...this.#restarts, now];
    return delay;
  }
}

const backoff = (restarts: number): number =>
  restarts === 0 ? FIRST_BACKOFF_MS : Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** (restarts - 1));
