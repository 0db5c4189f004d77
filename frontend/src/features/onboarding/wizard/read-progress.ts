import type { OnboardingProgress } from '@trackrecord/contracts';
import { ONBOARDING_STEPS } from '@trackrecord/contracts/onboarding/names';
import { isRecord } from '../../../shared/api/is-record';
import { numberOf } from '../../../shared/api/read-answer';
import { textsOf } from '../../../shared/profile/reading/fields';
import { readSkills } from '../../../shared/profile/reading/read-items';
import { readSections } from '../../../shared/profile/reading/read-profile';
import { draftsIn } from './kept-wizard';

/** Reads how far somebody is in the wizard; what is missing was not done yet. @throws where the answer is no progress. */
export function readProgress(sent: unknown, uid: string): OnboardingProgress {
  if (!isRecord(sent)) throw new Error('The answer is no progress.');
  const done = textsOf(sent.done);
  return {
    userId: uid,
    revision: numberOf(sent.revision) ?? -1,
    step: ONBOARDING_STEPS.find((step) => step === sent.step) ?? 'userType',
    done: ONBOARDING_STEPS.filter((step) => done.includes(step)),
    data: readSections(sent.data),
    drafts: draftsIn(sent.drafts),
    detectedSkills: readSkills(sent.detectedSkills),
  };
}
