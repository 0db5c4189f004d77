import { SKILL_EXTRACTION_ABOVE } from '@trackrecord/contracts/constants';
import type { DescriptionContext, SkillsByCategory } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../api/api-error';
import { useStillOpen } from '../ui/use-still-open';
import { useDetectSkillsMutation } from './suggestions-api';

/** How long typing has to pause (ms) before skills are looked for. */
const TYPING_PAUSE_MS = 1_000;
const FAILED_TEXT = 'Failed to process skills. Please try again.';

interface SkillDetection {
  readonly working: boolean;
  readonly failure: string | undefined;
  /** Looks at once. */
  readonly retry: () => void;
  /** Leaves a text alone whose skills are known already. */
  readonly skip: (description: string) => void;
}

/** A description whose skills are looked for. */
interface DetectionInput {
  /** As it is drawn. */
  readonly description: string;
  /** As it is by then. */
  readonly read: () => string;
  readonly context: DescriptionContext;
  /** Hears of what is found; without it nothing is looked for. */
  readonly onFound: ((skills: SkillsByCategory) => void) | undefined;
}

/**
 * Looks for skills in a description once it is longer than 50 characters and typing pauses (spec section 4, Skill
 * suggestions); each text once. An answer counts while it is the newest and its text is still there.
 */
export function useSkillDetection({ description, read, context, onFound }: DetectionInput): SkillDetection {
  const [send, { isLoading }] = useDetectSkillsMutation();
  const [failed, setFailed] = useState<{ readonly text: string; readonly message: string }>();
  const text = description.trim();
  const [searched, setSearched] = useState(text);
  const latestRequest = useRef(0);
  const isStillOpen = useStillOpen();
  const isDue = onFound !== undefined && text.length > SKILL_EXTRACTION_ABOVE && text !== searched;

  const detect = async (): Promise<void> => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    const isCurrent = (): boolean => isStillOpen() && requestNumber === latestRequest.current && read().trim() === text;
    setSearched(text);
    setFailed(undefined);
    try {
      const { skills } = await send({ description: text, context }).unwrap();
      if (isCurrent()) onFound?.(skills);
      // Should this text come back, it is looked at again.
      else setSearched((now) => (now === text ? '' : now));
    } catch (error) {
      const sentence = isApiError(error) && error.status === 'TIMEOUT' ? error.message : FAILED_TEXT;
      if (isCurrent()) setFailed({ text, message: sentence });
    }
  };
  const detectAfterPause = useEffectEvent(detect);

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void detectAfterPause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, text]);

  return {
    working: isLoading,
    failure: failed?.text === text ? failed.message : undefined,
    retry: () => void detect(),
    skip: (known) => setSearched(known.trim()),
  };
}
