import { z } from 'zod';
import { onboardingDraft } from '../onboarding/drafts.js';
import { onboardingStep } from '../onboarding/steps.js';
import { profileSections } from '../profile/sections.js';
import { detectedSkills } from './detected-skills-events.js';

/** The payloads of the events of the streams `onboarding-{uid}`, by event type. */
export const onboardingEventData = {
  OnboardingStepCompleted: z.object({ step: onboardingStep, data: profileSections }),
  OnboardingStepSkipped: z.object({ step: onboardingStep }),
  DraftKept: onboardingDraft,
  /** Only in older streams. Detected skills have their own stream now (decision 014). */
  SkillsDetected: detectedSkills,
  AccountErased: z.object({}),
} as const;

export type OnboardingEventType = keyof typeof onboardingEventData;

/** An event of an onboarding stream: `{type, data}`. */
export type OnboardingEvent = {
  [T in OnboardingEventType]: { readonly type: T; readonly data: z.infer<(typeof onboardingEventData)[T]> };
}[OnboardingEventType];
