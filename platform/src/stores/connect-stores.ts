import { userStreams } from '@trackrecord/contracts';
import { SignOuts } from '../auth/sign-outs.js';
import { Erasures } from '../erasure/erasures.js';
import { EventLog, LOG_STREAM } from '../event-log/event-log.js';
import { EventStore } from '../event-store/event-store.js';
import type { Shutdown } from '../lifecycle/shutdown.js';
import { connectDatabases } from '../mongo/connect.js';
import { KeyStore } from '../sealing/key-store.js';
import { EventSealer } from '../sealing/event-sealer.js';
import { Sealer } from '../sealing/sealer.js';
import { createHistoryReader } from '../sealing/subject-history.js';
import type { Checks } from '../healthcheck/probes.js';
import { StartupError } from '../lifecycle/startup-error.js';
import type { RecordedLog } from '../event-log/log-record.js';

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
 * Connects the event store, the database and the database of keys. Events of `unencryptedTypes` are never sealed.
 * @throws {WrongMasterKeyError} @throws {KeysLostError} @throws {LogMismatchError}
 */
export async function connectStores(config: StoreConfig, unencryptedTypes: ReadonlySet<string>) {
  const { mongo, keysMongo } = await connectDatabases(config.MONGODB_URL, config.KEYS_MONGODB_URL);
  const store = new EventStore(config.EVENTSTORE_URL);
  const readHistory = createHistoryReader(store, userStreams, unencryptedTypes);
  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY, Date.now, readHistory);
  const log = new EventLog(store, mongo.db, config.ACCEPT_LOG);
  if (await keys.isEmpty()) await requireNoAccounts(store, await log.record.read());
  await keys.verifyMasterKey();
  await log.verify();
  const sealer = new Sealer(keys);
  const erasures = new Erasures(keysMongo.db);
  const signOuts = new SignOuts(keysMongo.db);
  const eventSealer = new EventSealer(sealer, unencryptedTypes);
  return { mongo, keysMongo, store, log, keys, erasures, signOuts, sealer, eventSealer };
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
    .addStep('event store', () => store.close())
    .addStep('MongoDB', () => mongo.close())
    .addStep('keys', () => keysMongo.close());

/** The database of keys is empty although there is sealed data. */
class KeysLostError extends StartupError {
  override readonly name = 'KeysLostError';
}

/** Enough, because one of the first events of a log with accounts is in the stream of an account. */
const MAX_EVENTS_READ = 10_000;

/**
 * Rejects an empty database of keys if the log or the read models contain accounts: none of their data could be opened.
 * @throws {KeysLostError}
 */
async function requireNoAccounts(store: EventStore, { furthestCheckpoint }: RecordedLog): Promise<void> {
  const [accountStream] = await findFirstAccountStream(store);
  if (furthestCheckpoint === undefined && accountStream === undefined) return;
  throw new KeysLostError(
    [
      'The database of keys (KEYS_MONGODB_URL) is empty, but the event log or the read models contain accounts.',
      'The data of an account cannot be decrypted without its key.',
      'Restore the database of keys from its backup. To begin without accounts, empty the event log and the read models too.',
    ].join(' '),
  );
}

/** Returns the name of the first stream of an account, or nothing if the first events of the log have none. */
async function findFirstAccountStream(store: EventStore): Promise<readonly string[]> {
  let readEventCount = 0;
  for await (const { stream } of store.readAll()) {
    if (!stream.startsWith('$') && stream !== LOG_STREAM) return [stream];
    readEventCount += 1;
    if (readEventCount >= MAX_EVENTS_READ) break;
  }
  return [];
}
