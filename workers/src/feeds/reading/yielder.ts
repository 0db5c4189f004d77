import { setImmediate } from 'node:timers/promises';

/** Max. time (ms) before long work yields to the event loop. */
export const SLICE_MS = 20;

/** Returns a function that long work awaits repeatedly; it yields to the event loop when the slice is over. */
export function createYielder(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < SLICE_MS) return;
    await setImmediate();
    startedAt = performance.now();
  };
}
