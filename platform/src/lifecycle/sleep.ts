import { setTimeout } from 'node:timers/promises';

/** Waits so many milliseconds, or until the signal aborts, and never throws: who must know which asks the signal. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, signal ? { signal } : {});
  } catch {
    // Aborted.
  }
}
