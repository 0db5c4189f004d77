import type { Decider, DecideContext } from '../aggregate.js';
import { detectedSkillsAggregate } from '../detected-skills/detected-skills.js';
import { onboardingAggregate } from '../onboarding/onboarding-aggregate.js';
import { profileAggregate } from '../profile/profile-aggregate.js';
import type { ValidationError, DomainErrorReason } from '../domain-error.js';

/** The day of every test. */
export const TODAY = '2024-05-06';

/** What a test can foresee: the ids new-1, new-2 and so on, on one day. */
export function foreseeable(): DecideContext {
  let made = 0;
  return { newId: () => `new-${(made += 1)}`, today: () => TODAY };
}

function getRejection(decide: () => unknown): unknown {
  try {
    return decide();
  } catch (error) {
    return error;
  }
}

const givenOf =
  <Command, State, Event>({ decide, evolve, initialState }: Decider<Command, State, Event>) =>
  (past: readonly Event[]) => ({
    when: (command: Command) => {
      const state = past.reduce(evolve, initialState);
      const decided = () => decide(command, state, foreseeable());
      return {
        then: (expected: readonly Event[]) => expect(decided()).toEqual(expected),
        thenRejected: (reason: DomainErrorReason, faults: readonly ValidationError[] = []) =>
          expect(getRejection(decided)).toMatchObject({ reason, faults }),
      };
    },
  });

/** Reads as it is meant: `given([...events]).when(command).then([...events])`. */
export const given = givenOf(profileAggregate);

/** The same for onboarding. */
export const givenOnboarding = givenOf(onboardingAggregate);

/** The same for detected skills. */
export const givenDetectedSkills = givenOf(detectedSkillsAggregate);
