import type { DraftKind, OnboardingEvent, OnboardingStep } from '@trackrecord/contracts';

const STEP_NAMES: Readonly<Record<OnboardingStep, string>> = {
  userType: 'user type',
  personal: 'personal information',
  education: 'education',
  experience: 'work experience and projects',
  skills: 'skills',
  preferences: 'work preferences',
  review: 'review',
};

const DRAFT_NAMES: Readonly<Record<DraftKind, string>> = {
  personal: STEP_NAMES.personal,
  education: STEP_NAMES.education,
  experience: 'work experience',
  project: 'projects',
  skills: STEP_NAMES.skills,
  preferences: STEP_NAMES.preferences,
};

/** Describes an event of the onboarding wizard: `Completed the step education`. */
export function describeOnboardingEvent({ type, data }: OnboardingEvent): string {
  switch (type) {
    case 'OnboardingStepCompleted':
      return `Completed the step ${STEP_NAMES[data.step]}`;
    case 'OnboardingStepSkipped':
      return `Skipped the step ${STEP_NAMES[data.step]}`;
    case 'DraftKept':
      return `${data.value === null ? 'Discarded' : 'Saved'} a draft of ${DRAFT_NAMES[data.kind]}`;
    case 'SkillsDetected':
      return 'Detected skills';
    case 'AccountErased':
      return 'Erased the account';
    default:
      return type satisfies never;
  }
}
