import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { CV_COLLECTION, profileStream, RENDER_CV } from '@trackrecord/contracts';
import { listDescendantPids } from '../testing/child-processes.js';
import { WorkerTestbed, waitUntil } from '../testing/worker-testbed.js';
import { storeProfile } from '../testing/stored-profiles.js';

const NICENESS = 7;

let testbed: WorkerTestbed;
beforeAll(async () => {
  testbed = await WorkerTestbed.open('worker_priority');
}, 60_000);
afterAll(() => testbed.close());

/** The niceness of all threads of a process (Linux). */
const getNiceness = (pid: number): readonly number[] =>
  readdirSync(`/proc/${String(pid)}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${String(pid)}/task/${thread}/stat`, 'utf8');
    // The fields after the name, which may hold spaces: state is the third field, niceness the nineteenth.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

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
  for (const pid of [worker.pid, ...browser]) expect(new Set(getNiceness(pid))).toEqual(new Set([NICENESS]));
}, 60_000);
