import { JOBS_COLLECTION } from '@trackrecord/contracts';
import type { Mongo } from '@trackrecord/platform';
import { PostingStore } from '@trackrecord/workers/feeds/ingestion/posting-store';
import { type KeptJob, openJobs, peerDatabase } from './peer-database.js';
import { rateOf } from '../load.js';

const PAGE = 500;
const MOST = 20_000;

/** Baseline of the first fetch: inserts the finished documents in batches of the same size, with the same indexes. Returns jobs per second. */
export async function bareInserts(mongo: Mongo): Promise<number> {
  const peer = await peerDatabase();
  try {
    await new PostingStore(peer.db).prepare();
    const jobs = peer.db.collection<KeptJob>(JOBS_COLLECTION);
    let count = 0;
    let took = 0;
    for await (const batch of openJobs(mongo, PAGE)) {
      const since = performance.now();
      await jobs.insertMany([...batch], { ordered: false });
      took += performance.now() - since;
      count += batch.length;
      if (count >= MOST) break;
    }
    console.log(rateOf('the finished documents, inserted bare', count, took));
    return (1_000 * count) / took;
  } finally {
    await peer.remove();
  }
}
