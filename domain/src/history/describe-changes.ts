import type { ChangeReference, HistoryItem } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';
import { changedPart } from './changed-part.js';
import { changeWords } from './change-words.js';
import { type FoldedChange, type FoldedChanges, foldChanges, type RecordedChange } from './folded-changes.js';
import { type Obstacle, planUndo } from './plan-undo.js';

/** How many of the changes that prevent undo are named, and how many are checked to find the first of them. */
const MAX_NAMED = 3;
const MAX_LOOKED_AT = 20;

/**
 * Describes changes for the user, oldest first: what each did, in words and values, and whether it can be undone after
 * `later` changes; if not, which of them prevent it (design.md section 4). `before` is the state before the first
 * change.
 */
export function describeChanges(
  before: ProfileState,
  changes: readonly RecordedChange[],
  later: readonly RecordedChange[],
): readonly HistoryItem[] {
  return describeFolded(foldChanges(before, [...changes, ...later]), 0, changes.length);
}

/** Describes the changes from index `start` to before `end`, like `describeChanges`. */
export function describeFolded(
  { changes, state, placesByThing }: FoldedChanges,
  start: number,
  end: number,
): readonly HistoryItem[] {
  const getLaterChanges = ({ step }: FoldedChange, place: number): readonly FoldedChange[] => {
    const touched = changedPart(step.before, step.after)?.touched ?? [];
    const places = touched.flatMap((thing) => placesByThing.get(thing) ?? []);
    const after = [...new Set(places)].filter((other) => other > place).toSorted((a, b) => a - b);
    return after.flatMap((other) => changes[other] ?? []);
  };
  return changes
    .slice(start, end)
    .map((change, offset) => described(change, state, () => getLaterChanges(change, start + offset)));
}

/**
 * Returns the later changes of the same things that prevent undo now, back to the last point at which undo was
 * possible.
 */
function standing({ step }: FoldedChange, later: readonly FoldedChange[]): readonly FoldedChange[] {
  const looked = later.toReversed().slice(0, MAX_LOOKED_AT);
  const first = looked.findIndex((other) => 'change' in planUndo(step, other.step.before));
  return first === -1 ? later : looked.slice(0, first + 1).toReversed();
}

function described(change: FoldedChange, now: ProfileState, laterOf: () => readonly FoldedChange[]): HistoryItem {
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

const namedChange = ({ recorded: { id, revision, event }, step }: FoldedChange): ChangeReference => ({
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
