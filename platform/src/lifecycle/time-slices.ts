import { setImmediate } from 'node:timers/promises';

/** How long work may hold the event loop (ms) before others get their turn. */
const SLICE_MS = 10;

/** Divides long synchronous work into slices, so that requests and probes are answered meanwhile. */
export class TimeSlices {
  #startedAt = performance.now();

  /** Whether the current slice is used up. Ask this between two steps, so that most steps cost no await. */
  get isOver(): boolean {
    return performance.now() - this.#startedAt >= SLICE_MS;
  }

  /** Lets the event loop run, then begins the next slice. */
  async next(): Promise<void> {
    await setImmediate();
    this.#startedAt = performance.now();
  }
}
