import { CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import {
  connectMongo,
  EventStore,
  KeyStore,
  type Logger,
  SealedEvents,
  Sealer,
  Snapshots,
} from '@trackrecord/platform';
import type { Aggregate, Fact } from './commands/aggregate.js';
import { Commands, STREAMS_REMEMBERED } from './commands/commands.js';
import { StreamSnapshots } from './commands/stream-snapshots.js';
import { UserStreams } from './commands/user-streams.js';
import { Writes } from './commands/writes.js';
import type { commandApiConfig } from './config.js';
import { Outcomes } from './idempotency/outcomes.js';
import { onboardingAggregate } from './onboarding/onboarding-aggregate.js';
import { PastChanges } from './profile/past-changes.js';
import { profileAggregate } from './profile/profile-aggregate.js';

type StoreConfig = Pick<
  ReturnType<typeof commandApiConfig>,
  'EVENTSTORE_URL' | 'MONGODB_URL' | 'KEYS_MONGODB_URL' | 'MASTER_KEY'
>;

/**
 * Connects the stores that commands need, and what handles commands on them; `remembered` folded streams of each kind
 * stay in memory. @throws {WrongMasterKey}
 */
export async function openCommands(config: StoreConfig, logger: Logger, remembered = STREAMS_REMEMBERED) {
  const mongo = await connectMongo(config.MONGODB_URL);
  const keysMongo = await connectMongo(config.KEYS_MONGODB_URL);
  const store = new EventStore(config.EVENTSTORE_URL);
  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY);
  await keys.verifyMasterKey();
  const sealer = new Sealer(keys);
  const outcomes = new Outcomes(mongo.db, sealer);
  await outcomes.prepare();
  const sealed = new SealedEvents(sealer, CLEAR_EVENT_TYPES);
  const snapshots = new Snapshots(mongo.db, sealer, logger);
  await snapshots.prepare();
  const streamsOf = <Command, State, Event extends Fact>(aggregate: Aggregate<Command, State, Event>) =>
    new UserStreams(aggregate, store, sealed, new StreamSnapshots(aggregate, snapshots));
  const profiles = streamsOf(profileAggregate);
  const onboardings = streamsOf(onboardingAggregate);
  const writes = {
    profiles: new Writes(new Commands(profileAggregate, profiles, remembered), outcomes),
    onboardings: new Writes(new Commands(onboardingAggregate, onboardings, remembered), outcomes),
    history: new PastChanges(profiles),
  };
  return { mongo, keysMongo, store, writes };
}
