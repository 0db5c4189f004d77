import { openOtherCollection } from '@trackrecord/platform/testing/other-collection';
import { toComparableWords, JOBS_PAGE_SIZE } from '@trackrecord/contracts';
import type { Mongo } from '@trackrecord/platform';
import { formatRate } from '../load.js';
import { createDatabase, type JobDocument, readOpenJobs } from './job-documents.js';
import type { ListQuery } from './list-queries.js';

interface IndexedJob extends JobDocument {
  readonly words: readonly string[];
}

/** Limits the documents: the embedded database reads each one to count them, and its calls have a deadline. */
export const MAX_COPIED_JOBS = 5_000;
/** Each document has over a hundred words to index; larger batches would block the database. */
const BATCH_SIZE = 100;
const INDEXES = [
  { isOpen: 1, postedAt: -1, _id: 1 },
  { places: 1 },
  { words: 1 },
  { 'yearly.least': 1 },
  { 'yearly.most': 1 },
] as const;

/** A list of jobs that queries the database on each call. */
export interface DirectList {
  /** Reads a page. Returns the total number of jobs. */
  readonly queryPage: (query: ListQuery) => Promise<number>;
  readonly drop: () => Promise<void>;
}

/**
 * Baseline of a list call: copies some of the documents to a collection with an array of words and every useful index,
 * and queries it for a page and the count. It matches whole words only, while the query API also matches prefixes.
 */
export async function createDirectList(mongo: Mongo): Promise<DirectList> {
  const database = await createDatabase();
  const jobs = getIndexedCollection(database);
  await jobs.createIndexes(INDEXES.map((key) => ({ key })));
  const startedAt = performance.now();
  let count = 0;
  for await (const batch of readOpenJobs(mongo, BATCH_SIZE)) {
    await jobs.insertMany(batch.map(addWords), { ordered: false });
    count += batch.length;
    if (count >= MAX_COPIED_JOBS) break;
  }
  console.log(formatRate('copy of some jobs with list indexes', count, performance.now() - startedAt));
  return { queryPage: (query) => queryPage(jobs, query), drop: database.drop };
}

const getIndexedCollection = ({ db }: Mongo) => openOtherCollection<IndexedJob>(db, 'indexed_jobs');

const addWords = (job: JobDocument): IndexedJob => ({
  ...job,
  words: [...toComparableWords(`${job.title}\n${job.company}\n${job.description}`)],
});

async function queryPage(jobs: ReturnType<typeof getIndexedCollection>, query: ListQuery): Promise<number> {
  const { page, location, search, minSalary, maxSalary, remote } = query;
  const places = [...toComparableWords(location)];
  const words = [...toComparableWords(search)];
  const filter = {
    isOpen: true,
    ...(places.length > 0 && { places: { $all: places } }),
    ...(words.length > 0 && { words: { $all: words } }),
    ...(minSalary !== undefined && { 'yearly.least': { $gte: minSalary } }),
    ...(maxSalary !== undefined && { 'yearly.most': { $lte: maxSalary } }),
    ...(remote !== undefined && { remote }),
  };
  const cursor = jobs
    .find(filter, { projection: { words: 0 } })
    .sort({ postedAt: -1, _id: 1 })
    .skip((page - 1) * JOBS_PAGE_SIZE)
    .limit(JOBS_PAGE_SIZE);
  const [, total] = await Promise.all([cursor.toArray(), jobs.countDocuments(filter)]);
  return total;
}
