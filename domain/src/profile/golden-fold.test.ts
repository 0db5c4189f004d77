import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeProfileEvent, SNAPSHOT_VERSION } from '@trackrecord/contracts';
import { profileAggregate } from './profile-aggregate.js';
import golden from './golden-fold.json' with { type: 'json' };
import type { ProfileState } from './profile.js';

interface GoldenEvents {
  readonly profile: readonly { readonly type: string; readonly data: unknown }[];
}

/** One event of every type. */
const { profile } = JSON.parse(
  readFileSync(join(__dirname, '../../../contracts/src/events/golden/v1.json'), 'utf8'),
) as GoldenEvents;

/** A replacer for JSON.stringify that sorts keys, so that equal states have equal hashes. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const hashState = (state: ProfileState): string =>
  createHash('sha256').update(JSON.stringify(state, sortKeys)).digest('hex').slice(0, 12);

// Stored snapshots contain folded states. If a line of an existing event changes, increase SNAPSHOT_VERSION.
it('folds golden events to the same states as when the snapshot version was set', () => {
  let state = profileAggregate.initialState;
  const folds = profile.map(({ type, data }) => {
    state = profileAggregate.evolve(state, decodeProfileEvent(type, data, 1));
    return `${type} ${hashState(state)}`;
  });
  expect({ version: SNAPSHOT_VERSION, folds }).toEqual(golden);
});
