import { randomUUID } from 'node:crypto';
import { JOBS_COLLECTION, type StoredJob } from '@trackrecord/contracts';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

/** A job document. */
export type KeptJob = Omit<StoredJob, '_id'> & { readonly _id: string };

/** Creates a database on the MongoDB server of the stack; `remove` drops it. */
export async function peerDatabase(): Promise<Mongo & { readonly remove: () => Promise<void> }> {
  const url = testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/bench_${randomUUID()}`);
  const mongo = await connectMongo(url);
  const remove = async () => {
    await mongo.db.dropDatabase();
    await mongo.close();
  };
  return { ...mongo, remove };
}

/**
 * Reads the open jobs of the stack in batches, with a query for each: the embedded database blocks other clients until it
 * has read the whole result of a query.
 */
export async function* openJobs({ db }: Mongo, atOnce: number): AsyncGenerator<readonly KeptJob[]> {
  const jobs = db.collection<KeptJob>(JOBS_COLLECTION);
  let last = '';
  for (;;) {
    const next = await jobs
      .find({ _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(atOnce)
      .toArray();
    const end = next.at(-1);
    if (!end) return;
    last = end._id;
    yield next.filter(({ isOpen }) => isOpen);
  }
}
