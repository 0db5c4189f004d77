import { randomUUID } from 'node:crypto';
import { CV_COLLECTION, profileStream, RENDER_CV } from '@trackrecord/contracts';
import { listThreads, readProcessStatus } from '@trackrecord/platform/testing/processes';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { listDescendantPids } from '../testing/child-processes.js';
import { WorkerTestbed } from '../testing/worker-testbed.js';
import { storeProfile } from '../testing/stored-profiles.js';

const NICENESS = 7;

let testbed: WorkerTestbed;
beforeAll(async () => {
  testbed = await WorkerTestbed.open('worker_priority');
});
afterAll(() => testbed.close());

/** The niceness of all threads of a process. */
const getNiceness = (pid: number): readonly number[] =>
  listThreads(pid).flatMap((thread) => readProcessStatus(`${String(pid)}/task/${thread}`)?.niceness ?? []);

it('runs all threads of the worker and its browser at the configured niceness', async () => {
  const worker = testbed.startWorker([RENDER_CV.queue], { WORKER_NICE: String(NICENESS) });
  await worker.ready;
  const uid = randomUUID();
  const revision = await storeProfile(testbed.stores, uid, {
    userType: 'professional',
    personalInfo: { firstName: 'Ada', lastName: 'Byron' },
    experiences: [{ company: 'Engines', title: 'Programmer', endDate: null, current: true }],
  });
  const data = { uid, stream: profileStream(uid), revision };
  await testbed.queues.add({ ...RENDER_CV, id: randomUUID(), data, deduplicationId: uid });
  const cvs = testbed.mongo.db.collection<{ readonly _id: string }>(CV_COLLECTION);
  await waitUntil('the CV is stored', async () => (await cvs.findOne({ _id: uid })) !== null);
  const browser = listDescendantPids(worker.pid);
  expect(browser.length).toBeGreaterThan(0);
  expect(getNiceness(worker.pid)).not.toEqual([]);
  // A process of the browser may have ended meanwhile.
  expect(new Set([worker.pid, ...browser].flatMap(getNiceness))).toEqual(new Set([NICENESS]));
});
