import { z } from 'zod';
import { onboardingDraft } from '../onboarding/drafts.js';
import { onboardingStep } from '../onboarding/steps.js';
import { profileSections } from '../profile/sections.js';

/** The facts of somebody's way through the wizard, by event type: what the payload of each holds (design.md section 3). */
export const onboardingEventData = {
  OnboardingStepCompleted: z.object({ step: onboardingStep, data: profileSections }),
  OnboardingStepSkipped: z.object({ step: onboardingStep }),
  DraftKept: onboardingDraft,
  AccountErased: z.object({}),
} as const;

export type OnboardingEventType = keyof typeof onboardingEventData;

/** One fact of an onboarding: `{type, data}`. */
export type OnboardingEvent = {
  [T in OnboardingEventType]: { readonly type: T; readonly data: z.infer<(typeof onboardingEventData)[T]> };
}[OnboardingEventType];
