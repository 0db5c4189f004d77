import { CLEAR_EVENT_TYPES, MATCH_JOBS } from '@trackrecord/contracts';
import { closeStores, connectRedis, createLogger, pause, Shutdown, WorkQueues } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { testStores } from '@trackrecord/platform/testing/test-stores';
import { matchEveryoneJob } from '@trackrecord/workers/matching/match-everyone';
import { Queue } from 'bullmq';
import { storePeople } from './stored-people.js';

const PEOPLE = 2_000;
/** Their jobs are there within seconds; after so long (ms) they do not come. */
const DEADLINE = 180_000;
const LOOKING = 50;

/** Does something while thousands wait to be matched again, as they do after jobs have changed. */
export async function whileEverybodyWaits<Result>(work: (meanwhile: string) => Promise<Result>): Promise<Result> {
  const logger = createLogger('bench', 'warn');
  const stores = await testStores(CLEAR_EVENT_TYPES);
  const queues = new WorkQueues(testVariable('REDIS_URL'), logger);
  const connection = connectRedis(testVariable('REDIS_URL'), logger);
  const matching = new Queue(MATCH_JOBS.queue, { connection });
  try {
    // What their profiles lead to is kept from being done, and taken away: it is not what is measured.
    await matching.pause();
    await storePeople(PEOPLE, stores);
    await untilWaiting(matching, PEOPLE);
    await matching.drain(true);
    await matching.resume();
    await queues.add(matchEveryoneJob());
    await untilWaiting(matching, PEOPLE * 0.9);
    const result = await work(`${String(PEOPLE)} others being matched again`);
    console.log(`${String(await waiting(matching))} of them were still waiting after that`);
    await matching.drain(true);
    return result;
  } finally {
    await matching.close();
    connection.disconnect();
    await queues.close();
    await closeStores(new Shutdown(logger), stores).run();
  }
}

const waiting = (queue: Queue): Promise<number> => queue.getJobCountByTypes('waiting', 'prioritized', 'delayed');

/** @throws {Error} where so many jobs do not come in time. */
async function untilWaiting(queue: Queue, least: number): Promise<void> {
  const until = performance.now() + DEADLINE;
  for (;;) {
    const found = await waiting(queue);
    if (found >= least) return;
    if (performance.now() > until) throw new Error(`${String(found)} of ${String(least)} people wait to be matched`);
    await pause(LOOKING);
  }
}
