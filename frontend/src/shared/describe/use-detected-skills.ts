import { SKILL_EXTRACTION_ABOVE } from '@trackrecord/contracts/constants';
import type { DescriptionContext, SkillsByCategory } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../api/api-error';
import { useStillOpen } from '../ui/use-still-open';
import { useDetectSkillsMutation } from './suggestions-api';

/** How long typing has to pause (ms) before skills are looked for. */
const PAUSE = 1_000;
const FAILED = 'Failed to process skills. Please try again.';

interface Detection {
  readonly working: boolean;
  readonly failure: string | undefined;
  /** Looks at once. */
  readonly again: () => void;
  /** Leaves a text alone whose skills are known already. */
  readonly leaveAlone: (description: string) => void;
}

/** A description whose skills are looked for. */
interface Searched {
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
export function useDetectedSkills({ description, read, context, onFound }: Searched): Detection {
  const [send, { isLoading }] = useDetectSkillsMutation();
  const [failed, setFailed] = useState<{ readonly text: string; readonly sentence: string }>();
  const text = description.trim();
  const [searched, setSearched] = useState(text);
  const newest = useRef(0);
  const isStillOpen = useStillOpen();
  const due = onFound !== undefined && text.length > SKILL_EXTRACTION_ABOVE && text !== searched;

  const look = async (): Promise<void> => {
    newest.current += 1;
    const number = newest.current;
    const counts = (): boolean => isStillOpen() && number === newest.current && read().trim() === text;
    setSearched(text);
    setFailed(undefined);
    try {
      const { skills } = await send({ description: text, context }).unwrap();
      if (counts()) onFound?.(skills);
      // Should this text come back, it is looked at again.
      else setSearched((now) => (now === text ? '' : now));
    } catch (error) {
      const sentence = isApiError(error) && error.status === 'TIMEOUT' ? error.message : FAILED;
      if (counts()) setFailed({ text, sentence });
    }
  };
  const lookAfterPause = useEffectEvent(look);

  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void lookAfterPause(), PAUSE);
    return () => clearTimeout(timer);
  }, [due, text]);

  return {
    working: isLoading,
    failure: failed?.text === text ? failed.sentence : undefined,
    again: () => void look(),
    leaveAlone: (known) => setSearched(known.trim()),
  };
}
