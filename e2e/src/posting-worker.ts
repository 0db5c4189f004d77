import { readFileSync } from 'node:fs';
import { UNENCRYPTED_EVENT_TYPES, REQUESTED_WORK, type WorkResult } from '@trackrecord/contracts';
import { createLogger, WorkStore } from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { createPageThreads } from '@trackrecord/workers/postings/page-threads';
import { createPostingReader } from '@trackrecord/workers/postings/read-posting';
import type { Web } from '@trackrecord/workers/web/web';
import { processRequestedJob } from '@trackrecord/workers/worker/process-requested-job';
import type { Processors } from '@trackrecord/workers/worker/processors';
import { runQueue } from '@trackrecord/workers/worker/run-queue';

const ignore = (): void => undefined;

/** The work that is processed here. */
const KINDS = ['read-posting', 'detect-skills'] as const;
const SKILLS: WorkResult<'detect-skills'> = {
  engine: 'rules',
  value: { technical: ['Go'], soft: [], domain: [], tools: [] },
};

/**
 * Runs an action while this process reads postings from `web`, and detects the skill Go, in place of the stack's worker,
 * which only reads public hosts and is stopped meanwhile.
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
  const pageThreads = createPageThreads(logger);
  const context = {
    ...sharedOptions,
    processors: {
      'read-posting': createPostingReader(pageThreads.readPage, web),
      'detect-skills': () => Promise.resolve(SKILLS),
    } as Partial<Processors> as Processors,
    onFinished: () => Promise.resolve(),
    stopSignal: new AbortController().signal,
  };
  process.kill(workerPid, 'SIGSTOP');
  const queues = KINDS.map((kind) =>
    runQueue(REQUESTED_WORK[kind].queue, (job) => processRequestedJob(kind, job, context), {
      instanceName: 'posting-worker',
      ...sharedOptions,
      redisUrl: testVariable('REDIS_URL'),
      concurrency: 1,
      metrics: { countOutcome: ignore, measure: ignore },
    }),
  );
  try {
    await action();
  } finally {
    process.kill(workerPid, 'SIGCONT');
    await Promise.all(queues.map((queue) => queue.close()));
    await pageThreads.close();
    await closeTestStores(stores);
  }
}
