import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  UNENCRYPTED_EVENT_TYPES,
  decodeDetectedSkillsEvent,
  detectedSkillsStream,
  onboardingStream,
  QUEUES,
  REQUESTED_WORK,
  type RequestedWork,
} from '@trackrecord/contracts';
import { createLogger, sleep, type Stores, Uploads, WorkQueues, WorkStore } from '@trackrecord/platform';
import { seededRandom } from '@trackrecord/platform/testing/random';
import { scaled, TEST_SEED } from '@trackrecord/platform/testing/test-scale';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { waitUntilFallen } from '@trackrecord/platform/testing/wait-for';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { chunk } from '../feeds/ingestion/chunk.js';
import { createDebouncedJobs, createImmediateJobs } from '../relay/job-rules.js';
import { RedisServer } from '../testing/redis-server.js';
import { WorkerProcess } from '../testing/worker-process.js';
import { JOB_LOCK } from '../testing/worker-testbed.js';

const USER_COUNT = 5;
const KILL_COUNT = scaled(2);
const BETWEEN_KILLS_MS = 1_000;
const WORKER_COUNT = 2;
/** Low concurrency and a slow, failing model, so that jobs are active whenever a worker is killed. */
const CONCURRENCY = 4;
const MODEL_DELAY_MS = 400;

const logger = createLogger('test', 'silent');
let stores: Stores;
let redis: RedisServer;
let model: Server;
let workers: WorkerProcess[];
let store: WorkStore;
let queues: WorkQueues;

const startWorker = () => {
  const env = {
    REDIS_URL: redis.url,
    OPENAI_BASE_URL: `http://127.0.0.1:${String((model.address() as AddressInfo).port)}`,
    AI_DAILY_CALL_LIMIT_PER_USER: '1000000',
    AI_DAILY_CALL_LIMIT: '1000000',
    ...JOB_LOCK,
  };
  return new WorkerProcess(env, [
    `--queues=${QUEUES.filter((queue) => !['cv', 'feeds', 'erasure'].includes(queue)).join(',')}`,
    `--concurrency=${String(CONCURRENCY)}`,
  ]);
};

beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  redis = await RedisServer.start();
  model = createServer((_request, response) => {
    setTimeout(() => response.writeHead(400, { 'content-type': 'application/json' }).end('{}'), MODEL_DELAY_MS);
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  store = new WorkStore(stores.mongo.db, stores.sealer);
  queues = new WorkQueues(redis.url, logger);
  workers = Array.from({ length: WORKER_COUNT }, startWorker);
  await Promise.all(workers.map(({ ready }) => ready));
});

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await queues.close();
  await redis.stop();
  model.closeAllConnections();
  model.close();
  await closeTestStores(stores);
});

interface RequestedJob {
  readonly id: string;
  readonly uid: string;
  readonly kind: TestedWork;
}

/** CVs need a browser: `cv-durability.resilience.ts` tests their workers. */
type TestedWork = Exclude<RequestedWork, 'render-past-cv' | 'render-report'>;

const DESCRIPTION = 'I ran our parcel tracking in Go and PostgreSQL and moved it to Kubernetes, part';
const INPUTS: { readonly [Kind in TestedWork]: (index: number) => unknown } = {
  transcribe: (index) => ({ uploadId: `no-audio-${String(index)}`, context: 'experience' }),
  enhance: (index) => ({ description: `${DESCRIPTION} ${String(index)}`, context: 'experience' }),
  'detect-skills': (index) => ({ description: `${DESCRIPTION} ${String(index)}` }),
  'suggest-skills': () => ({ skills: ['Go', 'PostgreSQL'] }),
  'recommend-roles': () => ({ profile: { skills: ['Go', 'PostgreSQL'], experiences: [], projects: [] } }),
  'enhance-roles': () => ({ roles: [{ title: 'Backend Developer' }], skills: ['Go'] }),
  'explain-match': (index) => ({ jobId: `job-${String(index)}` }),
  // Fails: only hosts on the public internet are contacted.
  'read-posting': (index) => ({ url: `https://127.0.0.1/jobs/${String(index)}` }),
};
/** Jobs of each kind, in addition to the skill reports below. */
const JOB_COUNTS: { readonly [Kind in TestedWork]: number } = {
  transcribe: scaled(4),
  enhance: scaled(60),
  'detect-skills': scaled(30),
  'suggest-skills': scaled(30),
  'recommend-roles': scaled(30),
  'enhance-roles': scaled(16),
  'explain-match': scaled(10),
  'read-posting': scaled(10),
};
const SKILL_REPORTS_PER_USER = scaled(4);
const SKILL_REPORT_COUNT = SKILL_REPORTS_PER_USER * USER_COUNT;

async function enqueue(uid: string, kind: TestedWork, index: number): Promise<RequestedJob> {
  const id = randomUUID();
  if (kind === 'transcribe') {
    const uploads = new Uploads(stores.mongo.db, stores.sealer, { maxBytes: 1_000_000, maxUnfinished: 1_000 });
    await uploads.put(uid, `no-audio-${String(index)}`, 1, 0, Buffer.from('this is no recording'));
  }
  await store.begin({ id, uid, kind, input: INPUTS[kind](index), until: new Date(Date.now() + 10 * 60_000) });
  await queues.add({
    queue: REQUESTED_WORK[kind].queue,
    name: kind,
    id: `${kind}-${id}`,
    data: { uid, workId: id },
  });
  return { id, uid, kind };
}

/** Completes the experience step several times with different descriptions, and adds the jobs that the relay would. */
async function finishSteps(user: TestUser, times: number): Promise<void> {
  const path = `${testVariable('BASE_URL')}/api/profile/${user.uid}/onboarding/experience`;
  for (let index = 0; index < times; index += 1) {
    const experiences = [{ title: 'Engineer', company: 'Acme', description: `${DESCRIPTION} ${String(index)}` }];
    const response = await fetch(path, {
      method: 'PUT',
      headers: { ...authHeaders(user), 'content-type': 'application/json' },
      body: JSON.stringify({ data: { experiences, projects: [] } }),
    });
    expect(response.status).toBe(200);
  }
  for await (const event of stores.store.readStream(onboardingStream(user.uid)))
    for (const job of [...createImmediateJobs(event), ...createDebouncedJobs([event])]) await queues.add(job);
}

const countJobs = async (
  bullQueues: readonly Queue[],
  ...states: Parameters<Queue['getJobCounts']>
): Promise<number> => {
  const countsByQueue = await Promise.all(bullQueues.map((queue) => queue.getJobCounts(...states)));
  return countsByQueue.flatMap(Object.values).reduce((sum: number, count) => sum + Number(count), 0);
};

it('finishes every job exactly once when workers and Redis are killed', async () => {
  const users = await Promise.all(Array.from({ length: USER_COUNT }, () => signUp()));
  const getUid = (index: number) => users[index % users.length]?.uid ?? '';
  await Promise.all(users.map((user) => finishSteps(user, SKILL_REPORTS_PER_USER)));
  const plannedJobs = (Object.keys(JOB_COUNTS) as TestedWork[]).flatMap((kind) =>
    Array.from({ length: JOB_COUNTS[kind] }, (_, index) => ({ kind, index })),
  );
  const requestedJobs: RequestedJob[] = [];
  // Thousands of jobs at once would take longer than the timeout of a Redis command.
  for (const batch of chunk(plannedJobs, 100))
    requestedJobs.push(...(await Promise.all(batch.map(({ kind, index }) => enqueue(getUid(index), kind, index)))));

  const connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  const bullQueues = QUEUES.map((name) => new Queue(name, { connection }).on('error', () => undefined));
  const random = seededRandom(TEST_SEED);
  const killedAtByJobId = new Map<string, number>();
  const recoveryTimesMs: number[] = [];
  for (let kill = 0; kill < KILL_COUNT; kill += 1) {
    await sleep(BETWEEN_KILLS_MS * (0.5 + random()));
    const index = Math.floor(random() * WORKER_COUNT);
    const activeJobs = await Promise.all(bullQueues.map((queue) => queue.getActive()));
    await workers[index]?.kill();
    for (const { id } of activeJobs.flat()) if (id !== undefined) killedAtByJobId.set(id, Date.now());
    workers[index] = startWorker();
    if (kill === Math.floor(KILL_COUNT / 2)) await redis.restart();
  }
  const lastKillAt = Date.now();
  await waitUntilFallen('unfinished jobs', 0, () =>
    countJobs(bullQueues, 'active', 'waiting', 'delayed', 'prioritized'),
  );
  for (const queue of bullQueues) {
    for (const job of await queue.getJobs(['completed', 'failed'], 0, -1)) {
      const killedAt = killedAtByJobId.get(job.id ?? '');
      if (killedAt !== undefined && job.finishedOn !== undefined) recoveryTimesMs.push(job.finishedOn - killedAt);
    }
  }

  expect(killedAtByJobId.size).toBeGreaterThan(0);
  expect(await countJobs(bullQueues, 'completed', 'failed')).toBe(requestedJobs.length + SKILL_REPORT_COUNT);
  const outcomes = await Promise.all(
    requestedJobs.map(async ({ id, uid, kind }) => ({ kind, outcome: await store.findOutcome(id, uid) })),
  );
  const unfinished = outcomes.filter(({ outcome }) => outcome?.state !== 'done' && outcome?.state !== 'failed');
  expect(unfinished).toEqual([]);
  const failed = outcomes.flatMap(({ kind, outcome }) =>
    outcome?.state === 'failed' ? [`${kind} ${outcome.failure}`] : [],
  );
  // Invalid input fails with its reason; other work fails only if its workers were killed repeatedly.
  expect(failed.filter((reason) => reason === 'transcribe not-audio').length).toBeGreaterThan(0);
  expect(new Set(failed.filter((reason) => !reason.endsWith(' internal')))).toEqual(
    new Set(['transcribe not-audio', 'read-posting page-unreachable']),
  );

  for (const { uid } of users) {
    const detectedSkills: string[] = [];
    for await (const event of stores.store.readStream(detectedSkillsStream(uid))) {
      const decoded = decodeDetectedSkillsEvent(event.type, await stores.eventSealer.open(uid, event), 1);
      if (decoded.type === 'SkillsDetected') detectedSkills.push(...Object.values(decoded.data.skills).flat());
    }
    expect(detectedSkills.toSorted()).toEqual([...new Set(detectedSkills)].toSorted());
    expect(detectedSkills).toContain('PostgreSQL');
  }
  recoveryTimesMs.sort((a, b) => a - b);
  const formatSeconds = (milliseconds = 0) => (milliseconds / 1_000).toFixed(1);
  process.stdout.write(
    `job durability: ${String(requestedJobs.length + SKILL_REPORT_COUNT)} jobs, ` +
      `${String(KILL_COUNT)} workers killed, Redis killed once; ` +
      `${String(failed.length)} failed with a reason (${[...new Set(failed)].join(', ')}); all finished ` +
      `${formatSeconds(Date.now() - lastKillAt)} s after the last kill; ` +
      `of ${String(recoveryTimesMs.length)} jobs that were active at a kill, half finished ` +
      `within ${formatSeconds(recoveryTimesMs[Math.floor(recoveryTimesMs.length / 2)])} s, ` +
      `all within ${formatSeconds(recoveryTimesMs.at(-1))} s\n`,
  );
  await Promise.all(bullQueues.map((queue) => queue.close()));
  connection.disconnect();
}, 600_000);
