import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CLEAR_EVENT_TYPES,
  decodeDetectedSkillsEvent,
  detectedSkillsStream,
  onboardingStream,
  QUEUES,
  REQUESTED_WORK,
  type RequestedWork,
} from '@trackrecord/contracts';
import { createLogger, pause, type Stores, Uploads, WorkQueues, WorkStore } from '@trackrecord/platform';
import { randomFrom } from '@trackrecord/platform/testing/random';
import { scaled, TEST_SEED } from '@trackrecord/platform/testing/test-scale';
import { as, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, testStores } from '@trackrecord/platform/testing/test-stores';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { debouncedJobs, immediateJobs } from '../relay/jobs-of-event.js';
import { OwnRedis } from '../testing/own-redis.js';
import { OwnWorker } from '../testing/own-worker.js';
import { SHORT_LOCK } from '../testing/own-workplace.js';

const USERS = 5;
const KILLS = scaled(2);
const BETWEEN_KILLS_MS = 1_000;
const WORKERS = 2;
/** Few jobs at once and a model that takes its time to fail: there are active jobs whenever a worker is killed. */
const CONCURRENCY = 4;
const MODEL_DELAY_MS = 400;
const DRAIN_TIMEOUT_MS = 120_000;

const logger = createLogger('test', 'silent');
let stores: Stores;
let redis: OwnRedis;
let model: Server;
let workers: OwnWorker[];
let store: WorkStore;
let queues: WorkQueues;

const startWorker = () => {
  const env = {
    REDIS_URL: redis.url,
    OPENAI_BASE_URL: `http://127.0.0.1:${String((model.address() as AddressInfo).port)}`,
    AI_DAILY_CALL_LIMIT_PER_USER: '1000000',
    AI_DAILY_CALL_LIMIT: '1000000',
    ...SHORT_LOCK,
  };
  return new OwnWorker(env, [
    `--queues=${QUEUES.filter((queue) => !['cv', 'feeds', 'erasure'].includes(queue)).join(',')}`,
    `--concurrency=${String(CONCURRENCY)}`,
  ]);
};

beforeAll(async () => {
  stores = await testStores(CLEAR_EVENT_TYPES);
  redis = await OwnRedis.start();
  model = createServer((_request, response) => {
    setTimeout(() => response.writeHead(400, { 'content-type': 'application/json' }).end('{}'), MODEL_DELAY_MS);
  });
  await new Promise<void>((listening) => model.listen(0, '127.0.0.1', listening));
  store = new WorkStore(stores.mongo.db, stores.sealer);
  queues = new WorkQueues(redis.url, logger);
  workers = Array.from({ length: WORKERS }, startWorker);
  await Promise.all(workers.map(({ ready }) => ready));
}, 60_000);

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await queues.close();
  await redis.end();
  model.closeAllConnections();
  model.close();
  await closeTestStores(stores);
});

interface Asked {
  readonly id: string;
  readonly uid: string;
  readonly kind: RequestedWork;
}

const DESCRIPTION = 'I ran our parcel tracking in Go and PostgreSQL and moved it to Kubernetes, part';
const INPUTS: { readonly [Kind in RequestedWork]: (n: number) => unknown } = {
  transcribe: (n) => ({ uploadId: `no-audio-${String(n)}`, context: 'experience' }),
  enhance: (n) => ({ description: `${DESCRIPTION} ${String(n)}`, context: 'experience' }),
  'detect-skills': (n) => ({ description: `${DESCRIPTION} ${String(n)}` }),
  'suggest-skills': () => ({ skills: ['Go', 'PostgreSQL'] }),
  'recommend-roles': () => ({ profile: { skills: ['Go', 'PostgreSQL'], experiences: [], projects: [] } }),
  'enhance-roles': () => ({ roles: [{ title: 'Backend Developer' }], skills: ['Go'] }),
  'explain-match': (n) => ({ jobId: `job-${String(n)}` }),
};
/** How many jobs of each kind; with the notices below they are 200. */
const COUNTS: { readonly [Kind in RequestedWork]: number } = {
  transcribe: scaled(4),
  enhance: scaled(60),
  'detect-skills': scaled(30),
  'suggest-skills': scaled(30),
  'recommend-roles': scaled(30),
  'enhance-roles': scaled(16),
  'explain-match': scaled(10),
};
const NOTICES_PER_USER = scaled(4);
const NOTICES = NOTICES_PER_USER * USERS;

async function ask(uid: string, kind: RequestedWork, n: number): Promise<Asked> {
  const id = randomUUID();
  if (kind === 'transcribe') {
    const uploads = new Uploads(stores.mongo.db, stores.sealer, { bytes: 1_000_000, open: 1_000 });
    await uploads.put(uid, `no-audio-${String(n)}`, 1, 0, Buffer.from('this is no recording'));
  }
  await store.begin({ id, uid, kind, input: INPUTS[kind](n), until: new Date(Date.now() + 10 * 60_000) });
  await queues.add({
    queue: REQUESTED_WORK[kind].queue,
    name: kind,
    id: `${kind}-${id}`,
    data: { uid, workId: id },
  });
  return { id, uid, kind };
}

/** Finishes the step of experience again and again, each time with another description; the relay's jobs follow. */
async function finishSteps(user: TestUser, times: number): Promise<void> {
  const path = `${testVariable('BASE_URL')}/api/profile/${user.uid}/onboarding/experience`;
  for (let n = 0; n < times; n += 1) {
    const experiences = [{ title: 'Engineer', company: 'Acme', description: `${DESCRIPTION} ${String(n)}` }];
    const answer = await fetch(path, {
      method: 'PUT',
      headers: { ...as(user), 'content-type': 'application/json' },
      body: JSON.stringify({ data: { experiences, projects: [] } }),
    });
    expect(answer.status).toBe(200);
  }
  for await (const event of stores.store.readStream(onboardingStream(user.uid)))
    for (const job of [...immediateJobs(event), ...debouncedJobs([event])]) await queues.add(job);
}

const counts = async (bull: readonly Queue[], ...states: Parameters<Queue['getJobCounts']>): Promise<number> => {
  const all = await Promise.all(bull.map((queue) => queue.getJobCounts(...states)));
  return all.flatMap(Object.values).reduce((sum: number, count) => sum + Number(count), 0);
};

it('every job ends once, whoever is killed', async () => {
  const users = await Promise.all(Array.from({ length: USERS }, () => signUp()));
  const uidOf = (n: number) => users[n % users.length]?.uid ?? '';
  await Promise.all(users.map((user) => finishSteps(user, NOTICES_PER_USER)));
  const kinds = Object.keys(COUNTS) as RequestedWork[];
  const asked = (
    await Promise.all(
      kinds.map((kind) => Promise.all(Array.from({ length: COUNTS[kind] }, (_, n) => ask(uidOf(n), kind, n)))),
    )
  ).flat();

  const connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  const bull = QUEUES.map((name) => new Queue(name, { connection }).on('error', () => undefined));
  const random = randomFrom(TEST_SEED);
  const lost = new Map<string, number>();
  const recovery: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(BETWEEN_KILLS_MS * (0.5 + random()));
    const place = Math.floor(random() * WORKERS);
    const inHand = await Promise.all(bull.map((queue) => queue.getActive()));
    await workers[place]?.kill();
    for (const { id } of inHand.flat()) if (id !== undefined) lost.set(id, Date.now());
    workers[place] = startWorker();
    if (kill === Math.floor(KILLS / 2)) await redis.restart();
  }
  const killed = Date.now();
  while ((await counts(bull, 'active', 'waiting', 'delayed', 'prioritized')) > 0) {
    if (Date.now() - killed > DRAIN_TIMEOUT_MS) break;
    await pause(100);
  }
  for (const queue of bull) {
    for (const job of await queue.getJobs(['completed', 'failed'], 0, -1)) {
      const since = lost.get(job.id ?? '');
      if (since !== undefined && job.finishedOn !== undefined) recovery.push(job.finishedOn - since);
    }
  }

  expect(lost.size).toBeGreaterThan(0);
  expect(await counts(bull, 'active', 'waiting', 'delayed', 'prioritized')).toBe(0);
  expect(await counts(bull, 'completed', 'failed')).toBe(asked.length + NOTICES);
  const outcomes = await Promise.all(
    asked.map(async ({ id, uid, kind }) => ({ kind, outcome: await store.outcome(id, uid) })),
  );
  const unended = outcomes.filter(({ outcome }) => outcome?.state !== 'done' && outcome?.state !== 'failed');
  expect(unended).toEqual([]);
  const failed = outcomes.flatMap(({ kind, outcome }) =>
    outcome?.state === 'failed' ? [`${kind} ${outcome.failure}`] : [],
  );
  // What cannot be done fails with its reason; what can be done fails only where its workers were killed again and again.
  expect(failed.filter((reason) => reason === 'transcribe not-audio').length).toBeGreaterThan(0);
  expect(new Set(failed.filter((reason) => !reason.endsWith(' internal')))).toEqual(new Set(['transcribe not-audio']));

  for (const { uid } of users) {
    const noticed: string[] = [];
    for await (const event of stores.store.readStream(detectedSkillsStream(uid))) {
      const opened = decodeDetectedSkillsEvent(event.type, await stores.sealed.open(uid, event), 1);
      if (opened.type === 'SkillsDetected') noticed.push(...Object.values(opened.data.skills).flat());
    }
    expect(noticed.toSorted()).toEqual([...new Set(noticed)].toSorted());
    expect(noticed).toContain('PostgreSQL');
  }
  recovery.sort((a, b) => a - b);
  const seconds = (milliseconds = 0) => (milliseconds / 1_000).toFixed(1);
  process.stdout.write(
    `queue truth: ${String(asked.length + NOTICES)} jobs, ${String(KILLS)} workers killed, Redis killed once; ` +
      `${String(failed.length)} failed with a reason (${[...new Set(failed)].join(', ')}); all had ended ` +
      `${seconds(Date.now() - killed)} s after the last kill; of ${String(recovery.length)} jobs in hand at a kill half ` +
      `had ended after ${seconds(recovery[Math.floor(recovery.length / 2)])} s, all after ${seconds(recovery.at(-1))} s\n`,
  );
  await Promise.all(bull.map((queue) => queue.close()));
  connection.disconnect();
}, 300_000);
