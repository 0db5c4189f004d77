import { userStreams } from '@trackrecord/contracts';
import { sleep } from '@trackrecord/platform';
import type { Db } from 'mongodb';
import type { Eraser } from './eraser.js';
import { isReadModel, QUARANTINE_COLLECTION } from './personal-collections.js';

interface ViewDocument {
  readonly _id: string;
}

interface QuarantineDocument {
  readonly _id: string;
  readonly stream: string;
}

/** How long to wait for the projector to delete the views by itself (ms). */
const PROJECTOR_TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 50;

/**
 * Erases the read models of a user. The projector deletes them when it processes the final event. Before that it could
 * recreate them, so this waits for it.
 */
export function viewEraser(db: Db): Eraser {
  const quarantine = db.collection<QuarantineDocument>(QUARANTINE_COLLECTION);
  const collections = async () => {
    const all = await db.listCollections({}, { nameOnly: true }).toArray();
    return all.filter(({ name }) => isReadModel(name)).map(({ name }) => db.collection<ViewDocument>(name));
  };
  const viewsOf = async (uid: string): Promise<boolean> => {
    const found = await Promise.all(
      (await collections()).map((views) => views.findOne({ _id: uid }, { projection: { _id: 1 } })),
    );
    return found.some((view) => view !== null);
  };
  const inQuarantine = (uid: string) => ({ stream: { $in: [...userStreams(uid)] } });
  return {
    part: 'views',
    erase: async (uid) => {
      const until = Date.now() + PROJECTOR_TIMEOUT_MS;
      while ((await viewsOf(uid)) && Date.now() < until) await sleep(POLL_INTERVAL_MS);
      for (const views of await collections()) await views.deleteOne({ _id: uid });
      await quarantine.deleteMany(inQuarantine(uid));
    },
    findRestored: async (uids) => {
      const found = await Promise.all(
        (await collections()).map((views) =>
          views.find({ _id: { $in: [...uids] } }, { projection: { _id: 1 } }).toArray(),
        ),
      );
      return found.flat().map(({ _id }) => _id);
    },
    hasData: async (uid) => (await viewsOf(uid)) || (await quarantine.findOne(inQuarantine(uid))) !== null,
  };
}
