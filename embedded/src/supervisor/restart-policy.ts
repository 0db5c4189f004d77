/** How often a part is restarted before the stack gives up. */
export interface RestartLimits {
  /** Restarts of one part within the window. */
  readonly maxRestarts: number;
  readonly windowMs: number;
}

/** A first crash is rarely repeated, and people wait for the part. */
const FIRST_BACKOFF_MS = 100;
const MIN_BACKOFF_MS = 1_000;
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
    const delay = backoff(this.#restarts.length);
    this.#restarts = [...this.#restarts, now];
    return delay;
  }
}

const backoff = (restarts: number): number =>
  restarts === 0 ? FIRST_BACKOFF_MS : Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** (restarts - 1));
