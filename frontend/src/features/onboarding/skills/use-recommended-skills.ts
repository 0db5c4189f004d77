import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../shared/api/api-error';
import { useTask } from '../../../shared/api/task';
import { useSuggestSkillsMutation } from '../../../shared/describe/suggestions-api';

const FALLBACK_MESSAGE = 'Failed to process skills. Please try again.';

interface RecommendedSkills {
  readonly skills: readonly string[];
  /** Records that a skill was added from the recommendations. */
  readonly recordAddedSkill: (skill: string) => void;
  readonly isLoading: boolean;
  readonly errorText: string | undefined;
  /** The error of the request. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Requests recommended skills once, as soon as there is a known skill (spec section 7, /skills/enhance). */
export function useRecommendedSkills(knownSkills: readonly string[]): RecommendedSkills {
  const [send, { isLoading, error, data }] = useSuggestSkillsMutation();
  const task = useTask();
  const [skills, setSkills] = useState<readonly string[]>([]);
  const [errorText, setErrorText] = useState<string>();

  const request = (): Promise<void> =>
    send({ skills: [...knownSkills], correlationId: task?.correlationId })
      .unwrap()
      .then(
        ({ suggestedSkills }) => {
          setSkills(suggestedSkills);
          setErrorText(undefined);
        },
        (reason: unknown) =>
          setErrorText(isApiError(reason) && reason.status === 'TIMEOUT' ? reason.message : FALLBACK_MESSAGE),
      );
  const hasRequested = useRef(false);
  const requestOnce = useEffectEvent(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    void request();
  });
  const hasSkills = knownSkills.length > 0;

  useEffect(() => {
    if (hasSkills) requestOnce();
  }, [hasSkills]);

  return {
    skills,
    recordAddedSkill: (skill) => task?.setWorkId(skill, data?.workId),
    isLoading,
    errorText,
    error,
    retry: () => void request(),
  };
}
