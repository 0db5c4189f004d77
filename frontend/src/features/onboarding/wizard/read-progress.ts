import type { OnboardingProgress } from '@trackrecord/contracts';
import { ONBOARDING_STEPS } from '@trackrecord/contracts/onboarding/names';
import { isRecord } from '../../../shared/api/is-record';
import { textsOf, wholeOf } from '../../../shared/profile/reading/fields';
import { readSkills } from '../../../shared/profile/reading/read-items';
import { readSections } from '../../../shared/profile/reading/read-profile';
import { draftsIn } from './kept-wizard';

/** Whether an answer says anything of a progress. */
const isProgress = (sent: unknown): sent is Record<string, unknown> =>
  isRecord(sent) && ['step', 'done', 'data'].some((field) => sent[field] !== undefined);

/** Reads how far somebody is in the wizard; what is missing was not done yet. @throws where the answer is no progress. */
export function readProgress(sent: unknown, uid: string): OnboardingProgress {
  if (!isProgress(sent)) throw new Error('The answer is no progress.');
  const said = textsOf(sent.done);
  const done = ONBOARDING_STEPS.filter((step) => said.includes(step));
  const firstOpen = ONBOARDING_STEPS.find((step) => !done.includes(step));
  return {
    userId: uid,
    revision: wholeOf(sent.revision) ?? -1,
    step: ONBOARDING_STEPS.find((step) => step === sent.step) ?? firstOpen ?? 'review',
    done,
    data: readSections(sent.data),
    drafts: draftsIn(sent.drafts),
    detectedSkills: readSkills(sent.detectedSkills),
  };
}
