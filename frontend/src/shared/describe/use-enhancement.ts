import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import type { DescriptionContext, Enhanced } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { isApiError, isNotFound } from '../api/api-error';
import { useServices } from '../api/services';
import { notify } from '../toast/notify';
import { useStillOpen } from '../ui/use-still-open';
import { useEnhanceMutation } from './suggestions-api';
import type { NotEnhanced } from './suggestions-api';

const TEXTS = {
  done: 'Description enhanced successfully',
  same: 'There was nothing to improve in your description.',
  nothing: 'Failed to generate enhanced text. Please try again.',
  unreachable: 'Failed to communicate with the server. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** Worth another try: the server was out of reach, out of order or asks for patience. */
const isPassing = (failure: unknown): boolean =>
  isApiError(failure) && (typeof failure.status === 'string' || failure.status >= 500 || failure.status === 429);

/** What to say of a failure (spec section 8, Enhancement). */
function failureSentence(failure: unknown): string {
  if (!isApiError(failure)) return TEXTS.unexpected;
  if (typeof failure.status === 'string') return TEXTS.unreachable;
  // Nothing answers at this address: what the server says of that is not for the person.
  return isNotFound(failure) ? TEXTS.nothing : (failure.error ?? TEXTS.unexpected);
}

const refusal = (answer: Enhanced | NotEnhanced): string | undefined =>
  answer.success ? undefined : (answer.message ?? answer.error);

/** A description made better: with the text that took the place of the one sent. */
export type Improvement = Enhanced & { readonly text: string };

interface Enhancement {
  readonly working: boolean;
  /** Says `emptyText` where there is nothing to enhance; nothing comes of it when it fails, and the person knows why. */
  readonly enhance: (description: string, emptyText: string) => Promise<Improvement | undefined>;
}

/**
 * Has a description improved, from 20 characters on: tried up to 3 times more, waiting as long as the server asks for
 * or 2 s (spec sections 5 and 9).
 */
export function useEnhancement(context: DescriptionContext): Enhancement {
  const [send] = useEnhanceMutation();
  const { wait } = useServices();
  const isStillOpen = useStillOpen();
  const [working, setWorking] = useState(false);

  const ask = async (description: string): Promise<Enhanced | NotEnhanced> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await send({ description, context }).unwrap();
      } catch (failure) {
        if (tries > ENHANCEMENT.retries || !isPassing(failure) || !isStillOpen()) throw failure;
        await wait((isApiError(failure) ? failure.retryAfter : undefined) ?? ENHANCEMENT.retryDelay);
      }
    }
  };

  const enhance = async (description: string, emptyText: string): Promise<Improvement | undefined> => {
    const length = description.trim().length;
    if (length < ENHANCEMENT.leastLength) {
      notify.error(length === 0 ? emptyText : VALIDATION.tooShortToEnhance);
      return undefined;
    }
    setWorking(true);
    try {
      const answer = await ask(description);
      if (!answer.success || answer.text === undefined || answer.text === '') {
        notify.error(refusal(answer) ?? TEXTS.nothing);
        return undefined;
      }
      // Saying that it was improved would be untrue.
      if (answer.text === description.trim()) {
        notify.success(TEXTS.same);
        return undefined;
      }
      notify.success(TEXTS.done);
      return { ...answer, text: answer.text };
    } catch (failure) {
      notify.error(failureSentence(failure));
      return undefined;
    } finally {
      setWorking(false);
    }
  };

  return { working, enhance };
}
