import type { DescriptionContext, DescriptionQuestion, EnhancementResult } from '@trackrecord/contracts';
import { truncateForEnhancement } from '@trackrecord/contracts/ai/truncate-for-enhancement';
import { ENHANCEMENT } from '@trackrecord/contracts/constants';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useRef, useState } from 'react';
import { waitForAbort } from '../api/abort';
import { isApiError, isNotFound } from '../api/api-error';
import type { WithWorkId } from '../api/api-request';
import { useServices } from '../api/services';
import { useTask } from '../api/task';
import { notify } from '../toast/notify';
import { useIsActive } from '../ui/use-is-active';
import { appendText, type Improvement } from './suggestion';
import { type EnhancementFailure, useEnhanceDescriptionMutation } from './suggestions-api';

const TEXTS = {
  enhanced: 'Description enhanced successfully',
  noImprovement: 'No improvements found for your description.',
  questions: 'No improvements found. Answer the questions below to say more.',
  editedMeanwhile: 'Your text changed in the meantime, so we left it as it is.',
  noText: 'Failed to generate enhanced text. Please try again.',
  unreachable: 'Failed to communicate with the server. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** Upper limit of Retry-After, because the field is read-only during the wait. */
const MAX_RETRY_DELAY_MS = 10_000;

/** Returns true for errors worth a retry: network errors, 5xx and 429. */
const isTransient = (failure: unknown): boolean =>
  isApiError(failure) && (typeof failure.status === 'string' || failure.status >= 500 || failure.status === 429);

const getRetryDelayMs = (failure: unknown): number =>
  (isApiError(failure) ? failure.retryAfterMs : undefined) ?? ENHANCEMENT.retryDelayMs;

/** Returns the error toast (spec section 8, Enhancement). */
function getEnhancementError(failure: unknown): string {
  if (!isApiError(failure)) return TEXTS.unexpected;
  if (typeof failure.status === 'string') return TEXTS.unreachable;
  // The server's message for an unknown route is not meant for users.
  return isNotFound(failure) ? TEXTS.noText : (failure.error ?? TEXTS.unexpected);
}

const getRejectionText = (response: EnhancementResult | EnhancementFailure): string | undefined =>
  response.success ? undefined : (response.message ?? response.error);

interface Enhancement {
  readonly isWorking: boolean;
  /**
   * Returns undefined if the text does not change; a toast says why, unless it was cancelled. `emptyText` is the toast
   * for an empty description.
   */
  readonly enhance: (emptyText: string) => Promise<Improvement | undefined>;
  readonly cancel: () => void;
}

interface EnhancementSource {
  readonly context: DescriptionContext;
  readonly getDescription: () => string;
  readonly getTitle: () => string;
  /** Receives what the description does not say, if it was hardly improved. */
  readonly onQuestions: (questions: readonly DescriptionQuestion[]) => void;
}

/**
 * Enhances the description if it has at least 20 characters. Retries up to 3 times after Retry-After or
 * 2 s (spec sections 5 and 9).
 */
export function useEnhancement({ context, getDescription, getTitle, onQuestions }: EnhancementSource): Enhancement {
  const [send] = useEnhanceDescriptionMutation();
  const { wait } = useServices();
  const isStillOpen = useIsActive();
  const task = useTask();
  const [isWorking, setIsWorking] = useState(false);
  const activeRequest = useRef<AbortController>(undefined);

  const sendWithRetry = async (
    description: string,
    signal: AbortSignal,
  ): Promise<WithWorkId<EnhancementResult | EnhancementFailure>> => {
    for (let attempts = 1; ; attempts += 1) {
      const request = send({ description, context, title: getTitle(), correlationId: task?.correlationId });
      const abortRequest = (): void => request.abort();
      signal.addEventListener('abort', abortRequest);
      try {
        return await request.unwrap();
      } catch (failure) {
        const delayMs = getRetryDelayMs(failure);
        if (attempts > ENHANCEMENT.retries || !isTransient(failure) || delayMs > MAX_RETRY_DELAY_MS) throw failure;
        await wait(delayMs);
        if (signal.aborted || !isStillOpen()) throw failure;
      } finally {
        signal.removeEventListener('abort', abortRequest);
      }
    }
  };

  const improve = async (description: string, signal: AbortSignal): Promise<Improvement | undefined> => {
    const { head, rest } = splitForEnhancement(description);
    const response = await Promise.race([sendWithRetry(head, signal), waitForAbort(signal)]);
    if (response === undefined || !isStillOpen()) return undefined;
    if (!response.success || response.text === undefined || response.text === '') {
      notify.error(getRejectionText(response) ?? TEXTS.noText);
      return undefined;
    }
    if (getDescription() !== description) {
      notify.error(TEXTS.editedMeanwhile);
      return undefined;
    }
    const { questions = [] } = response;
    onQuestions(questions);
    if (response.text === head) {
      notify.info(questions.length > 0 ? TEXTS.questions : TEXTS.noImprovement);
      return undefined;
    }
    notify.success(TEXTS.enhanced);
    return { ...response, text: appendRest(response.text, rest), isPartial: rest !== '' };
  };

  const enhance = async (emptyText: string): Promise<Improvement | undefined> => {
    const description = getDescription();
    const length = description.trim().length;
    if (length < ENHANCEMENT.minLength) {
      notify.error(length === 0 ? emptyText : VALIDATION.tooShortToEnhance);
      return undefined;
    }
    const controller = new AbortController();
    activeRequest.current = controller;
    setIsWorking(true);
    try {
      return await improve(description, controller.signal);
    } catch (failure) {
      notify.error(getEnhancementError(failure), failure);
      return undefined;
    } finally {
      // Another enhancement may have started.
      if (activeRequest.current === controller) setIsWorking(false);
    }
  };

  const cancel = (): void => {
    activeRequest.current?.abort();
    setIsWorking(false);
  };

  return { isWorking, enhance, cancel };
}

/** A description for enhancement: the part that is sent, and the rest. */
interface SplitDescription {
  readonly head: string;
  readonly rest: string;
}

/**
 * Splits a description for enhancement: at most 2000 characters, up to the last full stop if there is one (spec section
 * 9), otherwise up to the last whole word.
 */
function splitForEnhancement(description: string): SplitDescription {
  const text = description.trim();
  const truncatedText = truncateForEnhancement(text);
  const isInWord = !truncatedText.endsWith('.') && /^\S/.test(text.slice(truncatedText.length));
  const head = (isInWord ? /^.*\s/s.exec(truncatedText)?.[0].trimEnd() : undefined) ?? truncatedText;
  return { head, rest: text.slice(head.length) };
}

/**
 * Appends the rest to the improved part. Keeps a line break or a missing space between them; otherwise separates them
 * as `appendText` does.
 */
function appendRest(improved: string, rest: string): string {
  if (rest.trim() === '') return improved;
  return /^\s*\n|^\S/.test(rest) ? improved.trimEnd() + rest : appendText(improved, rest.trim());
}
