import { randomUUID } from 'node:crypto';
import { cv, CV_COLLECTION, CV_VERSION, profileStream, RENDER_CV } from '@trackrecord/contracts';
import type { SectionsInput } from '@trackrecord/domain';
import { DerivedDocuments } from '@trackrecord/platform';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { killDescendants } from '../testing/child-processes.js';
import type { WorkerProcess } from '../testing/worker-process.js';
import { WorkerTestbed } from '../testing/worker-testbed.js';
import { storeProfile } from '../testing/stored-profiles.js';

const RENDER_COUNT = scaled(30, { min: 20 });

let testbed: WorkerTestbed;
let workers: readonly [WorkerProcess, WorkerProcess];
const startWorker = () => testbed.startWorker([RENDER_CV.queue]);
beforeAll(async () => {
  testbed = await WorkerTestbed.open('cv_durability');
  workers = [startWorker(), startWorker()];
  await Promise.all(workers.map(({ ready }) => ready));
});
afterAll(() => testbed.close());

const createExperience = (index: number) => ({
  company: `Company ${String(index)}`,
  title: 'Engineer',
  description: 'Led a team of five.\n- Built the billing service in six months',
  endDate: null,
  current: true,
});
const createCareer = (index: number): SectionsInput => ({
  userType: 'professional',
  personalInfo: { firstName: 'Person', lastName: String(index) },
  experiences: Array.from({ length: 8 }, (_, place) => createExperience(place)),
  skills: ['Go', 'PostgreSQL'],
});

it('renders every CV when the browser or the worker is killed', async () => {
  const { stores, mongo, queues } = testbed;
  const users = await Promise.all(
    Array.from({ length: RENDER_COUNT }, async (_, index) => {
      const uid = randomUUID();
      return { uid, revision: await storeProfile(stores, uid, createCareer(index)) };
    }),
  );
  for (const { uid, revision } of users) {
    const data = { uid, stream: profileStream(uid), revision };
    await queues.add({ ...RENDER_CV, id: randomUUID(), data, deduplicationId: uid, hasLongRetries: true });
  }

  for (const share of [0.9, 0.7, 0.5, 0.3]) {
    await testbed.waitForBacklog(RENDER_CV.queue, RENDER_COUNT * share);
    const [first, second] = workers;
    if (share === 0.7) {
      await first.kill();
      workers = [startWorker(), second];
    } else killDescendants((share === 0.9 ? first : second).pid);
  }
  await testbed.waitForBacklog(RENDER_CV.queue, 0);

  const cvs = new DerivedDocuments(mongo.db, CV_COLLECTION, stores.sealer, cv, CV_VERSION);
  const renderedUids = await Promise.all(users.map(async ({ uid, revision }) => (await cvs.has(uid, revision)) && uid));
  expect(renderedUids.filter(Boolean)).toHaveLength(RENDER_COUNT);
  const counts = await testbed.getQueue(RENDER_CV.queue).getJobCounts('failed', 'completed');
  expect(counts).toEqual({ failed: 0, completed: RENDER_COUNT });
});
