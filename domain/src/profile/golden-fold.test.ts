import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeProfileEvent, SCHEMA_VERSION, SNAPSHOT_VERSION } from '@trackrecord/contracts';
import { profileAggregate } from './profile-aggregate.js';
import golden from './golden-fold.json' with { type: 'json' };
import type { ProfileState } from './profile.js';

interface Stored {
  readonly profile: readonly { readonly type: string; readonly data: unknown }[];
}

/** Every event there is, once. */
const { profile } = JSON.parse(
  readFileSync(join(__dirname, `../../../contracts/src/events/golden/v${SCHEMA_VERSION}.json`), 'utf8'),
) as Stored;

/** The same value, whatever the order of its keys. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const digest = (state: ProfileState): string =>
  createHash('sha256').update(JSON.stringify(state, sorted)).digest('hex').slice(0, 12);

// Snapshots are folds that are kept. Does this fail for an event that was there before? Then raise SNAPSHOT_VERSION.
it('folds golden events to the same states as when the snapshot version was set', () => {
  let state = profileAggregate.initialState;
  const folds = profile.map(({ type, data }) => {
    state = profileAggregate.evolve(state, decodeProfileEvent(type, data, SCHEMA_VERSION));
    return `${type} ${digest(state)}`;
  });
  expect({ version: SNAPSHOT_VERSION, folds }).toEqual(golden);
});
