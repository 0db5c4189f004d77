import { onboardingDrafts } from '@trackrecord/contracts/onboarding/drafts';
import type { OnboardingDrafts } from '@trackrecord/contracts';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { z } from 'zod';
import { forget, keep, readKept } from '../../../shared/storage/browser-storage';

/**
 * What this tab keeps of the wizard, so that a reload loses nothing, whatever the server has by then. `revision` is the
 * one it is based on: of the onboarding, or in edit mode of the profile. `data` is there in edit mode only.
 */
const keptWizard = z.object({ revision: z.number(), drafts: onboardingDrafts, data: profileSections.optional() });
export type KeptWizard = z.infer<typeof keptWizard>;

const keyOf = (uid: string, editing: boolean): string => `wizard:${editing ? 'edit' : 'onboarding'}:${uid}`;

/** What is kept, if it is still of the shape we know. */
export function readWizard(uid: string, editing: boolean): KeptWizard | undefined {
  const text = readKept('session', keyOf(uid, editing));
  if (text === null) return undefined;
  try {
    return keptWizard.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Keeps the wizard as it stands. */
export const keepWizard = (uid: string, editing: boolean, wizard: KeptWizard): void =>
  keep('session', keyOf(uid, editing), JSON.stringify(wizard));

/** Forgets it: what it held is saved or discarded. */
export const forgetWizard = (uid: string, editing: boolean): void => forget('session', keyOf(uid, editing));

/** Drafts kept here and drafts of the server: those kept here win unless the server has heard from elsewhere since. */
export const draftsToShow = (
  kept: KeptWizard | undefined,
  revision: number,
  theirs: OnboardingDrafts,
): OnboardingDrafts => (kept !== undefined && kept.revision >= revision ? { ...theirs, ...kept.drafts } : theirs);
