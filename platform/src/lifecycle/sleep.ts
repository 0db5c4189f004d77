import { setTimeout } from 'node:timers/promises';

/** Waits until the time is over or the signal aborts. Never throws: check the signal to tell which. */
export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, signal ? { signal } : {});
  } catch {
    // Aborted.
  }
}

/**
 * Waits until the next multiple of an interval (ms) on the clock of this process, or until the signal aborts. What a
 * process does at the same interval, or at multiples of it, is due at the same time, so that an idle process seldom wakes.
 */
export const sleepUntilDue = (intervalMs: number, signal?: AbortSignal): Promise<void> =>
  sleep(Math.ceil(intervalMs - (performance.now() % intervalMs)), signal);
