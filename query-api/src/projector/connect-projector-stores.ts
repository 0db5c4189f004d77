import {
  UNENCRYPTED_EVENT_TYPES,
  CV_COLLECTION,
  profileStream,
  RANKINGS_COLLECTION,
  type ViewCollection,
} from '@trackrecord/contracts';
import { type Database, connectStores, type Logger, type StoreConfig, type EventStore } from '@trackrecord/platform';
import type { Target } from './apply-batch.js';
import { CheckPositions } from './check-positions.js';
import type { Projection } from './projection.js';
import { ProjectionRebuilds } from './projection-rebuilds.js';
import { Projections } from './projections.js';
import { Quarantine } from './quarantine.js';
import { RebuildRequests } from './rebuild-requests.js';
import { ViewCache } from './view-cache.js';
import { ViewMismatches } from './view-mismatches.js';
import { ViewStore } from './view-store.js';

/** Connects the stores of the projector and of a rebuild. */
export async function connectProjectorStores(config: StoreConfig, logger: Logger) {
  const stores = await connectStores(config, UNENCRYPTED_EVENT_TYPES);
  const { mongo, keysMongo, store, log, erasures, sealer, eventSealer } = stores;
  const projections = new Projections(mongo.db);
  const createTarget =
    <View>(projection: Projection<View>) =>
    (collection: ViewCollection): Target<View> => ({
      projection,
      views: new ViewStore(mongo.db, collection, sealer, projection.viewSchema),
      viewCache: new ViewCache(),
      eventOpener: eventSealer,
      quarantine: new Quarantine(mongo.db, collection),
      mismatches: new ViewMismatches(mongo.db, collection),
      store,
      derivedDocuments: {
        delete: (subject) => deleteDerived(mongo.db, subject),
        deleteAhead: () => deleteAhead(mongo.db, store),
      },
      logger,
    });
  const rebuildRequests = new RebuildRequests(mongo.db);
  const projectionRebuilds = new ProjectionRebuilds(mongo.db);
  const checkPositions = new CheckPositions(mongo.db);
  return {
    mongo,
    keysMongo,
    store,
    log,
    erasures,
    projections,
    rebuildRequests,
    projectionRebuilds,
    checkPositions,
    createTarget,
  };
}

/** The stores of the projector and of a rebuild. */
export type Stores = Awaited<ReturnType<typeof connectProjectorStores>>;

interface OwnedDocument {
  readonly _id: string;
  readonly uid?: string;
  readonly revision?: number;
}

const getDerivedCollections = (db: Database) => [
  db.collection<OwnedDocument>(CV_COLLECTION),
  db.collection<OwnedDocument>(RANKINGS_COLLECTION),
];

/**
 * Deletes a user's snapshots, outcomes of commands, CVs and rankings. All but outcomes are created again when needed.
 */
async function deleteDerived(db: Database, uid: string): Promise<void> {
  await db.collection<OwnedDocument>('snapshots').deleteMany({ uid });
  await db.collection<OwnedDocument>('outcomes').deleteMany({ uid });
  for (const documents of getDerivedCollections(db)) await documents.deleteOne({ _id: uid });
}

/** Deletes derived documents whose revision is ahead of their stream, because they would hide newer ones. */
export async function deleteAhead(db: Database, store: Pick<EventStore, 'readLastStreamEvent'>): Promise<void> {
  for (const documents of getDerivedCollections(db)) {
    for await (const { _id, revision = 0 } of documents.find({}, { projection: { revision: 1 } })) {
      const newestEvent = await store.readLastStreamEvent(profileStream(_id));
      if (Number(newestEvent?.revision ?? -1) < revision) await deleteDerived(db, _id);
    }
  }
}
