import { setImmediate } from 'node:timers/promises';

/** Max. time (ms) before long work yields to the event loop. */
export const TURN = 20;

/** Returns a function that long work awaits repeatedly; it yields to the event loop when the slice is over. */
export function takingTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN) return;
    await setImmediate();
    began = performance.now();
  };
}
