import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUESTED_WORK } from '@trackrecord/contracts';
import { WorkStore } from '@trackrecord/platform';
import { waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';
import { WorkerTestbed } from '../testing/worker-testbed.js';

const { queue } = REQUESTED_WORK.enhance;
/** Longer than the test. */
const NEVER_MS = '3600000';

let testbed: WorkerTestbed;
let store: WorkStore;
/** A model that answers when the test does. */
let model: Server;
let pendingResponses: ServerResponse[];
beforeAll(async () => {
  testbed = await WorkerTestbed.open('drain');
  store = new WorkStore(testbed.mongo.db, testbed.stores.sealer);
  model = createServer((_request, response) => void pendingResponses.push(response));
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  pendingResponses = [];
});
afterAll(async () => {
  model.closeAllConnections();
  model.close();
  await testbed.close();
});

const startWorker = (name: string, drainSeconds: number) =>
  testbed.startWorker([queue], {
    INSTANCE_NAME: name,
    WORKER_DRAIN_SECONDS: String(drainSeconds),
    OPENAI_BASE_URL: `http://127.0.0.1:${String((model.address() as AddressInfo).port)}`,
    OPENAI_TIMEOUT: NEVER_MS,
    OPENAI_STALL_TIMEOUT: NEVER_MS,
    // On a busy machine the first use of the rules keeps the process from renewing a short lock.
    JOB_LOCK_SECONDS: '60',
  });

/** Adds a job that runs until the model answers. */
async function addJob(): Promise<string> {
  const id = randomUUID();
  const uid = randomUUID();
  const input = { description: 'I ran our parcel tracking in Go', context: 'experience' };
  await store.begin({ id, uid, kind: 'enhance', input, until: new Date(Date.now() + 60 * 60_000) });
  await testbed.queues.add({ queue, name: 'enhance', id, data: { uid, workId: id } });
  return id;
}

/** Waits until a job has asked the model. */
const waitForRequest = (): Promise<ServerResponse> => waitFor('a request to the model', () => pendingResponses.pop());

/** Lets a job end: the rule engine answers when the model rejects a request. */
const reject = (response: ServerResponse): void =>
  void response.writeHead(400, { 'content-type': 'application/json' }).end('{}');

const readJob = async (id: string) => {
  const job = await testbed.getQueue(queue).getJob(id);
  return { state: await job?.getState(), processedBy: job?.processedBy, attemptsStarted: job?.attemptsStarted };
};

it('finishes active jobs on SIGTERM, is not ready meanwhile and takes no further job', async () => {
  const worker = startWorker('worker-1', 3_600);
  const port = await worker.ready;
  const activeId = await addJob();
  const request = await waitForRequest();
  const exit = worker.stop();
  await waitUntil('the worker is not ready', async () => {
    const { status } = await fetch(`http://127.0.0.1:${String(port)}/readyz`);
    return status === 503;
  });
  const laterId = await addJob();
  reject(request);
  expect(await exit).toBe(0);
  expect(await readJob(activeId)).toEqual({ state: 'completed', processedBy: 'worker-1', attemptsStarted: 1 });
  expect(await readJob(laterId)).toMatchObject({ state: 'waiting' });
  await testbed.getQueue(queue).remove(laterId);
});

it('aborts jobs that take longer than the drain, and another worker retries them', async () => {
  const worker = startWorker('worker-1', 1);
  await worker.ready;
  const id = await addJob();
  await waitForRequest();
  const otherWorker = startWorker('worker-2', 1);
  await otherWorker.ready;
  expect(await worker.stop()).toBe(0);
  reject(await waitForRequest());
  await testbed.waitForBacklog(queue, 0);
  expect(await readJob(id)).toEqual({ state: 'completed', processedBy: 'worker-2', attemptsStarted: 2 });
});
