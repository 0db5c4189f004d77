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

const PEOPLE = scaled(40, { min: 20 });
const SAMPLES = 600;
/** A worker is killed when each of these shares of the jobs is left. */
const KILLS = TEST_SCALE > 1 ? [0.8, 0.5, 0.2] : [0.6];

let workplace: WorkerTestbed;
const startWorker = () => workplace.startWorker([MATCH_JOBS.queue]);
beforeAll(async () => {
  workplace = await WorkerTestbed.open('matching_truth');
  // Copy the sample jobs that the worker of the stack has ingested, with their change counter.
  const { stores, mongo } = workplace;
  for (const name of [JOBS_COLLECTION, 'change_counters'])
    await mongo.db.collection(name).insertMany(await stores.mongo.db.collection(name).find().toArray());
  expect(await mongo.db.collection(JOBS_COLLECTION).countDocuments({ isOpen: true })).toBeGreaterThanOrEqual(SAMPLES);
}, 60_000);
afterAll(() => workplace.close());

const career = (no: number): SectionsInput => ({
  userType: 'professional',
  personalInfo: { firstName: 'Person', lastName: String(no) },
  experiences: [{ company: 'Acme', title: no % 2 === 0 ? 'Backend Engineer' : 'Nurse', endDate: null, current: true }],
  skills: no % 2 === 0 ? ['Go', 'PostgreSQL'] : ['Patient care', 'Triage'],
});

it('matches every user when workers are killed', async () => {
  const { stores, mongo, queues } = workplace;
  const requests = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, no) => {
      const uid = randomUUID();
      return { uid, no, revision: await storeProfile(stores, uid, career(no)) };
    }),
  );
  for (const { uid, revision } of requests) {
    const data = { uid, stream: profileStream(uid), revision };
    await queues.add({ ...MATCH_JOBS, id: randomUUID(), data, deduplicationId: uid, retriesLonger: true });
  }

  let workers: readonly WorkerProcess[] = [startWorker(), startWorker()];
  for (const share of KILLS) {
    await workplace.waitUntilLeft(MATCH_JOBS.queue, PEOPLE * share);
    expect(await workplace.left(MATCH_JOBS.queue)).toBeGreaterThan(0);
    await workers[0]?.kill();
    workers = [...workers.slice(1), startWorker()];
  }
  await workplace.waitUntilLeft(MATCH_JOBS.queue, 0);

  const rankings = new DerivedDocuments(mongo.db, RANKINGS_COLLECTION, stores.sealer, ranking, RANKER_VERSION);
  const made = await Promise.all(requests.map(({ uid, revision }) => rankings.read(uid, revision)));
  expect(made.filter((found) => found === undefined)).toEqual([]);
  // Equal careers must have equal rankings, whichever worker made them.
  const kinds = new Set(made.map((found) => JSON.stringify(found?.value)));
  expect(kinds.size).toBe(2);
  const ended = await workplace.look(MATCH_JOBS.queue).getJobCounts('failed', 'completed');
  expect(ended).toEqual({ failed: 0, completed: PEOPLE });
}, 120_000);
