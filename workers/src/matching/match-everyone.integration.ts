import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  FETCH_FEED,
  JOBS_COLLECTION,
  MATCH_JOBS,
  QUEUE_FACTS,
  profileStream,
  RANKER_VERSION,
  ranking,
  RANKINGS_COLLECTION,
  REQUESTED_WORK,
  type StoredJob,
} from '@trackrecord/contracts';
import type { SectionsInput } from '@trackrecord/domain';
import { DerivedDocuments, type NewJob, unpackNumbers, WorkStore } from '@trackrecord/platform';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { WAIT_TIMEOUT_MS, waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';
import type { Queue } from 'bullmq';
import { chunk } from '../feeds/ingestion/chunk.js';
import { WorkerTestbed } from '../testing/worker-testbed.js';
import { storeProfile } from '../testing/stored-profiles.js';
import { createRematchJob } from './match-everyone.js';

const QUEUED_USER_COUNT = scaled(300);
const BATCH_SIZE = 100;
const ENGINEER: SectionsInput = {
  userType: 'professional',
  personalInfo: { firstName: 'Ada', lastName: 'Byron' },
  experiences: [{ company: 'Engines', title: 'Backend Engineer', endDate: null, current: true }],
  skills: ['Go', 'PostgreSQL'],
};

let testbed: WorkerTestbed;
let folder: string;
let rankings: DerivedDocuments<{ readonly numbers: string; readonly percentages: string }>;
beforeAll(async () => {
  testbed = await WorkerTestbed.open('match_everyone');
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  const { mongo, stores } = testbed;
  rankings = new DerivedDocuments(mongo.db, RANKINGS_COLLECTION, stores.sealer, ranking, RANKER_VERSION);
  const feed = { id: 'acme', name: 'Acme', every: '7d', adapter: 'json-ld-jobs', file: 'jobs.json' };
  const config = join(folder, 'feeds.json');
  await writeFile(config, JSON.stringify({ usd: { at: '2026-11-01', rates: {} }, feeds: [feed] }));
  await writeFeed('Nurse');
  testbed.startWorker(['feeds', MATCH_JOBS.queue], { FEEDS_CONFIG: config });
});
afterAll(async () => {
  await testbed.close();
  await rm(folder, { recursive: true });
});

const createPosting = (title: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title,
  description: `You work as a ${title} with Go and PostgreSQL.`,
  identifier: title,
  datePosted: new Date(Date.now() - 86_400_000).toISOString(),
  hiringOrganization: 'Acme',
  jobLocation: 'Pune, India',
  url: `https://acme.example/jobs/${encodeURIComponent(title)}`,
});
const writeFeed = (...titles: readonly string[]) =>
  writeFile(join(folder, 'jobs.json'), JSON.stringify(titles.map(createPosting)));

/** Returns the title and revision of the top job in a user's ranking. */
async function findTopJob(uid: string) {
  const stored = await rankings.read(uid, 0);
  const [number = -1] = unpackNumbers(stored?.value.numbers ?? '');
  const job = await testbed.mongo.db.collection<StoredJob>(JOBS_COLLECTION).findOne({ number });
  return { title: job?.title, revision: stored?.revision };
}
const createMatchJob = (uid: string, revision: number) => ({
  ...MATCH_JOBS,
  id: randomUUID(),
  data: { uid, stream: profileStream(uid), revision },
  deduplicationId: uid,
});

it('ranks new jobs for users who have not saved since', async () => {
  const { stores, queues } = testbed;
  const feeds = testbed.getQueue('feeds');
  await waitUntil('the first feed fetch has completed', async () =>
    (await feeds.getJobs(['completed'])).some(({ name }) => name === FETCH_FEED.name),
  );
  await testbed.waitForBacklog(MATCH_JOBS.queue, 0);
  const uid = randomUUID();
  const revision = await storeProfile(stores, uid, ENGINEER);
  await queues.add(createMatchJob(uid, revision));
  await waitUntil('the ranking is stored', () => rankings.has(uid, revision));
  expect(await findTopJob(uid)).toEqual({ title: 'Nurse', revision });

  await writeFeed('Nurse', 'Backend Engineer');
  await feeds.add(FETCH_FEED.name, { feed: 'acme' });
  await waitUntil('the better job is ranked first', async () => (await findTopJob(uid)).title === 'Backend Engineer');
  expect(await findTopJob(uid)).toEqual({ title: 'Backend Engineer', revision });
});

it('prioritises saves and explanations over bulk re-ranking', async () => {
  const { stores, mongo, queues } = testbed;
  const uid = randomUUID();
  const revision = await storeProfile(stores, uid, ENGINEER);
  const store = new WorkStore(mongo.db, stores.sealer);
  const [id, kind] = [randomUUID(), 'explain-match'] as const;
  const until = new Date(Date.now() + WAIT_TIMEOUT_MS);
  await store.begin({ id, uid, kind, input: { jobId: await findAnyJobId() }, until });

  // All jobs wait before the first one starts, so that their order does not depend on the speed of the machine.
  const queue: Queue<{ readonly uid?: string; readonly revision?: number }> = testbed.getQueue(MATCH_JOBS.queue);
  await queue.pause();
  // Again, if a busy machine took longer than a command of Redis may take.
  const addJob = (job: NewJob) => waitFor('the job to be added', () => queues.add(job));
  const uids: readonly string[] = [...Array.from({ length: QUEUED_USER_COUNT }, () => randomUUID()), uid];
  for (const batch of chunk(uids, BATCH_SIZE))
    await Promise.all(batch.map((queuedUid) => addJob(createRematchJob(queuedUid))));
  const savedJob = await queues.addUrgent(createMatchJob(uid, revision));
  const explanationJob = await addJob({
    queue: REQUESTED_WORK[kind].queue,
    name: kind,
    id,
    data: { uid, workId: id },
  });
  await queue.resume();
  for (const job of [savedJob, explanationJob]) await queues.waitUntilFinished(MATCH_JOBS.queue, job, WAIT_TIMEOUT_MS);
  expect(await rankings.has(uid, revision)).toBe(true);
  expect(await store.findOutcome(id, uid)).toMatchObject({ state: 'done', result: { revision } });

  await testbed.waitForBacklog(MATCH_JOBS.queue, 0);
  const jobs = await queue.getJobs(['completed']);
  const findStart = (jobId: string | undefined) => jobs.find((job) => job.id === jobId)?.processedOn ?? Infinity;
  const rematchStarts = jobs
    .filter(({ data }) => data.revision === 0 && uids.includes(data.uid ?? ''))
    .map(({ processedOn }) => processedOn ?? 0);
  expect(rematchStarts).toHaveLength(uids.length);
  // The jobs that start at the same time may be in any order.
  for (const start of [findStart(savedJob.id), findStart(explanationJob.id)])
    expect(rematchStarts.filter((rematchStart) => rematchStart < start).length).toBeLessThan(
      QUEUE_FACTS.matching.concurrency,
    );
}, 150_000);

const findAnyJobId = async (): Promise<string> =>
  (await testbed.mongo.db.collection<StoredJob>(JOBS_COLLECTION).findOne({ isOpen: true }))?.jobId ?? '';
