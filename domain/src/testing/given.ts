import { accountAggregate } from '../account/account-aggregate.js';
import { accessAggregate } from '../access/access-aggregate.js';
import { applicationsAggregate } from '../applications/applications-aggregate.js';
import type { Decider, DecideContext } from '../aggregate.js';
import { detectedSkillsAggregate } from '../detected-skills/detected-skills.js';
import { onboardingAggregate } from '../onboarding/onboarding-aggregate.js';
import { profileAggregate } from '../profile/profile-aggregate.js';
import { staffAggregate } from '../staff/staff.js';
import type { ValidationError } from '../domain-error.js';

/** The current day in tests. */
export const TODAY = '2024-05-06';

/** A context with predictable ids (new-1, new-2 and so on) and a fixed time on `TODAY`. */
export function createTestContext(now = `${TODAY}T10:00:00.000Z`): DecideContext {
  let idCount = 0;
  return { newId: () => `new-${(idCount += 1)}`, today: () => TODAY, now: () => now };
}

function getRejection(decide: () => unknown): unknown {
  try {
    return decide();
  } catch (error) {
    return error;
  }
}

const createGiven =
  <Command, State, Event, Reason extends string>({
    decide,
    evolve,
    initialState,
  }: Decider<Command, State, Event, Reason>) =>
  (history: readonly Event[], now?: string) => ({
    when: (command: Command) => {
      const state = history.reduce(evolve, initialState);
      const run = () => decide(command, state, createTestContext(now));
      return {
        then: (expected: readonly Event[]) => expect(run()).toEqual(expected),
        thenRejected: (reason: Reason, errors: readonly ValidationError[] = []) =>
          expect(getRejection(run)).toMatchObject({ reason, errors }),
      };
    },
  });

/** `given([...events]).when(command).then([...events])` for profiles. */
export const given = createGiven(profileAggregate);

/** Like `given`, for applications. */
export const givenApplications = createGiven(applicationsAggregate);

/** Like `given`, for onboarding. */
export const givenOnboarding = createGiven(onboardingAggregate);

/** Like `given`, for detected skills. */
export const givenDetectedSkills = createGiven(detectedSkillsAggregate);

/** Like `given`, for account streams. */
export const givenAccount = createGiven(accountAggregate);

/** Like `given`, for access streams, at a time. */
export const givenAccess = createGiven(accessAggregate);

/** Like `given`, for staff streams, at a time. */
export const givenStaff = createGiven(staffAggregate);
