import type { OnboardingProgress } from '@trackrecord/contracts';
import { ONBOARDING_STEPS } from '@trackrecord/contracts/onboarding/names';
import { isRecord } from '../../../shared/api/is-record';
import { asStrings, asWholeNumber } from '../../../shared/profile/reading/fields';
import { readSkills } from '../../../shared/profile/reading/read-items';
import { readSections } from '../../../shared/profile/reading/read-profile';
import { parseDrafts } from './drafts';

const isProgress = (response: unknown): response is Record<string, unknown> =>
  isRecord(response) && ['step', 'done', 'data'].some((field) => response[field] !== undefined);

/** Reads the progress from a response. Missing fields get defaults. @throws if the response is not a progress. */
export function readProgress(response: unknown, uid: string): OnboardingProgress {
  if (!isProgress(response)) throw new Error('Invalid onboarding progress in response');
  const doneNames = asStrings(response.done);
  const done = ONBOARDING_STEPS.filter((step) => doneNames.includes(step));
  const firstIncomplete = ONBOARDING_STEPS.find((step) => !done.includes(step));
  return {
    userId: uid,
    revision: asWholeNumber(response.revision) ?? -1,
    step: ONBOARDING_STEPS.find((step) => step === response.step) ?? firstIncomplete ?? 'review',
    done,
    data: readSections(response.data),
    drafts: parseDrafts(response.drafts),
    detectedSkills: readSkills(response.detectedSkills),
  };
}
