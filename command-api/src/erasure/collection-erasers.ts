import type { Database } from '@trackrecord/platform';
import { type ErasedPart, PERSONAL_COLLECTIONS, type PersonalCollection } from '@trackrecord/contracts';
import type { Document, Filter } from 'mongodb';
import type { Eraser } from './eraser.js';

interface OwnedDocument extends Document {
  readonly _id: string;
  readonly uid?: string;
}

/** Erases the documents of a user, one eraser for each part. */
export function createCollectionErasers(db: Database): readonly Eraser[] {
  const parts = new Set(PERSONAL_COLLECTIONS.map(({ part }) => part));
  return [...parts].map((part) => createEraser(db, part));
}

function createEraser(db: Database, part: ErasedPart): Eraser {
  const collections = PERSONAL_COLLECTIONS.filter((entry) => entry.part === part);
  return {
    part,
    erase: async (uid) => {
      for (const entry of collections)
        await db.collection<OwnedDocument>(entry.collection).deleteMany(filterByUser(entry, uid));
    },
    hasData: async (uid) => {
      const documents = await Promise.all(
        collections.map((entry) =>
          db.collection<OwnedDocument>(entry.collection).findOne(filterByUser(entry, uid), { projection: { _id: 1 } }),
        ),
      );
      return documents.some((document) => document !== null);
    },
    findRestored: async (uids) => {
      const documents = await Promise.all(
        collections.map(({ collection, userField }) =>
          db
            .collection<OwnedDocument>(collection)
            .find({ [userField]: { $in: [...uids] } }, { projection: { [userField]: 1 } })
            .toArray(),
        ),
      );
      return documents.flat().flatMap(({ _id, uid }) => uid ?? _id);
    },
  };
}

const filterByUser = ({ userField }: PersonalCollection, uid: string): Filter<OwnedDocument> =>
  userField === '_id' ? { _id: uid } : { uid };
