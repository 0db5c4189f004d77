import {
  isReadModel,
  QUARANTINE_COLLECTION,
  type QuarantineDocument,
  userStreams,
  VIEW_MISMATCHES_COLLECTION,
  type ViewMismatchDocument,
} from '@trackrecord/contracts';
import { type Database, sleep } from '@trackrecord/platform';
import type { Eraser } from './eraser.js';

interface ViewDocument {
  readonly _id: string;
}

/** How long to wait until the projector deletes the views (ms). */
const PROJECTOR_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 50;

/**
 * Erases the read models of a user. The projector deletes them when it processes the final event. Before that it could
 * recreate them, so this waits for it.
 */
export function createViewEraser(db: Database): Eraser {
  const quarantine = db.collection<QuarantineDocument>(QUARANTINE_COLLECTION);
  const mismatches = db.collection<ViewMismatchDocument>(VIEW_MISMATCHES_COLLECTION);
  const listViewCollections = async () => {
    const collections = await db.listCollections({}, { nameOnly: true }).toArray();
    return collections.flatMap(({ name }) => (isReadModel(name) ? [db.collection<ViewDocument>(name)] : []));
  };
  const hasViews = async (uid: string): Promise<boolean> => {
    const documents = await Promise.all(
      (await listViewCollections()).map((views) => views.findOne({ _id: uid }, { projection: { _id: 1 } })),
    );
    return documents.some((view) => view !== null);
  };
  const filterByUser = (uid: string) => ({ stream: { $in: [...userStreams(uid)] } });
  return {
    part: 'views',
    erase: async (uid) => {
      const deadline = Date.now() + PROJECTOR_TIMEOUT_MS;
      while ((await hasViews(uid)) && Date.now() < deadline) await sleep(POLL_INTERVAL_MS);
      for (const views of await listViewCollections()) await views.deleteOne({ _id: uid });
      await quarantine.deleteMany(filterByUser(uid));
      await mismatches.deleteMany({ uid });
    },
    findRestored: async (uids) => {
      const documents = await Promise.all(
        (await listViewCollections()).map((views) =>
          views.find({ _id: { $in: [...uids] } }, { projection: { _id: 1 } }).toArray(),
        ),
      );
      const differing = await mismatches.find({ uid: { $in: [...uids] } }, { projection: { uid: 1 } }).toArray();
      return [...documents.flat().map(({ _id }) => _id), ...differing.map(({ uid }) => uid)];
    },
    hasData: async (uid) =>
      (await hasViews(uid)) ||
      (await quarantine.findOne(filterByUser(uid))) !== null ||
      (await mismatches.findOne({ uid })) !== null,
  };
}
