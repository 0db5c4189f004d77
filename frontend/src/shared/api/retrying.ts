import type { ApiError } from './api-error';

/** Milliseconds before the second, third and fourth try. */
const PAUSES = [300, 900, 2_700] as const;

/** A server may ask for a longer pause, but nobody watches a spinner for longer than this. */
const LONGEST_PAUSE = 10_000;

const isPassing = ({ status }: ApiError): boolean => typeof status === 'string' || status >= 500;

const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }));

/** Runs an attempt again while it fails with a network error or a 5xx, after the pause the server asks for or ours. */
export async function retrying<Answer extends { readonly error?: ApiError }>(
  attempt: () => Promise<Answer>,
  wait: (milliseconds: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<Answer> {
  let answer = await attempt();
  for (const pause of PAUSES) {
    if (answer.error === undefined || !isPassing(answer.error) || signal?.aborted) return answer;
    await Promise.race([wait(Math.min(answer.error.retryAfter ?? pause, LONGEST_PAUSE)), aborted(signal)]);
    if (signal?.aborted) return answer;
    answer = await attempt();
  }
  return answer;
}
