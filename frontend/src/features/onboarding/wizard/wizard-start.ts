import type {
  OnboardingDrafts,
  OnboardingProgress,
  OnboardingStep,
  Profile,
  ProfileSections,
} from '@trackrecord/contracts';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import type { EditState } from '../../../shared/session/edit-state';
import { draftsToShow, readWizard } from './kept-wizard';
import { STEPS } from './steps';

/** What the wizard starts with. `revision` is of the profile in edit mode, else of the onboarding. */
export interface WizardStart {
  readonly uid: string;
  readonly editing: boolean;
  readonly revision: number;
  /** Where to go on. */
  readonly step: OnboardingStep;
  readonly data: ProfileSections;
  readonly done: readonly OnboardingStep[];
  readonly drafts: OnboardingDrafts;
}

/** The sections of a profile, or of what claims to be one: nobody vouches for navigation state. */
export const sectionsOf = (profile: unknown): ProfileSections => profileSections.safeParse(profile).data ?? {};

/** Going on where the progress says, over the stored profile if there is one (spec section 2). */
export function startOnboarding(uid: string, profile: Profile | null, progress: OnboardingProgress): WizardStart {
  const { revision, step, data, done, drafts } = progress;
  return {
    uid,
    editing: false,
    revision,
    step,
    data: { ...sectionsOf(profile), ...data },
    done,
    // A copy: what the store holds is frozen, and forms write on what they start with.
    drafts: structuredClone(draftsToShow(readWizard(uid, false), revision, drafts)),
  };
}

/** Editing the profile that was handed over; every step counts as done, and the review leads to each. */
export function startEditing(uid: string, { profileData }: EditState): WizardStart {
  const revision = profileData.revision ?? 0;
  const kept = readWizard(uid, true);
  const isOfThis = kept?.revision === revision;
  return {
    uid,
    editing: true,
    revision,
    step: 'review',
    data: (isOfThis ? kept.data : undefined) ?? sectionsOf(profileData),
    done: STEPS,
    drafts: isOfThis ? kept.drafts : {},
  };
}
