import { SKILL_EXTRACTION_ABOVE } from '@trackrecord/contracts/constants';
import type { DescriptionContext, SkillsByCategory } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from '../api/api-error';
import { useStillOpen } from '../ui/use-still-open';
import { useDetectSkillsMutation } from './suggestions-api';

/** How long typing has to pause (ms) before skills are looked for. */
const PAUSE = 1_000;
const FAILED = 'Failed to process skills. Please try again.';

interface Detection {
  readonly working: boolean;
  readonly failure: string | undefined;
  readonly again: () => void;
  /** Leaves a text alone whose skills are known already. */
  readonly leaveAlone: (description: string) => void;
}

/**
 * Looks for skills in a description once it is longer than 50 characters and typing pauses (spec section 4, Skill
 * suggestions); each text once. `onFound` hears of them; without it nothing is looked for.
 */
export function useDetectedSkills(
  description: string,
  context: DescriptionContext,
  onFound: ((skills: SkillsByCategory) => void) | undefined,
): Detection {
  const [send, { isLoading }] = useDetectSkillsMutation();
  const [failure, setFailure] = useState<string>();
  const [searched, setSearched] = useState(description.trim());
  const text = description.trim();
  const due = onFound !== undefined && text.length > SKILL_EXTRACTION_ABOVE && text !== searched;

  const isStillOpen = useStillOpen();
  // What is found belongs to what is there by then.
  const tell = useEffectEvent((skills: SkillsByCategory) => onFound?.(skills));
  const look = useEffectEvent(async () => {
    setSearched(text);
    setFailure(undefined);
    try {
      const { skills } = await send({ description: text, context }).unwrap();
      if (isStillOpen()) tell(skills);
    } catch (error) {
      setFailure(isApiError(error) && error.status === 'TIMEOUT' ? error.message : FAILED);
    }
  });

  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void look(), PAUSE);
    return () => clearTimeout(timer);
  }, [due, text]);

  return {
    working: isLoading,
    failure,
    again: () => setSearched(''),
    leaveAlone: (known) => setSearched(known.trim()),
  };
}
