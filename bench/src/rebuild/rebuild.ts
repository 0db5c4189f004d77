import { FORWARDS, START } from '@eventstore/db-client';
import { CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import { connectStores, createLogger, type EventStore } from '@trackrecord/platform';
import { profileProjection } from '@trackrecord/query-api/profile/profile-projection';
import { openStores, type Stores } from '@trackrecord/query-api/projector/open-stores';
import { fillCollection } from '@trackrecord/query-api/projector/rebuild';
import { seededRandom } from '@trackrecord/workers/feeds/sample/seeded-random';
import { percentiles } from '../load.js';
import { type Bench, timeRatio } from '../runner/figure.js';
import { startIsolatedStores } from './isolated-stores.js';
import { generateSaves, storeSaves } from './seed-events.js';

const EVENTS = 100_000;
const USERS = 2_000;
/** Rounds are interleaved and the median counts, so that other load on the machine affects both. */
const ROUNDS = 3;
const SHORT_SHARE = 0.1;

/** Measures rebuilding the profile projection from the whole log, compared with only reading the log. */
export const rebuild: Bench = async ({ short, seed }) => {
  const share = short ? SHORT_SHARE : 1;
  const servers = await startIsolatedStores();
  const seeding = await connectStores(servers.config, CLEAR_EVENT_TYPES);
  const stores = await openStores(servers.config, createLogger('bench', 'warn'));
  try {
    const random = seededRandom(seed);
    const count = await storeSaves(generateSaves(USERS * share, EVENTS * share, random), seeding);
    console.log(`${String(count)} events of ${String(USERS * share)} people`);
    const bare: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await eventsPerSecond(() => bareRead(stores.store)));
      ours.push(await eventsPerSecond(() => rebuildProfiles(stores, round)));
    }
    const [read, folded] = [percentiles(bare).p50, percentiles(ours).p50];
    console.log(formatRow('bare read of $all', read));
    console.log(
      formatRow('rebuild of the profile projection', folded, `${(folded / read).toFixed(2)} of the bare read`),
    );
    return [timeRatio('rebuild / bare read of $all', folded / read)];
  } finally {
    await Promise.all([
      ...[seeding, stores].flatMap(({ store, mongo, keysMongo }) => [store.close(), mongo.close(), keysMongo.close()]),
    ]);
    await servers.stop();
  }
};

async function eventsPerSecond(work: () => Promise<number>): Promise<number> {
  const since = performance.now();
  const events = await work();
  return (1_000 * events) / (performance.now() - since);
}

async function bareRead({ client }: EventStore): Promise<number> {
  let events = 0;
  for await (const { event } of client.readAll({ direction: FORWARDS, fromPosition: START })) if (event) events += 1;
  return events;
}

async function rebuildProfiles({ store, createTarget }: Stores, round: number): Promise<number> {
  const target = createTarget(profileProjection)(`bench-views-${String(round)}`);
  return (await fillCollection(target, store)).events;
}

const formatRow = (name: string, perSecond: number, note = ''): string =>
  `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(7)} events/s   ${note}`;
