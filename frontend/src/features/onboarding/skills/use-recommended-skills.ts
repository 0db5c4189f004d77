import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../shared/api/api-error';
import { useSuggestSkillsMutation } from '../../../shared/describe/suggestions-api';

const FAILED = 'Failed to process skills. Please try again.';

interface Recommended {
  readonly skills: readonly string[];
  readonly working: boolean;
  readonly failure: string | undefined;
  readonly again: () => void;
}

/**
 * Skills that go with those somebody has, asked for once: when the step opens, or with the first one (spec section 7,
 * /skills/enhance).
 */
export function useRecommendedSkills(known: readonly string[]): Recommended {
  const [send, { isLoading }] = useSuggestSkillsMutation();
  const [skills, setSkills] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();

  const ask = (): Promise<void> =>
    send([...known])
      .unwrap()
      .then(
        ({ suggestedSkills }) => {
          setSkills(suggestedSkills);
          setFailure(undefined);
        },
        (error: unknown) => setFailure(isApiError(error) && error.status === 'TIMEOUT' ? error.message : FAILED),
      );
  const isAsked = useRef(false);
  const askOnce = useEffectEvent(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask();
  });
  const hasSome = known.length > 0;

  useEffect(() => {
    if (hasSome) askOnce();
  }, [hasSome]);

  return { skills, working: isLoading, failure, again: () => void ask() };
}
