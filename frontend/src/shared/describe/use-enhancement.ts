import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import type { DescriptionContext, Enhanced } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useRef, useState } from 'react';
import { isApiError, isNotFound } from '../api/api-error';
import { useServices } from '../api/services';
import { notify } from '../toast/notify';
import { useStillOpen } from '../ui/use-still-open';
import { splitForEnhancement, appendRest } from './split-description';
import { useEnhanceMutation } from './suggestions-api';
import type { EnhancementFailure } from './read-suggestions';

const TEXTS = {
  done: 'Description enhanced successfully',
  same: 'No improvements found for your description.',
  changed: 'Your text changed in the meantime, so we left it as it is.',
  nothing: 'Failed to generate enhanced text. Please try again.',
  unreachable: 'Failed to communicate with the server. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** The longest pause (ms) a server may ask for: the field is locked as long. */
const MAX_RETRY_DELAY_MS = 10_000;

/** Worth another try: the server was out of reach, out of order or asks for patience. */
const isTransient = (failure: unknown): boolean =>
  isApiError(failure) && (typeof failure.status === 'string' || failure.status >= 500 || failure.status === 429);

/** Milliseconds before another try. */
const getRetryDelay = (failure: unknown): number =>
  (isApiError(failure) ? failure.retryAfter : undefined) ?? ENHANCEMENT.retryDelay;

/** What to say of a failure (spec section 8, Enhancement). */
function errorMessage(failure: unknown): string {
  if (!isApiError(failure)) return TEXTS.unexpected;
  if (typeof failure.status === 'string') return TEXTS.unreachable;
  // Nothing answers at this address: what the server says of that is not for the person.
  return isNotFound(failure) ? TEXTS.nothing : (failure.error ?? TEXTS.unexpected);
}

const rejectionText = (answer: Enhanced | EnhancementFailure): string | undefined =>
  answer.success ? undefined : (answer.message ?? answer.error);

/** Comes when the signal does. */
const waitForAbort = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));

/** A description made better: with the text that takes its place, and whether only its beginning is better. */
export type Improvement = Enhanced & { readonly text: string; readonly isPart: boolean };

interface Enhancement {
  readonly working: boolean;
  /** Says `emptyText` where there is nothing to enhance; nothing comes of it when it fails, and the person knows why. */
  readonly enhance: (emptyText: string) => Promise<Improvement | undefined>;
  readonly cancel: () => void;
}

/**
 * Has the description that `read` gives improved, from 20 characters on: tried up to 3 times more, waiting as long as
 * the server asks for or 2 s (spec sections 5 and 9).
 */
export function useEnhancement(context: DescriptionContext, read: () => string): Enhancement {
  const [send] = useEnhanceMutation();
  const { wait } = useServices();
  const isStillOpen = useStillOpen();
  const [working, setWorking] = useState(false);
  const running = useRef<AbortController>(undefined);

  const sendWithRetry = async (description: string, signal: AbortSignal): Promise<Enhanced | EnhancementFailure> => {
    for (let attempts = 1; ; attempts += 1) {
      const request = send({ description, context });
      const abortRequest = (): void => request.abort();
      signal.addEventListener('abort', abortRequest);
      try {
        return await request.unwrap();
      } catch (failure) {
        const delay = getRetryDelay(failure);
        if (attempts > ENHANCEMENT.retries || !isTransient(failure) || delay > MAX_RETRY_DELAY_MS) throw failure;
        await wait(delay);
        if (signal.aborted || !isStillOpen()) throw failure;
      } finally {
        signal.removeEventListener('abort', abortRequest);
      }
    }
  };

  const improve = async (description: string, signal: AbortSignal): Promise<Improvement | undefined> => {
    const { sent, rest } = splitForEnhancement(description);
    const answer = await Promise.race([sendWithRetry(sent, signal), waitForAbort(signal)]);
    if (answer === undefined || !isStillOpen()) return undefined;
    if (!answer.success || answer.text === undefined || answer.text === '') {
      notify.error(rejectionText(answer) ?? TEXTS.nothing);
      return undefined;
    }
    if (read() !== description) {
      notify.error(TEXTS.changed);
      return undefined;
    }
    // Saying that it was improved would be untrue.
    if (answer.text === sent) {
      notify.success(TEXTS.same);
      return undefined;
    }
    notify.success(TEXTS.done);
    return { ...answer, text: appendRest(answer.text, rest), isPart: rest !== '' };
  };

  const enhance = async (emptyText: string): Promise<Improvement | undefined> => {
    const description = read();
    const length = description.trim().length;
    if (length < ENHANCEMENT.leastLength) {
      notify.error(length === 0 ? emptyText : VALIDATION.tooShortToEnhance);
      return undefined;
    }
    const controller = new AbortController();
    running.current = controller;
    setWorking(true);
    try {
      return await improve(description, controller.signal);
    } catch (failure) {
      notify.error(errorMessage(failure));
      return undefined;
    } finally {
      // A later one may be under way.
      if (running.current === controller) setWorking(false);
    }
  };

  const cancel = (): void => {
    running.current?.abort();
    setWorking(false);
  };

  return { working, enhance, cancel };
}
