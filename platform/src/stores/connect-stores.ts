import { Erasures } from '../erasure/erasures.js';
import { EventStore } from '../event-store/event-store.js';
import type { Shutdown } from '../lifecycle/shutdown.js';
import { connectMongo } from '../mongo/connect.js';
import { KeyStore } from '../sealing/key-store.js';
import { SealedEvents } from '../sealing/sealed-events.js';
import { Sealer } from '../sealing/sealer.js';
import type { Checks } from '../http/probes.js';

/** Where the stores are, and the key that the users' keys are wrapped under. */
export interface StoreConfig {
  readonly EVENTSTORE_URL: string;
  readonly MONGODB_URL: string;
  readonly KEYS_MONGODB_URL: string;
  readonly MASTER_KEY: Buffer;
}

/** The stores of one process, and what seals for them. */
export type Stores = Awaited<ReturnType<typeof connectStores>>;

/**
 * Connects the event store, the database and that of the keys. Events of the `clear` types are never sealed.
 * @throws {WrongMasterKey}
 */
export async function connectStores(config: StoreConfig, clear: ReadonlySet<string>) {
  const mongo = await connectMongo(config.MONGODB_URL);
  const keysMongo = await connectMongo(config.KEYS_MONGODB_URL, { durable: true });
  const store = new EventStore(config.EVENTSTORE_URL);
  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY);
  await keys.verifyMasterKey();
  const sealer = new Sealer(keys);
  const erasures = new Erasures(keysMongo.db);
  return { mongo, keysMongo, store, keys, erasures, sealer, sealed: new SealedEvents(sealer, clear) };
}

type Connected = Pick<Stores, 'mongo' | 'keysMongo' | 'store'>;

/** Whether each store answers. */
export const storeChecks = ({ mongo, keysMongo, store }: Connected): Checks => ({
  'event store': () => store.ping(),
  'read models': () => mongo.ping(),
  keys: () => keysMongo.ping(),
});

/** Closes the stores as the next steps of a shutdown. */
export const closeStores = (shutdown: Shutdown, { mongo, keysMongo, store }: Connected): Shutdown =>
  shutdown
    .then('event store', () => store.close())
    .then('MongoDB', () => mongo.close())
    .then('keys', () => keysMongo.close());
