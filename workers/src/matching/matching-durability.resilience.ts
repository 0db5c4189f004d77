import { randomUUID } from 'node:crypto';
import {
  JOBS_COLLECTION,
  MATCH_JOBS,
  profileStream,
  RANKER_VERSION,
  ranking,
  RANKINGS_COLLECTION,
} from '@trackrecord/contracts';
import type { SectionsInput } from '@trackrecord/domain';
import { DerivedDocuments } from '@trackrecord/platform';
import { scaled, TEST_SCALE } from '@trackrecord/platform/testing/test-scale';
import type { WorkerProcess } from '../testing/worker-process.js';
import { WorkerTestbed } from '../testing/worker-testbed.js';
import { storeProfile } from '../testing/stored-profiles.js';

const USER_COUNT = scaled(40, { min: 20 });
const SAMPLE_JOB_COUNT = 600;
/** A worker is killed when each of these shares of the jobs is left. */
const REMAINING_SHARES_AT_KILL = TEST_SCALE > 1 ? [0.8, 0.5, 0.2] : [0.6];

let testbed: WorkerTestbed;
const startWorker = () => testbed.startWorker([MATCH_JOBS.queue]);
beforeAll(async () => {
  testbed = await WorkerTestbed.open('matching_durability');
  // Copy the sample jobs that the worker of the stack has ingested, with their change counter.
  const { stores, mongo } = testbed;
  for (const name of [JOBS_COLLECTION, 'change_counters'] as const)
    await mongo.db.collection(name).insertMany(await stores.mongo.db.collection(name).find().toArray());
  expect(await mongo.db.collection(JOBS_COLLECTION).countDocuments({ isOpen: true })).toBeGreaterThanOrEqual(
    SAMPLE_JOB_COUNT,
  );
});
afterAll(() => testbed.close());

const createCareer = (index: number): SectionsInput => ({
  userType: 'professional',
  personalInfo: { firstName: 'Person', lastName: String(index) },
  experiences: [
    { company: 'Acme', title: index % 2 === 0 ? 'Backend Engineer' : 'Nurse', endDate: null, current: true },
  ],
  skills: index % 2 === 0 ? ['Go', 'PostgreSQL'] : ['Patient care', 'Triage'],
});

it('matches every user when workers are killed', async () => {
  const { stores, mongo, queues } = testbed;
  const requests = await Promise.all(
    Array.from({ length: USER_COUNT }, async (_, index) => {
      const uid = randomUUID();
      return { uid, index, revision: await storeProfile(stores, uid, createCareer(index)) };
    }),
  );
  for (const { uid, revision } of requests) {
    const data = { uid, stream: profileStream(uid), revision };
    await queues.add({ ...MATCH_JOBS, id: randomUUID(), data, deduplicationId: uid, hasLongRetries: true });
  }

  let workers: readonly WorkerProcess[] = [startWorker(), startWorker()];
  for (const share of REMAINING_SHARES_AT_KILL) {
    await testbed.waitForBacklog(MATCH_JOBS.queue, USER_COUNT * share);
    expect(await testbed.countUnfinished(MATCH_JOBS.queue)).toBeGreaterThan(0);
    await workers[0]?.kill();
    workers = [...workers.slice(1), startWorker()];
  }
  await testbed.waitForBacklog(MATCH_JOBS.queue, 0);

  const rankings = new DerivedDocuments(mongo.db, RANKINGS_COLLECTION, stores.sealer, ranking, RANKER_VERSION);
  const storedRankings = await Promise.all(requests.map(({ uid, revision }) => rankings.read(uid, revision)));
  expect(storedRankings.filter((result) => result === undefined)).toEqual([]);
  // Equal careers must have equal rankings, whichever worker made them.
  const distinctRankings = new Set(storedRankings.map((result) => JSON.stringify(result?.value)));
  expect(distinctRankings.size).toBe(2);
  const counts = await testbed.getQueue(MATCH_JOBS.queue).getJobCounts('failed', 'completed');
  expect(counts).toEqual({ failed: 0, completed: USER_COUNT });
});
