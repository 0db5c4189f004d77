import { sleep } from '@trackrecord/platform';
import type { Deadline } from './deadline.js';
import { isRetryable, getRetryAfter } from './errors.js';

const MAX_RETRIES = 2;
const INITIAL_BACKOFF_MS = 250;

/** Waits for a number of milliseconds or until the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/**
 * Retries the requests of one prompt, at most twice altogether, after retryable errors. Respects `Retry-After`, and
 * gives up at once if the pause would exceed the deadline.
 */
export class Retrier {
  #retries = 0;

  constructor(
    private readonly deadline: Deadline,
    private readonly wait: Wait = sleep,
  ) {}

  /** Runs an attempt with retries. @throws the error of the last attempt. */
  async run<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isRetryable(error) || this.#retries === MAX_RETRIES || this.#isExpired()) throw error;
        const pauseMs = parseRetryAfter(getRetryAfter(error), Date.now()) ?? this.#getBackoffMs();
        if (performance.now() + pauseMs >= this.deadline.endsAt) throw error;
        this.#retries += 1;
        await this.wait(pauseMs, this.deadline.signal);
        if (this.#isExpired()) throw error;
      }
    }
  }

  #isExpired(): boolean {
    return this.deadline.signal.aborted;
  }

  /** Exponential backoff with jitter. */
  #getBackoffMs(): number {
    return INITIAL_BACKOFF_MS * 2 ** this.#retries * (1 + Math.random());
  }
}

/** Parses a `Retry-After` header (seconds or a date) to milliseconds; returns undefined if it is invalid. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
