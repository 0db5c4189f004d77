import { CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import { connectMongo, EventStore, KeyStore, SealedEvents, Sealer } from '@trackrecord/platform';
import type { commandApiConfig } from './config.js';
import { Outcomes } from './idempotency/outcomes.js';
import { ProfileCommands } from './profile/profile-commands.js';
import { ProfileStreams } from './profile/profile-streams.js';
import { ProfileWrites } from './profile/profile-writes.js';

type StoreConfig = Pick<
  ReturnType<typeof commandApiConfig>,
  'EVENTSTORE_URL' | 'MONGODB_URL' | 'KEYS_MONGODB_URL' | 'MASTER_KEY'
>;

/** Connects the stores that commands need, and what handles commands on them. @throws {WrongMasterKey} */
export async function openCommands(config: StoreConfig) {
  const mongo = await connectMongo(config.MONGODB_URL);
  const keysMongo = await connectMongo(config.KEYS_MONGODB_URL);
  const store = new EventStore(config.EVENTSTORE_URL);
  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY);
  await keys.verifyMasterKey();
  const sealer = new Sealer(keys);
  const outcomes = new Outcomes(mongo.db, sealer);
  await outcomes.prepare();
  const streams = new ProfileStreams(store, new SealedEvents(sealer, CLEAR_EVENT_TYPES));
  return { mongo, keysMongo, store, profiles: new ProfileWrites(new ProfileCommands(streams), outcomes) };
}
