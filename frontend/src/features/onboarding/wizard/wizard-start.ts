import type {
  OnboardingDrafts,
  OnboardingProgress,
  OnboardingStep,
  Profile,
  ProfileSections,
} from '@trackrecord/contracts';
import { ONBOARDING_STEPS } from '@trackrecord/contracts/onboarding/names';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { skillsIn } from '../../../shared/describe/found-skills';
import type { EditState } from '../../../shared/session/edit-state';
import { readEdit, readUnsent } from './kept-wizard';

/** What the wizard starts with. `revision` is of the profile in edit mode, else of the onboarding. */
export interface WizardStart {
  readonly uid: string;
  readonly editing: boolean;
  readonly revision: number;
  /** Where to go on. */
  readonly step: OnboardingStep;
  readonly data: ProfileSections;
  /** What `data` was before anything was edited. */
  readonly base: ProfileSections;
  readonly done: readonly OnboardingStep[];
  readonly drafts: OnboardingDrafts;
  /** Skills that were noticed in what was written and said. */
  readonly noticed: readonly string[];
}

/** The sections of a profile, or of what claims to be one: nobody vouches for navigation state. */
export const sectionsOf = (profile: unknown): ProfileSections => profileSections.safeParse(profile).data ?? {};

/**
 * Going on where the progress says, over the stored profile if there is one (spec section 2). What this tab could not
 * send before it was loaded again goes over what the server has.
 */
export function startOnboarding(uid: string, profile: Profile | null, progress: OnboardingProgress): WizardStart {
  const { revision, step, done, drafts, detectedSkills } = progress;
  const data = { ...sectionsOf(profile), ...progress.data };
  return {
    uid,
    editing: false,
    revision,
    step,
    data,
    base: data,
    done,
    // A copy: what the store holds is frozen, and forms write on what they start with.
    drafts: { ...structuredClone(drafts), ...readUnsent(uid) },
    noticed: skillsIn(detectedSkills),
  };
}

/**
 * Editing the profile that was handed over; every step counts as done, and the review leads to each. What was edited
 * in this tab before goes on, unless the profile has moved on since.
 */
export function startEditing(uid: string, { profileData }: EditState): WizardStart {
  const handedOver = profileData.revision ?? 0;
  const kept = readEdit(uid);
  const isNewer = kept !== undefined && kept.revision >= handedOver;
  return {
    uid,
    editing: true,
    revision: isNewer ? kept.revision : handedOver,
    step: 'review',
    data: isNewer ? kept.data : sectionsOf(profileData),
    base: isNewer ? kept.base : sectionsOf(profileData),
    done: ONBOARDING_STEPS,
    drafts: isNewer ? kept.drafts : {},
    noticed: [],
  };
}
