import { setTimeout } from 'node:timers/promises';

/** Waits so many milliseconds, or until the signal aborts; says which by never throwing. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, signal ? { signal } : {});
  } catch {
    // aborted: the caller looks at its signal
  }
}
