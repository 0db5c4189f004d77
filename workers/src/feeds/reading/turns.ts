import { setImmediate } from 'node:timers/promises';

/** So long (ms) other work of the process waits for work that is done in turns. */
export const TURN = 20;

/** What long work awaits again and again: once a turn is over other work has its own. */
export function takingTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN) return;
    await setImmediate();
    began = performance.now();
  };
}
