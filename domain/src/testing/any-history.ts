import type { ProfileEvent } from '@trackrecord/contracts';
import fc from 'fast-check';
import type { Step } from '../history/plan-undo.js';
import { profileAggregate } from '../profile/profile-aggregate.js';
import type { ProfileState } from '../profile/profile.js';
import { DomainError } from '../domain-error.js';
import type { SectionsInput } from '../sections/sections-input.js';
import { editedLists, someSections } from './any-sections.js';
import { foreseeable } from './given.js';

/** An event with the states around it. */
export interface AnyStep extends Step {
  readonly event: ProfileEvent;
}

const outside = foreseeable();

/** The events of a command on a state, each with what lies around it; none where it is refused. */
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

/** Where a history has led to. */
export const getLastState = (steps: readonly AnyStep[]): ProfileState =>
  steps.at(-1)?.after ?? profileAggregate.initialState;

/** A history with what somebody saves next. */
const withSaved = (steps: readonly AnyStep[], sections: SectionsInput): readonly AnyStep[] => {
  const now = getLastState(steps);
  const save = () => profileAggregate.decide({ type: 'SaveProfile', sections }, now, outside);
  return [...steps, ...createSteps(now, save)];
};

/** A history with one of its events taken back, where that is possible. */
export const withUndone = (steps: readonly AnyStep[], step: AnyStep): readonly AnyStep[] => {
  const now = getLastState(steps);
  const undo = () => profileAggregate.decide({ type: 'UndoChange', eventId: 'any', step }, now, outside);
  return [...steps, ...createSteps(now, undo)];
};

const grown = (steps: readonly AnyStep[], turns: number): fc.Arbitrary<readonly AnyStep[]> => {
  if (turns === 0) return fc.constant(steps);
  const saved = fc.oneof(someSections, editedLists(getLastState(steps))).map((sections) => withSaved(steps, sections));
  const undone = fc.nat().map((place) => {
    const step = steps[place % Math.max(steps.length, 1)];
    return step === undefined ? steps : withUndone(steps, step);
  });
  return fc
    .oneof({ arbitrary: saved, weight: 3 }, { arbitrary: undone, weight: 1 })
    .chain((next) => grown(next, turns - 1));
};

/** The events of a profile somebody saved, edited and took back parts of, a few times over; at least one. */
export const anyHistory = fc
  .integer({ min: 1, max: 5 })
  .chain((turns) => grown([], turns))
  .filter((steps) => steps.length > 0);
