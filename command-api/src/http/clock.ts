import { AsyncLocalStorage } from 'node:async_hooks';
import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

const DEMO_KEY_HEADER = 'x-demo-key';
const DEMO_TIME_HEADER = 'x-demo-time';

const demoTime = new AsyncLocalStorage<Date>();

/** Returns the time at which the current request happens: now, unless it writes the history of the demo account. */
export const getNow = (): Date => demoTime.getStore() ?? new Date();

/** Returns the day (UTC) of `getNow`. */
export const getToday = (): string => getNow().toISOString().slice(0, 10);

/**
 * Lets the embedded stack write the history of its demo account: a request with the key of the stack happens at the past
 * time in `X-Demo-Time`. Without a configured key, and with another one, the header is ignored.
 */
export function createDemoClock(key: string | undefined): RequestHandler {
  return (request, _response, next) => {
    const time = new Date(request.get(DEMO_TIME_HEADER) ?? '');
    if (key === undefined || !isEqual(request.get(DEMO_KEY_HEADER) ?? '', key) || !(time < new Date())) next();
    else demoTime.run(time, next);
  };
}

function isEqual(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}
