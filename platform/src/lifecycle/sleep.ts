import { setTimeout } from 'node:timers/promises';

/** Waits until the time is over or the signal aborts. Never throws: check the signal to tell which. */
export async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, signal ? { signal } : {});
  } catch {
    // Aborted.
  }
}
