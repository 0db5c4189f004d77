import type { OnboardingDrafts, OnboardingStep, ProfileSections } from '@trackrecord/contracts';

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
  /** The step that somebody was in the middle of when the newest event happened. */
  readonly typingIn?: OnboardingStep | undefined;
}

/** A wizard nobody has begun. */
export const initialOnboarding: OnboardingState = { erased: false, done: [], data: {}, drafts: {} };
