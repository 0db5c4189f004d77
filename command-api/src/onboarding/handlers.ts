import type { OnboardingCommand, OnboardingState } from '@trackrecord/domain';
import type { Writes } from '../commands/writes.js';
import { type DetectedSkillsStreams, recordStep } from './record-step.js';

/** What the handlers need. */
export interface Dependencies {
  readonly onboardings: Writes<OnboardingCommand, OnboardingState>;
  readonly detectedSkillsStreams: DetectedSkillsStreams;
}

/** Creates the handler of the steps of the wizard. */
export const createHandlers = ({ onboardings, detectedSkillsStreams }: Dependencies) => ({
  recordStep: recordStep(onboardings, detectedSkillsStreams),
});
