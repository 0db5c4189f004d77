import type { Decider, Outside } from '../decider.js';
import { onboardingDecider } from '../onboarding/decider.js';
import { profileDecider } from '../profile/decider.js';

/** Ids that a test can foresee: new-1, new-2 and so on. */
export function countingIds(): Outside {
  let made = 0;
  return { newId: () => `new-${(made += 1)}` };
}

const givenOf =
  <Command, State, Event>({ decide, evolve, initialState }: Decider<Command, State, Event>) =>
  (past: readonly Event[]) => ({
    when: (command: Command) => {
      const state = past.reduce(evolve, initialState);
      const decided = () => decide(command, state, countingIds());
      return {
        then: (expected: readonly Event[]) => expect(decided()).toEqual(expected),
        thenRefused: (reason: string) => expect(decided).toThrow(reason),
      };
    },
  });

/** Reads as it is meant: `given([...events]).when(command).then([...events])`. */
export const given = givenOf(profileDecider);

/** The same for the way through the wizard. */
export const givenOnboarding = givenOf(onboardingDecider);
