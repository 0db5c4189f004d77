import { act } from '@testing-library/react';

const REAL_TIMERS = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const;

/**
 * Fakes timers and request timeouts until `stopClock`. The fake time is a minute ahead, so that nothing seems to have
 * just happened. Returns a function that advances the time.
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

/** Restores the real timers. */
export const stopClock = (): void => void jest.useRealTimers();

const realSetTimeout = setTimeout;
const POLL_INTERVAL_MS = 5;
const MAX_REAL_WAIT_MS = 10_000;

/** Waits in real time until `isDone`, without advancing the fake time, for example for a response. */
export async function waitUntil(isDone: () => boolean): Promise<void> {
  const startedAt = performance.now();
  while (!isDone()) {
    if (performance.now() - startedAt > MAX_REAL_WAIT_MS) throw new Error('waitUntil timed out');
    await act(() => new Promise<void>((resolve) => void realSetTimeout(resolve, POLL_INTERVAL_MS)));
  }
}
