import { SKILL_DETECTION_THRESHOLD } from '@trackrecord/contracts/constants';
import type { DescriptionContext, SkillsByCategory } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../api/api-error';
import { useTask } from '../api/task';
import { useDetectSkillsMutation } from './suggestions-api';

/** Pause in typing before skills are detected. */
const TYPING_PAUSE_MS = 1_000;
const FAILED_TEXT = 'Failed to process skills. Please try again.';

interface SkillDetection {
  readonly isWorking: boolean;
  readonly errorText: string | undefined;
  /** The error of the request. */
  readonly error: unknown;
  /** Names in the current text that may be skills. */
  readonly doubtfulSkills: SkillsByCategory;
  /** Detects at once, without waiting for a pause. */
  readonly retry: () => void;
  /** Returns the skills of the latest text that is still being detected or is due; undefined if there is none. */
  readonly getPending: () => Promise<SkillsByCategory> | undefined;
  /** Skips detection in a text whose skills are already known. */
  readonly skip: (description: string) => void;
}

interface DetectionInput {
  /** The rendered value. */
  readonly description: string;
  /** Returns the latest value. */
  readonly getDescription: () => string;
  readonly context: DescriptionContext;
  /** Called with the detected skills; without it, detection is off. */
  readonly onFound: ((skills: SkillsByCategory) => void) | undefined;
}

/**
 * Detects skills in a description that is longer than 50 characters when typing pauses (spec section 4, Skill
 * suggestions), once per text. Outdated responses are ignored.
 */
export function useSkillDetection({ description, getDescription, context, onFound }: DetectionInput): SkillDetection {
  const [send, { isLoading }] = useDetectSkillsMutation();
  const [lastError, setLastError] = useState<{
    readonly text: string;
    readonly message: string;
    readonly error: unknown;
  }>();
  const [doubtful, setDoubtful] = useState<{ readonly text: string; readonly skills: SkillsByCategory }>();
  const task = useTask();
  const text = description.trim();
  const [lastDetectedText, setLastDetectedText] = useState(text);
  const latestRequest = useRef(0);
  const pending = useRef<{ readonly text: string; readonly skills: Promise<SkillsByCategory> }>(undefined);
  const isDue = onFound !== undefined && text.length > SKILL_DETECTION_THRESHOLD && text !== lastDetectedText;

  const detect = async (): Promise<void> => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    // Also after the fields have closed, as another tab does: the form stays.
    const isCurrent = (): boolean => requestNumber === latestRequest.current && getDescription().trim() === text;
    setLastDetectedText(text);
    setLastError(undefined);
    const request = send({ description: text, context, correlationId: task?.correlationId }).unwrap();
    const pendingSkills = request.then(({ skills }) => skills);
    pending.current = { text, skills: pendingSkills };
    try {
      const skills = await pendingSkills;
      const { doubtfulSkills } = await request;
      if (isCurrent()) {
        onFound?.(skills);
        setDoubtful({ text, skills: doubtfulSkills });
      }
      // Detect again if the user restores this text.
      else setLastDetectedText((current) => (current === text ? '' : current));
    } catch (error) {
      const message = isApiError(error) && error.status === 'TIMEOUT' ? error.message : FAILED_TEXT;
      if (isCurrent()) setLastError({ text, message, error });
    } finally {
      if (requestNumber === latestRequest.current) pending.current = undefined;
    }
  };
  const detectAfterPause = useEffectEvent(detect);

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void detectAfterPause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, text]);

  return {
    isWorking: isLoading,
    errorText: lastError?.text === text ? lastError.message : undefined,
    error: lastError?.error,
    doubtfulSkills: doubtful?.text === text ? doubtful.skills : {},
    retry: () => void detect(),
    getPending: () => {
      if (isDue) void detect();
      return pending.current?.text === text ? pending.current.skills : undefined;
    },
    skip: (textToSkip) => setLastDetectedText(textToSkip.trim()),
  };
}
