import type {
  OnboardingDrafts,
  OnboardingProgress,
  OnboardingStep,
  Profile,
  ProfileSections,
} from '@trackrecord/contracts';
import { ONBOARDING_STEPS } from '@trackrecord/contracts/onboarding/names';
import { profileSections } from '@trackrecord/contracts/profile/sections';
import { flattenSkills } from '../../../shared/describe/skill-lists';
import type { EditState } from '../../../shared/session/edit-state';
import { readStoredEdit, readUnsentDrafts } from './wizard-storage';

/** The wizard's initial state. `revision` is the profile's in edit mode, otherwise the onboarding's. */
export interface WizardStart {
  readonly uid: string;
  readonly isEditing: boolean;
  readonly revision: number;
  /** The step to show first. */
  readonly step: OnboardingStep;
  readonly data: ProfileSections;
  /** `data` before any edit. */
  readonly base: ProfileSections;
  readonly done: readonly OnboardingStep[];
  readonly drafts: OnboardingDrafts;
  /** Skills detected in descriptions and transcripts. */
  readonly detectedSkills: readonly string[];
}

/** Parses the sections of a profile, which may come from navigation state and is not trusted. */
export const parseSections = (profile: unknown): ProfileSections => profileSections.safeParse(profile).data ?? {};

/**
 * Starts at the recorded progress, on top of the stored profile if there is one (spec section 2). Unsent drafts of this
 * tab override the server's drafts.
 */
export function startOnboarding(uid: string, profile: Profile | null, progress: OnboardingProgress): WizardStart {
  const { revision, step, done, drafts, detectedSkills } = progress;
  const data = { ...parseSections(profile), ...progress.data };
  return {
    uid,
    isEditing: false,
    revision,
    step,
    data,
    base: data,
    done,
    // A copy: values in the Redux store are frozen, and forms mutate their initial values.
    drafts: { ...structuredClone(drafts), ...readUnsentDrafts(uid) },
    detectedSkills: flattenSkills(detectedSkills),
  };
}

/**
 * Starts editing a profile at the review, with all steps done. Continues a stored edit of this tab unless the profile
 * has a newer revision.
 */
export function startEditing(uid: string, { profileData }: EditState): WizardStart {
  const passedRevision = profileData.revision ?? 0;
  const stored = readStoredEdit(uid);
  const isCurrent = stored !== undefined && stored.revision >= passedRevision;
  return {
    uid,
    isEditing: true,
    revision: isCurrent ? stored.revision : passedRevision,
    step: 'review',
    data: isCurrent ? stored.data : parseSections(profileData),
    base: isCurrent ? stored.base : parseSections(profileData),
    done: ONBOARDING_STEPS,
    drafts: isCurrent ? stored.drafts : {},
    detectedSkills: [],
  };
}
