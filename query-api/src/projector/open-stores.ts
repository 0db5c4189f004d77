import { CLEAR_EVENT_TYPES } from '@trackrecord/contracts';
import { connectStores, type Logger, type StoreConfig } from '@trackrecord/platform';
import type { Target } from './apply-batch.js';
import { forgetAhead, forgetDerived } from './forget-derived.js';
import type { Projection } from './projection.js';
import { Projections } from './projections.js';
import { Quarantine } from './quarantine.js';
import { RecentViews } from './recent-views.js';
import { ViewStore } from './view-store.js';

/** Connects the stores of the projector and of a rebuild. */
export async function openStores(config: StoreConfig, logger: Logger) {
  const { mongo, keysMongo, store, log, sealer, sealed } = await connectStores(config, CLEAR_EVENT_TYPES);
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
      derived: {
        forget: (subject) => forgetDerived(mongo.db, subject),
        forgetAhead: () => forgetAhead(mongo.db, store),
      },
      logger,
    });
  return { mongo, keysMongo, store, log, projections, targetOf };
}

/** The stores of the projector and of a rebuild. */
export type Stores = Awaited<ReturnType<typeof openStores>>;
