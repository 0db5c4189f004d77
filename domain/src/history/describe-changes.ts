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

/** An event of the history with what lay around it. */
interface Told {
  readonly recorded: RecordedChange;
  readonly step: Step;
  readonly part: ChangedPart | undefined;
}

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
  let now = before;
  const all = [...changes, ...later].map((recorded): Told => {
    const step = { before: now, after: evolve(now, recorded.event) };
    now = step.after;
    return { recorded, step, part: changedPart(step.before, step.after) };
  });
  const touching = placesByThing(all);
  const laterOf = ({ part }: Told, place: number): readonly Told[] => {
    const places = (part?.touched ?? []).flatMap((thing) => touching.get(thing) ?? []);
    const after = [...new Set(places)].filter((other) => other > place).toSorted((a, b) => a - b);
    return after.flatMap((other) => all[other] ?? []);
  };
  return all.slice(0, changes.length).map((told, place) => described(told, now, () => laterOf(told, place)));
}

/** The places in the history at which each thing was touched. */
function placesByThing(all: readonly Told[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { part }] of all.entries())
    for (const thing of part?.touched ?? []) {
      const known = places.get(thing);
      if (known) known.push(place);
      else places.set(thing, [place]);
    }
  return places;
}

/**
 * Of the later changes of the same things those that stand in the way now: back to the one before which undoing was
 * possible still. What was taken back before that does not count.
 */
function standing({ step }: Told, later: readonly Told[]): readonly Told[] {
  const looked = later.toReversed().slice(0, MAX_LOOKED_AT);
  const first = looked.findIndex((other) => 'change' in undoing(step, other.step.before));
  return first === -1 ? later : looked.slice(0, first + 1).toReversed();
}

function described(told: Told, now: ProfileState, laterOf: () => readonly Told[]): PastChange {
  const { recorded, step, part } = told;
  const { occurredAt, actor, origin } = recorded.metadata;
  const outcome = undoing(step, now);
  const obstacle = 'obstacle' in outcome ? outcome.obstacle : undefined;
  const isByOthers = obstacle === 'changed-since' || obstacle === 'name-taken';
  const blocking = isByOthers ? standing(told, laterOf()) : [];
  return {
    ...namedChange(told),
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

const namedChange = ({ recorded: { id, revision, event }, step }: Told): NamedChange => ({
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
