import { CV_COLLECTION, profileStream, RANKINGS_COLLECTION } from '@trackrecord/contracts';
import type { EventStore } from '@trackrecord/platform';
import type { Db } from 'mongodb';

interface Owned {
  readonly _id: string;
  readonly uid?: string;
  readonly revision?: number;
}

const derivedOf = (db: Db) => [db.collection<Owned>(CV_COLLECTION), db.collection<Owned>(RANKINGS_COLLECTION)];

/** Removes what was made of a person's streams beside the views; all of it is made again when it is asked for. */
export async function forgetDerived(db: Db, uid: string): Promise<void> {
  await db.collection<Owned>('snapshots').deleteMany({ uid });
  await db.collection<Owned>('outcomes').deleteMany({ uid });
  for (const documents of derivedOf(db)) await documents.deleteOne({ _id: uid });
}

/** Removes what was made of profiles at revisions that their streams do not have: it would hide what comes after. */
export async function forgetAhead(db: Db, store: Pick<EventStore, 'newestOf'>): Promise<void> {
  for (const documents of derivedOf(db)) {
    for await (const { _id, revision = 0 } of documents.find({}, { projection: { revision: 1 } })) {
      const newest = await store.newestOf(profileStream(_id));
      if (Number(newest?.revision ?? -1) < revision) await forgetDerived(db, _id);
    }
  }
}
