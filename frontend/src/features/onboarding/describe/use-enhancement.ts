import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import { useState } from 'react';
import { isApiError, isNotFound } from '../../../shared/api/api-error';
import { useServices } from '../../../shared/api/services';
import { notify } from '../../../shared/toast/notify';
import { useStillOpen } from '../../../shared/ui/use-still-open';
import { descriptionToSend } from './description-to-send';
import { useEnhanceMutation } from './suggestions-api';
import type { DescriptionContext, Enhanced } from './suggestions-api';

const TEXTS = {
  done: 'Description enhanced successfully',
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

interface Enhancement {
  readonly working: boolean;
  /** The text as it was before the last enhancement, to go back to. */
  readonly before: string | undefined;
  readonly enhance: (description: string, context: DescriptionContext) => Promise<Enhanced | undefined>;
  readonly forgetBefore: () => void;
}

/**
 * Has a description improved: tried up to 3 times more, waiting as long as the server asks for or 2 s (spec section 9).
 * Nothing comes of it when it fails, and the person has been told why.
 */
export function useEnhancement(): Enhancement {
  const [send] = useEnhanceMutation();
  const { wait } = useServices();
  const isStillOpen = useStillOpen();
  const [working, setWorking] = useState(false);
  const [before, setBefore] = useState<string>();

  const ask = async (description: string, context: DescriptionContext): Promise<Enhanced> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await send({ description: descriptionToSend(description), context }).unwrap();
      } catch (failure) {
        if (tries > ENHANCEMENT.retries || !isPassing(failure) || !isStillOpen()) throw failure;
        await wait((isApiError(failure) ? failure.retryAfter : undefined) ?? ENHANCEMENT.retryDelay);
      }
    }
  };

  const enhance = async (description: string, context: DescriptionContext): Promise<Enhanced | undefined> => {
    setWorking(true);
    try {
      const answer = await ask(description, context);
      if (!answer.success || answer.text === undefined || answer.text === '') {
        notify.error(answer.message ?? answer.error ?? TEXTS.nothing);
        return undefined;
      }
      setBefore(description);
      notify.success(TEXTS.done);
      return answer;
    } catch (failure) {
      notify.error(failureSentence(failure));
      return undefined;
    } finally {
      setWorking(false);
    }
  };

  return { working, before, enhance, forgetBefore: () => setBefore(undefined) };
}
