/** Baseline: a worker with our settings whose jobs do nothing. */
import { connectRedis, createLogger, queueVariables, readConfig, getLockOptions } from '@trackrecord/platform';
import { QUEUE_FACTS } from '@trackrecord/contracts/work/queues';
import { Worker } from 'bullmq';
import { BARE_QUEUE } from './bare-queue.js';

const { REDIS_URL } = readConfig(queueVariables);
const logger = createLogger('bench', 'info');
const connection = connectRedis(REDIS_URL, logger);
const worker = new Worker(BARE_QUEUE, () => Promise.resolve(), {
  connection,
  concurrency: QUEUE_FACTS.enhancement.concurrency,
  drainDelay: 1,
  ...getLockOptions(),
});
await worker.waitUntilReady();
// The bench waits for this line of each process it starts. The worker has no port.
logger.info({ ready: true, port: 0 }, 'working');
