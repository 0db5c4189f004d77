import { CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import { connectMongo, EventStore, KeyStore, SealedEvents, Sealer } from '@trackrecord/platform';
import type { Aggregate, Fact } from './commands/aggregate.js';
import { Commands } from './commands/commands.js';
import { UserStreams } from './commands/user-streams.js';
import { Writes } from './commands/writes.js';
import type { commandApiConfig } from './config.js';
import { Outcomes } from './idempotency/outcomes.js';
import { onboardingAggregate } from './onboarding/onboarding-aggregate.js';
import { profileAggregate } from './profile/profile-aggregate.js';

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
  const sealed = new SealedEvents(sealer, CLEAR_EVENT_TYPES);
  const writesTo = <Command, State, Event extends Fact>(aggregate: Aggregate<Command, State, Event>) =>
    new Writes(new Commands(aggregate, new UserStreams(aggregate, store, sealed)), outcomes);
  const writes = { profiles: writesTo(profileAggregate), onboardings: writesTo(onboardingAggregate) };
  return { mongo, keysMongo, store, writes };
}
