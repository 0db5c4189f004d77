import { randomUUID } from 'node:crypto';
import { JOBS_COLLECTION, type StoredJob } from '@trackrecord/contracts';
import { connectMongo, type Mongo } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';

export type JobDocument = Omit<StoredJob, '_id'> & { readonly _id: string };

/** Creates a database on the MongoDB server of the stack; `drop` removes it. */
export async function createDatabase(): Promise<Mongo & { readonly drop: () => Promise<void> }> {
  const url = testVariable('MONGODB_URL').replace(/\/[^/]*$/, `/bench_${randomUUID()}`);
  const mongo = await connectMongo(url);
  const drop = async () => {
    await mongo.db.dropDatabase();
    await mongo.close();
  };
  return { ...mongo, drop };
}

/**
 * Reads the open jobs of the stack in batches, with a query for each: the embedded database blocks other clients until
 * it has read the whole result of a query.
 */
export async function* readOpenJobs({ db }: Mongo, batchSize: number): AsyncGenerator<readonly JobDocument[]> {
  const jobs = db.collection<JobDocument>(JOBS_COLLECTION);
  let lastId = '';
  for (;;) {
    const batch = await jobs
      .find({ _id: { $gt: lastId } })
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray();
    const lastJob = batch.at(-1);
    if (!lastJob) return;
    lastId = lastJob._id;
    yield batch.filter(({ isOpen }) => isOpen);
  }
}
