import type { ProfileEvent } from '@trackrecord/contracts';
import { type ProfileCommand, profileDecider } from '../profile/decider.js';

/** Reads as it is meant: `given([...events]).when(command).then([...events])`. */
export const given = (past: readonly ProfileEvent[]) => ({
  when: (command: ProfileCommand) => {
    const state = past.reduce(profileDecider.evolve, profileDecider.initialState);
    const decided = () => profileDecider.decide(command, state);
    return {
      then: (expected: readonly ProfileEvent[]) => expect(decided()).toEqual(expected),
      thenRefused: (reason: string) => expect(decided).toThrow(reason),
    };
  },
});
