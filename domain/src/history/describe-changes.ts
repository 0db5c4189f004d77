import type { ChangeReference, HistoryItem } from '@trackrecord/contracts';
import type { ProfileState } from '../profile/profile.js';
import { findChangedPart } from '../profile/changed-part.js';
import { describeProfileEvent } from './describe-profile-event.js';
import { type FoldedChange, type FoldedHistory, foldChanges, type RecordedChange } from './folded-changes.js';
import { type Obstacle, planProfileUndo } from '../profile/plan-profile-undo.js';

/** The maximum number of blocking changes that are listed. */
const MAX_LISTED_CHANGES = 3;
/** The maximum number of later changes that are checked to find the first blocking one. */
const MAX_CHECKED_CHANGES = 20;

/**
 * Describes changes for the user, oldest first: each with its values, whether it can be undone after the
 * `laterChanges`, and if not, which of them prevent it. `before` is the state before the first change.
 */
export function describeChanges(
  before: ProfileState,
  changes: readonly RecordedChange[],
  laterChanges: readonly RecordedChange[],
): readonly HistoryItem[] {
  return describeFoldedChanges(foldChanges(before, [...changes, ...laterChanges]), 0, changes.length);
}

/** Describes the changes from index `start` to before `end`, like `describeChanges`. */
export function describeFoldedChanges(
  { changes, state, indexesByKey }: FoldedHistory,
  start: number,
  end: number,
): readonly HistoryItem[] {
  const getLaterChanges = ({ step }: FoldedChange, index: number): readonly FoldedChange[] => {
    const affectedKeys = findChangedPart(step.before, step.after)?.affectedKeys ?? [];
    const indexes = affectedKeys.flatMap((key) => indexesByKey.get(key) ?? []);
    const laterIndexes = [...new Set(indexes)].filter((laterIndex) => laterIndex > index).toSorted((a, b) => a - b);
    return laterIndexes.flatMap((laterIndex) => changes[laterIndex] ?? []);
  };
  return changes
    .slice(start, end)
    .map((change, offset) => toHistoryItem(change, state, () => getLaterChanges(change, start + offset)));
}

/**
 * Returns the later changes of the same items that have to be undone first: from the newest change whose `before` state
 * still allowed this undo, up to the latest. Returns all of them if no checked change has such a state.
 */
function findBlockingChanges({ step }: FoldedChange, laterChanges: readonly FoldedChange[]): readonly FoldedChange[] {
  const newestFirst = laterChanges.toReversed().slice(0, MAX_CHECKED_CHANGES);
  const firstBlockingIndex = newestFirst.findIndex(
    (laterChange) => 'change' in planProfileUndo(step, laterChange.step.before),
  );
  return firstBlockingIndex === -1 ? laterChanges : newestFirst.slice(0, firstBlockingIndex + 1).toReversed();
}

function toHistoryItem(
  change: FoldedChange,
  currentState: ProfileState,
  getLaterChanges: () => readonly FoldedChange[],
): HistoryItem {
  const { recordedChange, step } = change;
  const part = findChangedPart(step.before, step.after);
  const { occurredAt, actor, origin } = recordedChange.metadata;
  const plan = planProfileUndo(step, currentState);
  const obstacle = 'obstacle' in plan ? plan.obstacle : undefined;
  const isBlockedByChanges = obstacle === 'changed-since' || obstacle === 'name-taken';
  const blockingChanges = isBlockedByChanges ? findBlockingChanges(change, getLaterChanges()) : [];
  return {
    ...toReference(change),
    at: occurredAt,
    actor,
    origin: origin ?? null,
    before: part?.before ?? null,
    after: part?.after ?? null,
    undoable: obstacle === undefined,
    obstacle: obstacle === undefined ? null : describeObstacle(obstacle, blockingChanges.length),
    blockedBy: blockingChanges.slice(-MAX_LISTED_CHANGES).map(toReference),
    blocking: blockingChanges.length,
  };
}

const toReference = ({ recordedChange: { id, revision, event }, step }: FoldedChange): ChangeReference => ({
  eventId: id,
  revision: Number(revision),
  description: describeProfileEvent(event, step),
});

function describeObstacle(obstacle: Obstacle, blockingCount: number): string {
  switch (obstacle) {
    case 'permanent':
      return "Can't be undone.";
    case 'first-version':
      return "This is the first version, so there's nothing to undo.";
    case 'list-full':
      return 'The list is full. Remove an entry first.';
    case 'name-taken':
      return "There's already an entry with this name.";
    case 'changed-since':
      if (blockingCount === 0) return 'Later changes have already replaced this.';
      return blockingCount === 1 ? 'Undo this later change first.' : 'Undo these later changes first.';
    default:
      return obstacle satisfies never;
  }
}
