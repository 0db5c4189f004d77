import { pause } from '@trackrecord/platform';
import { mayPass, retryAfterOf } from './failure.js';

const MOST_RETRIES = 2;
const FIRST_PAUSE = 250;

/** Waits so many milliseconds or until the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** How long one question may take: until the signal aborts, which is at `endsAt` (as of `performance.now()`) at the latest. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly endsAt: number;
}

/** A deadline so many milliseconds from now, or earlier if the caller's signal aborts. */
export function deadlineWithin(milliseconds: number, signal: AbortSignal): Deadline {
  const own = AbortSignal.timeout(milliseconds);
  return { signal: AbortSignal.any([signal, own]), endsAt: performance.now() + milliseconds };
}

/**
 * The attempts of one question: at most two more after the first, only after what may pass, and after the pause that
 * the server asks for. A pause that the deadline leaves no time for is not begun.
 */
export class Retries {
  #made = 0;

  constructor(
    private readonly deadline: Deadline,
    private readonly wait: Wait = pause,
  ) {}

  /** What an attempt comes to. @throws what the last attempt threw. */
  async around<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!mayPass(error) || this.#made === MOST_RETRIES || this.#isOver()) throw error;
        const milliseconds = pauseAsked(retryAfterOf(error), Date.now()) ?? this.#ownPause();
        if (performance.now() + milliseconds >= this.deadline.endsAt) throw error;
        this.#made += 1;
        await this.wait(milliseconds, this.deadline.signal);
        if (this.#isOver()) throw error;
      }
    }
  }

  #isOver(): boolean {
    return this.deadline.signal.aborted;
  }

  /** Twice as long each time, and never the same for all who wait. */
  #ownPause(): number {
    return FIRST_PAUSE * 2 ** this.#made * (1 + Math.random());
  }
}

/** The milliseconds that a `Retry-After` header asks for, in seconds or as a date; nothing where it says neither. */
export function pauseAsked(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
