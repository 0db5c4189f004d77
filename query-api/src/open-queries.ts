import { CLEAR_EVENT_TYPES, cv, CV_COLLECTION, CV_VERSION, RENDER_CV } from '@trackrecord/contracts';
import { profileFold } from '@trackrecord/domain';
import {
  connectStores,
  DerivedDocuments,
  type Logger,
  PastStates,
  Snapshots,
  type StoreConfig,
  WorkQueues,
} from '@trackrecord/platform';
import { AwaitedCvs } from './cv/awaited-cvs.js';
import type { LiveViews } from './http/fresh-view.js';
import { onboardingProjection } from './onboarding/onboarding-projection.js';
import { profileProjection } from './profile/profile-projection.js';
import type { Projection } from './projector/projection.js';
import { Projections } from './projector/projections.js';
import { ViewStore } from './projector/view-store.js';

/** Connects the stores that reads need, and what reads from them. @throws {WrongMasterKey} */
export async function openQueries(config: StoreConfig & { readonly REDIS_URL: string }, logger: Logger) {
  const { mongo, keysMongo, store, sealer, sealed } = await connectStores(config, CLEAR_EVENT_TYPES);
  const projections = new Projections(mongo.db);
  const liveViews =
    <View>({ name, view }: Projection<View>): LiveViews<View> =>
    async () =>
      new ViewStore(mongo.db, await projections.liveCollection(name), sealer, view);
  const sources = {
    profiles: liveViews(profileProjection),
    onboardings: liveViews(onboardingProjection),
    past: new PastStates(profileFold, store, sealed, new Snapshots(mongo.db, sealer, logger)),
  };
  const queues = new WorkQueues(config.REDIS_URL, logger);
  queues.prepare([RENDER_CV.queue], { listening: true });
  const cvs = new AwaitedCvs(new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION), queues);
  return { mongo, keysMongo, store, sources: { ...sources, cvs }, queues };
}
