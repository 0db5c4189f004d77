import { userStreams } from '@trackrecord/contracts';
import { Erasures } from '../erasure/erasures.js';
import { EventLog } from '../event-log/event-log.js';
import { EventStore } from '../event-store/event-store.js';
import type { Shutdown } from '../lifecycle/shutdown.js';
import { connectMongo } from '../mongo/connect.js';
import { KeyStore } from '../sealing/key-store.js';
import { requireNoAccounts } from '../sealing/require-no-accounts.js';
import { SealedEvents } from '../sealing/sealed-events.js';
import { Sealer } from '../sealing/sealer.js';
import { createHistoryReader } from '../sealing/subject-history.js';
import type { Checks } from '../http/probes.js';

/** The URLs of the stores, and the master key. */
export interface StoreConfig {
  readonly EVENTSTORE_URL: string;
  readonly MONGODB_URL: string;
  readonly KEYS_MONGODB_URL: string;
  readonly MASTER_KEY: Buffer;
  readonly ACCEPT_LOG?: string | undefined;
}

/** The stores of one process, and their encryption. */
export type Stores = Awaited<ReturnType<typeof connectStores>>;

/**
 * Connects the event store, the database and the database of keys. Events of the `clear` types are never sealed.
 * @throws {WrongMasterKey} @throws {KeysLost} @throws {LogMismatch}
 */
export async function connectStores(config: StoreConfig, clearTypes: ReadonlySet<string>) {
  const mongo = await connectMongo(config.MONGODB_URL);
  const keysMongo = await connectMongo(config.KEYS_MONGODB_URL, { durable: true });
  const store = new EventStore(config.EVENTSTORE_URL);
  const readHistory = createHistoryReader(store, userStreams, clearTypes);
  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY, Date.now, readHistory);
  const log = new EventLog(store, mongo.db, config.ACCEPT_LOG);
  if (await keys.isEmpty()) await requireNoAccounts(store, await log.record.read());
  await keys.verifyMasterKey();
  await log.verify();
  const sealer = new Sealer(keys);
  const erasures = new Erasures(keysMongo.db);
  return { mongo, keysMongo, store, log, keys, erasures, sealer, sealed: new SealedEvents(sealer, clearTypes) };
}

type StoreConnections = Pick<Stores, 'mongo' | 'keysMongo' | 'store' | 'log'>;

/** Creates health checks for each store and for the match of event log and read models. */
export const createStoreChecks = ({ mongo, keysMongo, store, log }: StoreConnections): Checks => ({
  'event store': () => store.ping(),
  'event log': () => log.check(),
  'read models': () => mongo.ping(),
  keys: () => keysMongo.ping(),
});

/** Adds closing the stores to the steps of a shutdown. */
export const closeStoresOnShutdown = (
  shutdown: Shutdown,
  { mongo, keysMongo, store }: Omit<StoreConnections, 'log'>,
): Shutdown =>
  shutdown
    .then('event store', () => store.close())
    .then('MongoDB', () => mongo.close())
    .then('keys', () => keysMongo.close());
