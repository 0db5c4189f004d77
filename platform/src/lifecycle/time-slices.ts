import { setImmediate } from 'node:timers/promises';

/** How long work may block the event loop. */
const SLICE_MS = 10;

/** Splits long synchronous work into slices, so that requests and probes are served meanwhile. */
export class TimeSlices {
  #startedAt = performance.now();

  /** Whether the current slice is used up. Check it between steps, so that most steps need no await. */
  get isOver(): boolean {
    return performance.now() - this.#startedAt >= SLICE_MS;
  }

  /** Yields to the event loop, then starts the next slice. */
  async next(): Promise<void> {
    await setImmediate();
    this.#startedAt = performance.now();
  }
}
