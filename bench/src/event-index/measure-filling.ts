import { randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { FORWARDS, START } from '@eventstore/db-client';
import { profileStream, UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import {
  closeStoresOnShutdown,
  connectStores,
  createLogger,
  type EventStore,
  type NewEvent,
  Shutdown,
  type Stores,
  SubscriptionLag,
} from '@trackrecord/platform';
import { EventIndex } from '@trackrecord/query-api/event-index/event-index';
import { dropIndex, fillIndexForever } from '@trackrecord/query-api/event-index/fill-index';
import { computePercentiles } from '../load.js';
import { startIsolatedStores } from '../rebuild/isolated-stores.js';
import { toError } from '../runner/run-all.js';

const ROUNDS = 3;
const EVENTS_PER_SAVE = 2;
const SAVES_PER_USER = 25;
/** The size of the payload of an experience, encrypted. */
const PAYLOAD_BYTES = 688;
const CONCURRENCY = 32;
const POLL_MS = 10;
const INDEX_DAYS = 365;

/** How fast an index is filled, and how large it is. */
interface Filling {
  /** Events per second of the index, divided by those of a bare read of the log. */
  readonly shareOfRead: number;
  /** By how much the file grows per event, once it has the free pages that the database needs for its writes. */
  readonly bytesPerEvent: number;
}

/**
 * Fills an index from a log with `eventCount` events, compared with only reading the log, on stores of its own. Rounds
 * alternate.
 */
export async function measureFilling(eventCount: number): Promise<Filling> {
  const isolatedStores = await startIsolatedStores();
  const logger = createLogger('bench', 'warn');
  const stores = await connectStores(isolatedStores.config, UNENCRYPTED_EVENT_TYPES);
  try {
    const fillSize = async (count: number): Promise<number> => {
      await fillIndex(stores, count);
      return statSync(isolatedStores.databaseFile).size;
    };
    // Before anything is dropped: later rounds use the pages that this frees.
    const halfCount = await storeSaves(stores.store, eventCount / 2);
    const halfSize = await fillSize(halfCount);
    const otherCount = await storeSaves(stores.store, eventCount / 2);
    const bytesPerEvent = ((await fillSize(otherCount)) - halfSize) / otherCount;
    const storedCount = halfCount + otherCount;
    const readRates: number[] = [];
    const fillRates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const index = new EventIndex(stores.mongo.db, stores.erasures, INDEX_DAYS);
      await dropIndex({ log: stores.log, index });
      readRates.push(await measureRate(storedCount, () => readLog(stores.store)));
      fillRates.push(await measureRate(storedCount, () => fillIndex(stores, storedCount)));
    }
    const [read, fill] = [computePercentiles(readRates).p50, computePercentiles(fillRates).p50];
    console.log(`\n${String(storedCount)} events`);
    console.log(`bare read of $all: ${read.toFixed(0)} events/s; filling the index: ${fill.toFixed(0)} events/s`);
    return { shareOfRead: fill / read, bytesPerEvent };
  } finally {
    await closeStoresOnShutdown(new Shutdown(logger), stores).run();
    await isolatedStores.stop();
  }
}

async function measureRate(eventCount: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (1_000 * eventCount) / (performance.now() - startedAt);
}

async function readLog({ client }: EventStore): Promise<void> {
  let eventCount = 0;
  for await (const { event } of client.readAll({ direction: FORWARDS, fromPosition: START }))
    if (event) eventCount += 1;
  if (eventCount === 0) throw new Error('the log is empty');
}

/** Fills the index until it has `eventCount` further events. */
async function fillIndex({ mongo, store, log, erasures }: Stores, eventCount: number): Promise<void> {
  const stop = new AbortController();
  const state: { count: number; failure?: Error } = { count: 0 };
  const context = {
    store,
    log,
    index: new EventIndex(mongo.db, erasures, INDEX_DAYS),
    lag: new SubscriptionLag(),
    logger: createLogger('bench', 'warn'),
    onIndexed: (rowCount: number) => {
      state.count += rowCount;
    },
    onCaughtUp: () => undefined,
    onStopped: (error: unknown) => {
      state.failure = toError(error);
    },
  };
  const filling = fillIndexForever(context, stop.signal);
  while (state.count < eventCount && state.failure === undefined) await sleep(POLL_MS);
  stop.abort();
  await filling;
  if (state.failure) throw state.failure;
}

/** Appends saves with the metadata of the editor. Their payloads are random: the index opens none. */
async function storeSaves(store: EventStore, eventCount: number): Promise<number> {
  const userCount = Math.ceil(eventCount / EVENTS_PER_SAVE / SAVES_PER_USER);
  const uids = Array.from({ length: userCount }, () => randomUUID().replaceAll('-', '').slice(0, 28));
  const storeUser = async (uid: string) => {
    const correlationId = randomUUID();
    for (let save = 0; save < SAVES_PER_USER; save += 1)
      await store.append(profileStream(uid), createSave(uid, correlationId), 'any');
  };
  const waiting = [...uids];
  const storeUsers = async () => {
    for (let uid = waiting.pop(); uid !== undefined; uid = waiting.pop()) await storeUser(uid);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, storeUsers));
  return userCount * SAVES_PER_USER * EVENTS_PER_SAVE;
}

function createSave(uid: string, correlationId: string): readonly NewEvent[] {
  const [commandId, requestId] = [randomUUID(), randomUUID()];
  const metadata = {
    schemaVersion: 1,
    actor: { uid, role: 'user' },
    commandId,
    correlationId,
    causationId: commandId,
    occurredAt: new Date().toISOString(),
    requestId,
    origin: 'typed',
    client: 'web/0.1.0+1a2b3c4',
    server: 'command-api/0.1.0+1a2b3c4',
  };
  const createEvent = (): NewEvent => ({
    id: randomUUID(),
    type: 'ExperienceRevised',
    data: randomBytes(PAYLOAD_BYTES),
    metadata,
  });
  return Array.from({ length: EVENTS_PER_SAVE }, createEvent);
}
