import type { EventMetadata, ProfileEvent } from '@trackrecord/contracts';
import { evolve } from '../profile/profile.js';
import type { ProfileState } from '../profile/profile.js';
import { findChangedPart } from '../profile/changed-part.js';
import type { Step } from '../profile/plan-profile-undo.js';

/** A recorded event of a profile. */
export interface RecordedChange {
  readonly id: string;
  readonly revision: bigint;
  readonly metadata: EventMetadata;
  readonly event: ProfileEvent;
}

/** An event of a profile with the states before and after it. */
export interface FoldedChange {
  readonly recordedChange: RecordedChange;
  readonly step: Step;
}

/** Consecutive changes of a profile, and the state after them. Immutable, so that it can be shared. */
export interface FoldedHistory {
  readonly changes: readonly FoldedChange[];
  readonly state: ProfileState;
  /** The indexes of changes, ascending, by each key of what they changed (`ChangedPart.affectedKeys`). */
  readonly indexesByKey: ReadonlyMap<string, readonly number[]>;
}

/** Folds consecutive changes. `before` is the state before the first. */
export function foldChanges(before: ProfileState, recordedChanges: readonly RecordedChange[]): FoldedHistory {
  const indexesByKey = new Map<string, number[]>();
  let state = before;
  const changes = recordedChanges.map((recordedChange, index): FoldedChange => {
    const step = { before: state, after: evolve(state, recordedChange.event) };
    state = step.after;
    for (const key of findChangedPart(step.before, step.after)?.affectedKeys ?? []) {
      const indexes = indexesByKey.get(key);
      if (indexes) indexes.push(index);
      else indexesByKey.set(key, [index]);
    }
    return { recordedChange, step };
  });
  return { changes, state, indexesByKey };
}

/** Appends changes. */
export function joinChanges(earlier: FoldedHistory, later: FoldedHistory): FoldedHistory {
  if (earlier.changes.length === 0) return later;
  if (later.changes.length === 0) return earlier;
  const offset = earlier.changes.length;
  const indexesByKey = new Map(earlier.indexesByKey);
  for (const [key, indexes] of later.indexesByKey) {
    indexesByKey.set(key, [...(indexesByKey.get(key) ?? []), ...indexes.map((index) => index + offset)]);
  }
  return { changes: [...earlier.changes, ...later.changes], state: later.state, indexesByKey };
}
