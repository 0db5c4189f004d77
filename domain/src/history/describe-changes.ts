import type { NamedChange, PastChange } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';
import { changedPart } from './changed-part.js';
import { changeWords } from './change-words.js';
import { type FoldedChange, type FoldedChanges, foldChanges, type RecordedChange } from './folded-changes.js';
import { type Obstacle, planUndo } from './plan-undo.js';

/** So many of the changes in the way are named, the newest; and so many are looked at to find the first of them. */
const MAX_NAMED = 3;
const MAX_LOOKED_AT = 20;

/**
 * The changes of a profile for the person, oldest first: what each did in words, what it changed, and whether it can be
 * taken back as the profile is after `later`; if not, which later changes stand in the way (design.md section 4).
 * `before` is the profile before the first of them.
 */
export function describeChanges(
  before: ProfileState,
  changes: readonly RecordedChange[],
  later: readonly RecordedChange[],
): readonly PastChange[] {
  return describeFolded(foldChanges(before, [...changes, ...later]), 0, changes.length);
}

/** Describes the changes at the places from `start` to before `end` as `describeChanges` does. */
export function describeFolded(
  { changes, state, placesByThing }: FoldedChanges,
  start: number,
  end: number,
): readonly PastChange[] {
  const laterOf = ({ step }: FoldedChange, place: number): readonly FoldedChange[] => {
    const touched = changedPart(step.before, step.after)?.touched ?? [];
    const places = touched.flatMap((thing) => placesByThing.get(thing) ?? []);
    const after = [...new Set(places)].filter((other) => other > place).toSorted((a, b) => a - b);
    return after.flatMap((other) => changes[other] ?? []);
  };
  return changes
    .slice(start, end)
    .map((change, offset) => described(change, state, () => laterOf(change, start + offset)));
}

/**
 * Of the later changes of the same things those that stand in the way now: back to the one before which undoing was
 * possible still. What was taken back before that does not count.
 */
function standing({ step }: FoldedChange, later: readonly FoldedChange[]): readonly FoldedChange[] {
  const looked = later.toReversed().slice(0, MAX_LOOKED_AT);
  const first = looked.findIndex((other) => 'change' in planUndo(step, other.step.before));
  return first === -1 ? later : looked.slice(0, first + 1).toReversed();
}

function described(change: FoldedChange, now: ProfileState, laterOf: () => readonly FoldedChange[]): PastChange {
  const { recorded, step } = change;
  const part = changedPart(step.before, step.after);
  const { occurredAt, actor, origin } = recorded.metadata;
  const outcome = planUndo(step, now);
  const obstacle = 'obstacle' in outcome ? outcome.obstacle : undefined;
  const isByOthers = obstacle === 'changed-since' || obstacle === 'name-taken';
  const blocking = isByOthers ? standing(change, laterOf()) : [];
  return {
    ...namedChange(change),
    at: occurredAt,
    actor,
    origin: origin ?? null,
    before: part?.before ?? null,
    after: part?.after ?? null,
    undoable: obstacle === undefined,
    obstacle: obstacle === undefined ? null : obstacleWords(obstacle, blocking.length),
    blockedBy: blocking.slice(-MAX_NAMED).map(namedChange),
    blocking: blocking.length,
  };
}

const namedChange = ({ recorded: { id, revision, event }, step }: FoldedChange): NamedChange => ({
  eventId: id,
  revision: Number(revision),
  words: changeWords(event, step),
});

function obstacleWords(obstacle: Obstacle, blocking: number): string {
  switch (obstacle) {
    case 'for-good':
      return "Can't be undone.";
    case 'first-version':
      return "This is the first version, so there's nothing to undo.";
    case 'list-full':
      return 'The list is full. Remove an entry first.';
    case 'name-taken':
      return "There's already an entry with this name.";
    case 'changed-since':
      if (blocking === 0) return 'Later changes have already replaced this.';
      return blocking === 1 ? 'Undo this later change first.' : 'Undo these later changes first.';
    default:
      return obstacle satisfies never;
  }
}
