import { FORWARDS, START } from '@eventstore/db-client';
import { UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import { connectStores, createLogger, type EventStore } from '@trackrecord/platform';
import { profileProjection } from '@trackrecord/query-api/profile/profile-projection';
import { connectProjectorStores, type Stores } from '@trackrecord/query-api/projector/connect-projector-stores';
import { fillCollection } from '@trackrecord/query-api/projector/rebuild';
import { createSeededRandom } from '@trackrecord/workers/seeded-random';
import { computePercentiles } from '../load.js';
import { type Bench, createTimeRatio } from '../runner/figure.js';
import { startIsolatedStores } from './isolated-stores.js';
import { generateSaves, storeSaves } from './seed-events.js';

const EVENT_COUNT = 100_000;
const USER_COUNT = 2_000;
/** Rounds alternate and the medians are compared, so that other load on the machine affects both sides equally. */
const ROUNDS = 3;
const SHORT_SHARE = 0.1;

/** Measures rebuilding the profile projection from the whole log, compared with only reading the log. */
export const benchRebuild: Bench = async ({ isShort, seed }) => {
  const share = isShort ? SHORT_SHARE : 1;
  const isolatedStores = await startIsolatedStores();
  const seedStores = await connectStores(isolatedStores.config, UNENCRYPTED_EVENT_TYPES);
  const stores = await connectProjectorStores(isolatedStores.config, createLogger('bench', 'warn'));
  try {
    const random = createSeededRandom(seed);
    const count = await storeSaves(generateSaves(USER_COUNT * share, EVENT_COUNT * share, random), seedStores);
    console.log(`${String(count)} events of ${String(USER_COUNT * share)} users`);
    const bareReadRates: number[] = [];
    const rebuildRates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bareReadRates.push(await measureEventsPerSecond(() => readAllEvents(stores.store)));
      rebuildRates.push(await measureEventsPerSecond(() => rebuildProfiles(stores, round)));
    }
    const [bareReadRate, rebuildRate] = [computePercentiles(bareReadRates).p50, computePercentiles(rebuildRates).p50];
    console.log(formatRow('bare read of $all', bareReadRate));
    console.log(
      formatRow(
        'rebuild of the profile projection',
        rebuildRate,
        `${(rebuildRate / bareReadRate).toFixed(2)} of the bare read`,
      ),
    );
    return [createTimeRatio('rebuild / bare read of $all', rebuildRate / bareReadRate)];
  } finally {
    await Promise.all([
      ...[seedStores, stores].flatMap(({ store, mongo, keysMongo }) => [
        store.close(),
        mongo.close(),
        keysMongo.close(),
      ]),
    ]);
    await isolatedStores.stop();
  }
};

async function measureEventsPerSecond(work: () => Promise<number>): Promise<number> {
  const startedAt = performance.now();
  const eventCount = await work();
  return (1_000 * eventCount) / (performance.now() - startedAt);
}

async function readAllEvents({ client }: EventStore): Promise<number> {
  let eventCount = 0;
  for await (const { event } of client.readAll({ direction: FORWARDS, fromPosition: START }))
    if (event) eventCount += 1;
  return eventCount;
}

async function rebuildProfiles({ store, createTarget }: Stores, round: number): Promise<number> {
  const target = createTarget(profileProjection)(`bench-views-${round}`);
  return (await fillCollection(target, store)).eventCount;
}

const formatRow = (name: string, perSecond: number, note = ''): string =>
  `${name.padEnd(44)} ${perSecond.toFixed(0).padStart(7)} events/s   ${note}`;
