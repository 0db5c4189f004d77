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
