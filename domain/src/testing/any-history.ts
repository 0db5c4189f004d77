import type { ProfileEvent } from '@trackrecord/contracts';
import fc from 'fast-check';
import type { Step } from '../profile/plan-profile-undo.js';
import { profileAggregate } from '../profile/profile-aggregate.js';
import type { ProfileState } from '../profile/profile.js';
import { DomainError } from '../domain-error.js';
import type { SectionsInput } from '../sections/sections-input.js';
import { anyEditedLists, someSections } from './any-sections.js';
import { createTestContext } from './given.js';

/** An event with the states before and after it. */
export interface AnyStep extends Step {
  readonly event: ProfileEvent;
}

const context = createTestContext();

/** Returns the steps of a command; none if it is rejected. */
function createSteps(state: ProfileState, decide: () => readonly ProfileEvent[]): readonly AnyStep[] {
  try {
    let before = state;
    return decide().map((event) => {
      const after = profileAggregate.evolve(before, event);
      const step = { event, before, after };
      before = after;
      return step;
    });
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** Returns the state after a history. */
export const getLastState = (steps: readonly AnyStep[]): ProfileState =>
  steps.at(-1)?.after ?? profileAggregate.initialState;

/** Appends the events of a save. */
const appendSave = (steps: readonly AnyStep[], sections: SectionsInput): readonly AnyStep[] => {
  const lastState = getLastState(steps);
  const save = () => profileAggregate.decide({ type: 'SaveProfile', sections }, lastState, context);
  return [...steps, ...createSteps(lastState, save)];
};

/** Appends the undo of a step, if it is possible. */
export const appendUndo = (steps: readonly AnyStep[], step: AnyStep): readonly AnyStep[] => {
  const lastState = getLastState(steps);
  const undo = () => profileAggregate.decide({ type: 'UndoChange', eventId: 'any', step }, lastState, context);
  return [...steps, ...createSteps(lastState, undo)];
};

const growHistory = (steps: readonly AnyStep[], rounds: number): fc.Arbitrary<readonly AnyStep[]> => {
  if (rounds === 0) return fc.constant(steps);
  const saves = fc
    .oneof(someSections, anyEditedLists(getLastState(steps)))
    .map((sections) => appendSave(steps, sections));
  const undos = fc.nat().map((index) => {
    const step = steps[index % Math.max(steps.length, 1)];
    return step === undefined ? steps : appendUndo(steps, step);
  });
  return fc
    .oneof({ arbitrary: saves, weight: 3 }, { arbitrary: undos, weight: 1 })
    .chain((longerHistory) => growHistory(longerHistory, rounds - 1));
};

/** Histories of a profile that was saved, edited and undone in part up to five times; never empty. */
export const anyHistory = fc
  .integer({ min: 1, max: 5 })
  .chain((rounds) => growHistory([], rounds))
  .filter((steps) => steps.length > 0);
