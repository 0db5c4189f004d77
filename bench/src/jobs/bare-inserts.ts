import { JOBS_COLLECTION } from '@trackrecord/contracts';
import type { Mongo } from '@trackrecord/platform';
import { PostingStore } from '@trackrecord/workers/feeds/ingestion/posting-store';
import { formatRate } from '../load.js';
import { createDatabase, type JobDocument, readOpenJobs } from './job-documents.js';

const BATCH_SIZE = 500;
const MAX_JOBS = 20_000;

/**
 * Baseline of the first fetch: inserts the ingested documents in batches of the same size, with the same indexes.
 * Returns jobs per second.
 */
export async function measureBareInserts(mongo: Mongo): Promise<number> {
  const database = await createDatabase();
  try {
    await new PostingStore(database.db).createIndexes();
    const jobs = database.db.collection<JobDocument>(JOBS_COLLECTION);
    let count = 0;
    let durationMs = 0;
    for await (const batch of readOpenJobs(mongo, BATCH_SIZE)) {
      const startedAt = performance.now();
      await jobs.insertMany([...batch], { ordered: false });
      durationMs += performance.now() - startedAt;
      count += batch.length;
      if (count >= MAX_JOBS) break;
    }
    console.log(formatRate('bare inserts of the same documents', count, durationMs));
    return (1_000 * count) / durationMs;
  } finally {
    await database.drop();
  }
}
