import {
  decodeOnboardingEvent,
  type OnboardingDrafts,
  type OnboardingEvent,
  onboardingStream,
  stepData,
} from '@trackrecord/contracts';
import {
  listsIn,
  type OnboardingCommand,
  onboardingDecider,
  type OnboardingState,
  originOfStep,
  DomainError,
} from '@trackrecord/domain';
import type { Aggregate } from '../commands/aggregate.js';
import { findValidationErrors } from '../http/validation-errors.js';

/**
 * Skipping takes the lists of the drafts along, which nobody has checked yet: they are under the rules of finishing the
 * step. Those look at the clock, so they are checked here and not in the domain.
 * @throws {Refusal} with the faults.
 */
function requireRules(drafts: OnboardingDrafts): void {
  const faults = findValidationErrors(stepData.experience, { experiences: [], projects: [], ...listsIn(drafts) });
  if (faults.length > 0) throw new DomainError('not-valid', faults);
}

/** The streams `onboarding-{uid}`: the way through the wizard, apart so that a draft never moves the profile's revision. */
export const onboardingAggregate: Aggregate<OnboardingCommand, OnboardingState, OnboardingEvent> = {
  streamOf: onboardingStream,
  decode: decodeOnboardingEvent,
  originOf: originOfStep,
  inPassing: ({ inPassing }) => inPassing,
  decider: {
    ...onboardingDecider,
    decide: (command, state, outside) => {
      const events = onboardingDecider.decide(command, state, outside);
      if (events.some(({ type }) => type === 'OnboardingStepSkipped')) requireRules(state.drafts);
      return events;
    },
  },
};
