import type { ErasedPart } from '@trackrecord/contracts';
import type { Db, Document, Filter } from 'mongodb';
import type { Eraser } from './eraser.js';
import { PERSONAL_COLLECTIONS, type PersonalCollection } from './personal-collections.js';

interface Owned extends Document {
  readonly _id: string;
  readonly uid?: string;
}

/** Erases the documents of a user, one eraser for each part. */
export function collectionErasers(db: Db): readonly Eraser[] {
  const context = new Set(PERSONAL_COLLECTIONS.map(({ part }) => part));
  return [...context].map((part) => createEraser(db, part));
}

function createEraser(db: Db, part: ErasedPart): Eraser {
  const collections = PERSONAL_COLLECTIONS.filter((known) => known.part === part);
  return {
    part,
    erase: async (uid) => {
      for (const known of collections) await db.collection<Owned>(known.collection).deleteMany(ownedBy(known, uid));
    },
    hasData: async (uid) => {
      const found = await Promise.all(
        collections.map((known) =>
          db.collection<Owned>(known.collection).findOne(ownedBy(known, uid), { projection: { _id: 1 } }),
        ),
      );
      return found.some((document) => document !== null);
    },
    findRestored: async (uids) => {
      const found = await Promise.all(
        collections.map(({ collection, userField: owner }) =>
          db
            .collection<Owned>(collection)
            .find({ [owner]: { $in: [...uids] } }, { projection: { [owner]: 1 } })
            .toArray(),
        ),
      );
      return found.flat().flatMap(({ _id, uid }) => uid ?? _id);
    },
  };
}

const ownedBy = ({ userField: owner }: PersonalCollection, uid: string): Filter<Owned> =>
  owner === '_id' ? { _id: uid } : { uid };
