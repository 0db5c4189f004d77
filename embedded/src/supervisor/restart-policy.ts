/** How often a part is restarted before the stack gives up. */
export interface RestartLimits {
  /** Restarts of one part within the window. */
  readonly maxRestarts: number;
  readonly windowMs: number;
}

const MIN_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8_000;

/** Decides whether a part that exited is restarted, and when: exponential backoff, and a limit within a sliding window. */
export class RestartPolicy {
  #restarts: readonly number[] = [];

  /** @param isExempt whether restarts are not limited right now, because the cause is known and will go. */
  constructor(
    readonly limits: RestartLimits,
    private readonly isExempt: () => boolean = () => false,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a restart; returns how long to wait before it (ms), or undefined if there were too many. */
  nextDelay(): number | undefined {
    const { maxRestarts, windowMs } = this.limits;
    const now = this.now();
    this.#restarts = this.#restarts.filter((at) => now - at < windowMs);
    if (this.#restarts.length >= maxRestarts) return this.isExempt() ? MAX_BACKOFF_MS : undefined;
    const delay = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** this.#restarts.length);
    this.#restarts = [...this.#restarts, now];
    return delay;
  }
}
