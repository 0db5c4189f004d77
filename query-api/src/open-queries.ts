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
import type { queryApiConfig } from './config.js';
import { PastProfiles } from './history/past-profiles.js';
import type { LiveViews } from './http/fresh-view.js';
import { onboardingProjection } from './onboarding/onboarding-projection.js';
import { profileProjection } from './profile/profile-projection.js';
import type { Projection } from './projector/projection.js';
import { Projections } from './projector/projections.js';
import { ViewStore } from './projector/view-store.js';

type StoreConfig = Pick<
  ReturnType<typeof queryApiConfig>,
  'EVENTSTORE_URL' | 'MONGODB_URL' | 'KEYS_MONGODB_URL' | 'MASTER_KEY'
>;

/** Connects the stores that reads need, and what reads from them. @throws {WrongMasterKey} */
export async function openQueries(config: StoreConfig, logger: Logger) {
  const mongo = await connectMongo(config.MONGODB_URL);
  const keysMongo = await connectMongo(config.KEYS_MONGODB_URL);
  const store = new EventStore(config.EVENTSTORE_URL);
  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY);
  await keys.verifyMasterKey();
  const sealer = new Sealer(keys);
  const projections = new Projections(mongo.db);
  const liveViews =
    <View>({ name, view }: Projection<View>): LiveViews<View> =>
    async () =>
      new ViewStore(mongo.db, await projections.liveCollection(name), sealer, view);
  const sources = {
    profiles: liveViews(profileProjection),
    onboardings: liveViews(onboardingProjection),
    past: new PastProfiles(store, new SealedEvents(sealer, CLEAR_EVENT_TYPES), new Snapshots(mongo.db, sealer, logger)),
  };
  return { mongo, keysMongo, store, sources };
}
