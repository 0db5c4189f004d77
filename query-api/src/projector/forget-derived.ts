import { CV_COLLECTION, profileStream, RANKINGS_COLLECTION } from '@trackrecord/contracts';
import type { EventStore } from '@trackrecord/platform';
import type { Db } from 'mongodb';

interface Owned {
  readonly _id: string;
  readonly uid?: string;
  readonly revision?: number;
}

const derivedOf = (db: Db) => [db.collection<Owned>(CV_COLLECTION), db.collection<Owned>(RANKINGS_COLLECTION)];

/** Removes documents that were derived from a user's streams, beside the views. They are created again on request. */
export async function forgetDerived(db: Db, uid: string): Promise<void> {
  await db.collection<Owned>('snapshots').deleteMany({ uid });
  await db.collection<Owned>('outcomes').deleteMany({ uid });
  for (const documents of derivedOf(db)) await documents.deleteOne({ _id: uid });
}

/** Removes derived documents of revisions that their streams do not contain, because they would hide newer ones. */
export async function forgetAhead(db: Db, store: Pick<EventStore, 'newestOf'>): Promise<void> {
  for (const documents of derivedOf(db)) {
    for await (const { _id, revision = 0 } of documents.find({}, { projection: { revision: 1 } })) {
      const newest = await store.newestOf(profileStream(_id));
      if (Number(newest?.revision ?? -1) < revision) await forgetDerived(db, _id);
    }
  }
}
