import { ACTIVITY_COLLECTION } from '@trackrecord/contracts';
import { type ActivityDocument, createIdHasher } from './activity-documents.js';
import type { Database } from '../mongo/database.js';

/** Identifies an entry and its person. */
export interface ActivityReference {
  readonly id: string;
  readonly uid: string;
  readonly at: Date;
}

/** Finds entries by a request id, the short reference of one, or a command id, newest first. */
export type FindActivity = (id: string) => Promise<readonly ActivityReference[]>;

const MAX_ENTRIES_PER_ID = 10;

/** Creates the search in the activity log by an id. It opens no entry. */
export function createActivityFinder(db: Database, masterKey: Buffer): FindActivity {
  const entries = db.collection<ActivityDocument>(ACTIVITY_COLLECTION);
  const hashId = createIdHasher(masterKey);
  return async (id) => {
    const cursor = entries.find({ numbers: hashId(id) }, { projection: { uid: 1, at: 1 } });
    const found = await cursor.sort({ at: -1, _id: -1 }).limit(MAX_ENTRIES_PER_ID).toArray();
    return found.map(({ _id, uid, at }) => ({ id: _id, uid, at }));
  };
}
