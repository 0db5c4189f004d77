import { readFileSync } from 'node:fs';
import { UNENCRYPTED_EVENT_TYPES, REQUESTED_WORK } from '@trackrecord/contracts';
import { createLogger, WorkStore } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { createPostingReader } from '@trackrecord/workers/postings/read-posting';
import type { Web } from '@trackrecord/workers/web/web';
import { processRequestedJob } from '@trackrecord/workers/worker/process-requested-job';
import type { Processors } from '@trackrecord/workers/worker/processors';
import { runQueue } from '@trackrecord/workers/worker/run-queue';

const ignore = (): void => undefined;

/**
 * Runs an action while this process reads postings from `web` in place of the stack's worker, which only reads public
 * hosts and is stopped meanwhile.
 */
export async function withPostingWorker(web: Web, action: () => Promise<void>): Promise<void> {
  const { pids } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as {
    readonly pids: Readonly<Record<string, number>>;
  };
  const workerPid = pids['worker'];
  if (workerPid === undefined) throw new Error('the stack has no worker');
  const stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  const logger = createLogger('test', 'silent');
  const sharedOptions = { store: new WorkStore(stores.mongo.db, stores.sealer), activity: { record: ignore }, logger };
  const context = {
    ...sharedOptions,
    processors: { 'read-posting': createPostingReader(web) } as Partial<Processors> as Processors,
    onFinished: () => Promise.resolve(),
    stopSignal: new AbortController().signal,
  };
  process.kill(workerPid, 'SIGSTOP');
  const queue = runQueue(
    REQUESTED_WORK['read-posting'].queue,
    (job) => processRequestedJob('read-posting', job, context),
    { ...sharedOptions, redisUrl: testVariable('REDIS_URL'), concurrency: 1, metrics: { countOutcome: ignore } },
  );
  try {
    await action();
  } finally {
    process.kill(workerPid, 'SIGCONT');
    await queue.close();
    await closeTestStores(stores);
  }
}
