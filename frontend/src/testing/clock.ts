import { act } from '@testing-library/react';

const REAL_TIMERS = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const;

/**
 * Puts timers, and the timeouts of requests, on a clock of its own until the test is over, a minute ahead so that nothing
 * seems to have just happened. Returns the way to let milliseconds pass.
 */
export function startClock(): (milliseconds: number) => Promise<void> {
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS], now: Date.now() + 60_000 });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  return (milliseconds) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Goes back to the clock of the machine. */
export const stopClock = (): void => void jest.useRealTimers();

const realTimeout = setTimeout;
/** Milliseconds of the machine's clock. */
const MAX_WAIT_MS = 10_000;

/** Waits for what does not depend on the clock, such as an answer, without letting time pass. */
export async function settles(isDone: () => boolean): Promise<void> {
  const begin = performance.now();
  while (!isDone()) {
    if (performance.now() - begin > MAX_WAIT_MS) throw new Error('Nothing came of it.');
    await act(() => new Promise<void>((resolve) => void realTimeout(resolve, 5)));
  }
}
