import { CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import { connectMongo, EventStore, KeyStore, type Logger, SealedEvents, Sealer } from '@trackrecord/platform';
import type { projectorConfig } from '../config.js';
import type { Target } from './apply-batch.js';
import type { Projection } from './projection.js';
import { Projections } from './projections.js';
import { Quarantine } from './quarantine.js';
import { RecentViews } from './recent-views.js';
import { ViewStore } from './view-store.js';

/** Connects what the projector and a rebuild both work on. */
export async function openStores(config: ReturnType<typeof projectorConfig>, logger: Logger) {
  const mongo = await connectMongo(config.MONGODB_URL);
  const keysMongo = await connectMongo(config.KEYS_MONGODB_URL);
  const store = new EventStore(config.EVENTSTORE_URL);
  const keys = new KeyStore(keysMongo.db, config.MASTER_KEY);
  await keys.verifyMasterKey();
  const sealer = new Sealer(keys);
  const sealed = new SealedEvents(sealer, CLEAR_EVENT_TYPES);
  const projections = new Projections(mongo.db);
  const targetOf =
    <View>(projection: Projection<View>) =>
    (collection: string): Target<View> => ({
      projection,
      views: new ViewStore(mongo.db, collection, sealer, projection.view),
      recent: new RecentViews(),
      sealed,
      quarantine: new Quarantine(mongo.db, collection),
      store,
      logger,
    });
  return { mongo, keysMongo, store, projections, targetOf };
}

/** What a projector and a rebuild work on. */
export type Stores = Awaited<ReturnType<typeof openStores>>;
