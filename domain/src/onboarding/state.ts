import type { OnboardingDrafts, OnboardingStep, ProfileSections, SkillsByCategory } from '@trackrecord/contracts';

/** What the events of somebody's way through the wizard fold to. */
export interface OnboardingState {
  /** After an erasure nothing may be written to the stream any more. */
  readonly erased: boolean;
  /** The steps that were finished or skipped, in no order. */
  readonly done: readonly OnboardingStep[];
  /** What the finished steps said. */
  readonly data: ProfileSections;
  /** What was typed and not finished. */
  readonly drafts: OnboardingDrafts;
  /** The skills that were noticed in what somebody wrote or said. */
  readonly detected: SkillsByCategory;
  /** How many of the newest events were noticed in passing: they change nothing that somebody wrote. */
  readonly inPassing: number;
  /** The step that somebody was in the middle of when the newest event happened. */
  readonly typingIn?: OnboardingStep | undefined;
}

/** A wizard nobody has begun. */
export const initialOnboarding: OnboardingState = {
  erased: false,
  done: [],
  data: {},
  drafts: {},
  detected: {},
  inPassing: 0,
};
