import type { EventMetadata, NamedChange, PastChange, ProfileEvent } from '@trackrecord/contracts';
import { evolve } from '../profile/evolve.js';
import type { ProfileState } from '../profile/state.js';
import { type ChangedPart, changedPart } from './changed-part.js';
import { changeWords } from './change-words.js';
import { type Obstacle, type Step, undoing } from './undoing.js';

/** An event of a profile as it was recorded. */
export interface RecordedChange {
  readonly id: string;
  readonly revision: bigint;
  readonly metadata: EventMetadata;
  readonly event: ProfileEvent;
}

/** A change that is described, and what has come in its way since. */
interface Pending {
  readonly recorded: RecordedChange;
  readonly step: Step;
  readonly part: ChangedPart | undefined;
  blockedBy: NamedChange[];
}

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
  const pending: Pending[] = [];
  const byTouched = new Map<string, Pending[]>();
  let now = before;
  for (const [place, recorded] of [...changes, ...later].entries()) {
    const step = { before: now, after: evolve(now, recorded.event) };
    now = step.after;
    const part = changedPart(step.before, step.after);
    noteObstacles(touchedBy(part, byTouched), recorded, step);
    if (place >= changes.length) continue;
    const one: Pending = { recorded, step, part, blockedBy: [] };
    pending.push(one);
    for (const thing of part?.touched ?? []) byTouched.set(thing, [...(byTouched.get(thing) ?? []), one]);
  }
  return pending.map((one) => described(one, now));
}

const touchedBy = (part: ChangedPart | undefined, byTouched: ReadonlyMap<string, Pending[]>): ReadonlySet<Pending> =>
  new Set((part?.touched ?? []).flatMap((thing) => byTouched.get(thing) ?? []));

/** A later change of the same thing stands in the way from when it makes undoing impossible until it no longer does. */
function noteObstacles(pending: ReadonlySet<Pending>, recorded: RecordedChange, step: Step): void {
  for (const one of pending) {
    const isBlocked = 'obstacle' in undoing(one.step, step.after);
    one.blockedBy = isBlocked ? [...one.blockedBy, namedChange(recorded, step)] : [];
  }
}

const namedChange = ({ id, revision, event }: RecordedChange, step: Step): NamedChange => ({
  eventId: id,
  revision: Number(revision),
  words: changeWords(event, step),
});

function described({ recorded, step, part, blockedBy }: Pending, now: ProfileState): PastChange {
  const { occurredAt, actor, origin } = recorded.metadata;
  const outcome = undoing(step, now);
  const obstacle = 'obstacle' in outcome ? outcome.obstacle : undefined;
  return {
    ...namedChange(recorded, step),
    at: occurredAt,
    actor,
    origin: origin ?? null,
    before: part?.before ?? null,
    after: part?.after ?? null,
    undoable: obstacle === undefined,
    obstacle: obstacle === undefined ? null : obstacleWords(obstacle, blockedBy.length),
    blockedBy: obstacle === 'changed-since' ? blockedBy : [],
  };
}

function obstacleWords(obstacle: Obstacle, blocking: number): string {
  switch (obstacle) {
    case 'for-good':
      return 'This cannot be undone.';
    case 'first-version':
      return 'This is the first version: there is nothing to go back to.';
    case 'list-full':
      return 'The list is full. Remove an entry first.';
    case 'changed-since':
      if (blocking === 0) return 'Later changes have left nothing of it to undo.';
      return blocking === 1 ? 'A later change stands in the way.' : 'Later changes stand in the way.';
    default:
      return obstacle satisfies never;
  }
}
