import { isApiError, networkError } from './api-error';
import type { ApiError } from './api-error';

/** Resolves when the signal aborts; never, if there is no signal. */
export const waitForAbort = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(undefined), { once: true }));

/** Waits for a promise; rejects as soon as the signal aborts. */
export async function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  signal?.throwIfAborted();
  await Promise.race([promise, waitForAbort(signal)]);
  signal?.throwIfAborted();
  return promise;
}

interface MutationRequest<Data> extends PromiseLike<{ readonly data?: Data; readonly error?: unknown }> {
  readonly abort: () => void;
}

/** Waits for a mutation, which the signal aborts. */
export async function awaitMutation<Data>(
  request: MutationRequest<Data>,
  signal: AbortSignal,
): Promise<{ readonly data?: Data; readonly error?: ApiError }> {
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort);
  const { data, error } = await request;
  signal.removeEventListener('abort', abort);
  // The error of an aborted mutation is not an `ApiError`.
  if (error !== undefined) return { error: isApiError(error) ? error : networkError };
  return data === undefined ? {} : { data };
}
