import { randomUUID } from 'node:crypto';
import { Worker } from 'bullmq';
import { createLogger } from '../logging/logger.js';
import { testVariable } from '../testing/test-stack.js';
import { WORKER_SETTINGS } from './queue-settings.js';
import { connectRedis, QueuesUnavailable, type Redis } from './redis.js';
import { WorkQueues } from './work-queues.js';

const logger = createLogger('test', 'silent');
const queue = `test-${randomUUID()}`;
let queues: WorkQueues;
let worker: Worker;
let runs: string[];
let connection: Redis;
beforeAll(async () => {
  queues = new WorkQueues(testVariable('REDIS_URL'), logger);
  connection = connectRedis(testVariable('REDIS_URL'), logger);
  runs = [];
  worker = new Worker(
    queue,
    (job) => {
      runs.push(String(job.id));
      return job.name === 'fails' ? Promise.reject(new Error('internal')) : Promise.resolve();
    },
    { connection, ...WORKER_SETTINGS },
  );
  await worker.waitUntilReady();
});
afterAll(async () => {
  await worker.close();
  connection.disconnect();
  await queues.close();
});

const job = (name: string, id = randomUUID()) => ({ queue, name, id, data: {} });

describe('a job', () => {
  it('is heard of when it ends, also by whoever comes late', async () => {
    const added = await queues.add(job('works'));
    await queues.ended(queue, added, 5_000);
    await queues.ended(queue, added, 5_000);
  });

  it('that fails for good is heard of, too, after its last try', async () => {
    const failing = job('fails');
    await queues.ended(queue, await queues.add(failing), 10_000);
    expect(runs.filter((id) => id === failing.id)).toHaveLength(3);
  }, 15_000);

  it('of an id that is there is left alone, unless it is to be done again', async () => {
    const twice = job('works');
    for (const add of [queues.add(twice), queues.add(twice)]) await queues.ended(queue, await add, 5_000);
    expect(runs.filter((id) => id === twice.id)).toHaveLength(1);
    await queues.ended(queue, await queues.addAgain(twice), 5_000);
    expect(runs.filter((id) => id === twice.id)).toHaveLength(2);
  });

  it('that is to be done once waits alone, and what comes while it is done is done after it, the last only', async () => {
    const slow = `${queue}-slow`;
    const held = new Map<string, () => void>();
    const done: string[] = [];
    const slowWorker = new Worker(
      slow,
      async (at) => {
        if (at.data.no === 1) await new Promise<void>((go) => held.set('first', go));
        done.push(String(at.data.no));
      },
      { connection, ...WORKER_SETTINGS },
    );
    const add = (no: number) =>
      queues.add({ queue: slow, name: 'works', id: randomUUID(), data: { no }, once: 'somebody' });
    const first = await add(1);
    while (!held.has('first')) await new Promise((later) => setTimeout(later, 5));
    expect([(await add(2)).id, (await add(3)).id]).toEqual([first.id, first.id]);
    held.get('first')?.();
    await queues.ended(slow, first, 5_000);
    while (done.length < 2) await new Promise((later) => setTimeout(later, 5));
    await queues.ended(slow, await add(4), 5_000);
    expect(done.slice(0, 2)).toEqual(['1', '3']);
    expect(done.slice(2).every((no) => no === '4')).toBe(true);
    await slowWorker.close();
  });

  it('that yields is done after those that came later, and never stands for one that does not', async () => {
    const busy = `${queue}-busy`;
    const job = (name: string, yields: boolean) => ({ queue: busy, name, id: randomUUID(), data: {}, yields });
    for (const name of ['yields', 'yields too']) await queues.add({ ...job(name, true), once: `again-${name}` });
    await queues.add({ ...job('is waited for', false), once: 'yields' });
    await queues.add(job('is waited for, too', false));
    const done: string[] = [];
    const busyWorker = new Worker(busy, ({ name }) => Promise.resolve(void done.push(name)), {
      connection,
      ...WORKER_SETTINGS,
    });
    while (done.length < 4) await new Promise((later) => setTimeout(later, 5));
    expect(done).toEqual(['is waited for', 'is waited for, too', 'yields', 'yields too']);
    await busyWorker.close();
  });

  it('that waits for its next attempt is done at once when it is asked for again', async () => {
    const patient = `${queue}-patient`;
    let tries = 0;
    const failsFirst = () => ((tries += 1) < 4 ? Promise.reject(new Error('internal')) : Promise.resolve());
    const patientWorker = new Worker(patient, failsFirst, { connection, ...WORKER_SETTINGS });
    const waiting = { queue: patient, name: 'works', id: randomUUID(), data: {}, patient: true };
    const added = await queues.add(waiting);
    // By now the next attempt is seconds away.
    while (tries < 3 || (await added.getState()) !== 'delayed') await new Promise((later) => setTimeout(later, 20));
    await queues.ended(patient, await queues.addAgain(waiting), 1_500);
    expect(await added.getState()).toBe('completed');
    await patientWorker.close();
  }, 30_000);

  it('that nobody works off is given up waiting for', async () => {
    const added = await queues.add({ ...job('waits'), queue: `${queue}-nobody` });
    await expect(queues.ended(`${queue}-nobody`, added, 200)).rejects.toThrow(/waits took longer than 200 ms/);
  });
});

it('what cannot be added is refused at once, and not carried out later', async () => {
  const nowhere = new WorkQueues('redis://127.0.0.1:1', logger);
  await expect(nowhere.add(job('works'))).rejects.toThrow(QueuesUnavailable);
  await nowhere.close();
});
