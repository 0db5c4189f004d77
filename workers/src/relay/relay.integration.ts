import { randomUUID } from 'node:crypto';
import { UNENCRYPTED_EVENT_TYPES, onboardingStream, RENDER_CV } from '@trackrecord/contracts';
import {
  createLogger,
  EventLog,
  type LogPosition,
  sleep,
  type Stores,
  SubscriptionLag,
  WorkQueues,
} from '@trackrecord/platform';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { SectionsInput } from '@trackrecord/domain';
import { RedisServer } from '../testing/redis-server.js';
import { addSkill, storeProfile } from '../testing/stored-profiles.js';
import type { BackgroundTiming, GetLastBuiltAt } from './debounce-jobs.js';
import { runRelay } from './relay.js';
import { type Checkpoint, createRelayCheckpoint } from './trailing-checkpoint.js';

const logger = createLogger('test', 'silent');
let stores: Stores;
let redis: RedisServer;
let queues: WorkQueues;
let connection: Redis;
let skills: Queue;
let renders: Queue;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  redis = await RedisServer.start();
  queues = new WorkQueues(redis.url, logger);
  connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  skills = new Queue('skills', { connection }).on('error', () => undefined);
  renders = new Queue(RENDER_CV.queue, { connection }).on('error', () => undefined);
});
afterAll(async () => {
  await skills.close();
  await renders.close();
  connection.disconnect();
  await queues.close();
  await redis.stop();
  await closeTestStores(stores);
});

/** Completes the skills step of the onboarding. */
async function finishStep({ uid, token }: TestUser, skill: string): Promise<void> {
  const response = await fetch(`${testVariable('BASE_URL')}/api/profile/${uid}/onboarding/skills`, {
    method: 'PUT',
    headers: { ...authHeaders({ token }), 'content-type': 'application/json' },
    body: JSON.stringify({ data: { skills: [skill] } }),
  });
  expect(response.status).toBe(200);
}
const waitForJobs = async (uid: string, count: number) => {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const jobs = (await skills.getJobs()).filter(({ data }) => (data as { uid: string }).uid === uid);
    if (jobs.length >= count) return jobs;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('jobs were not added in time');
};

it('starts over if the log does not contain the checkpoint', async () => {
  const newest = (await stores.store.readLastEvent())?.position;
  const db = stores.mongo.db.client.db(`relay-${randomUUID().slice(0, 8)}`);
  const checkpoint = createRelayCheckpoint(new EventLog(stores.store, db), logger);
  if (newest) await checkpoint.write({ ...newest, eventId: randomUUID() });
  expect(await checkpoint.read()).toBeUndefined();
  if (newest) await checkpoint.write(newest);
  expect(await checkpoint.read()).toEqual(newest);
  await db.dropDatabase();
});

const NO_DELAY: BackgroundTiming = { quietMs: 0, maxWaitMs: 0, minIntervalMs: 0 };

/** Creates a function that runs a relay during `action`; every run starts where the log ended at creation. */
async function createRelayFromNow(
  timing = NO_DELAY,
  getLastBuiltAt: GetLastBuiltAt = () => Promise.resolve(new Map()),
) {
  const newest = (await stores.store.readLastEvent())?.position;
  const writtenPositions: LogPosition[] = [];
  const checkpoint: Checkpoint = {
    read: () => Promise.resolve(newest),
    write: (position) => Promise.resolve(void writtenPositions.push(position)),
  };
  const relay = async (action: () => Promise<unknown>) => {
    const stop = new AbortController();
    const deps = {
      store: stores.store,
      queues,
      checkpoint,
      timing,
      getLastBuiltAt,
      logger,
      lag: new SubscriptionLag(),
      onRelayed: () => undefined,
      onError: () => undefined,
    };
    const relaying = runRelay(deps, stop.signal);
    try {
      await action();
    } finally {
      stop.abort();
      await relaying;
    }
  };
  return { relay, writtenPositions };
}

const CAREER: SectionsInput = { userType: 'professional', personalInfo: { firstName: 'Ada', lastName: 'Byron' } };

/** Returns the CV jobs of a user. */
const findRenderJobs = async (uid: string) =>
  (await renders.getJobs()).filter(({ data }) => (data as { uid: string }).uid === uid);

/** Waits until the only CV job of a user is due at a time (ms since 1970) that meets the condition, and returns it. */
const waitForDueTime = (uid: string, condition: (due: number) => boolean): Promise<number> =>
  waitFor('a delayed job that meets the condition', async () => {
    const [job, ...others] = await findRenderJobs(uid);
    expect(others).toEqual([]);
    const score = job && (await connection.zscore(`bull:${RENDER_CV.queue}:delayed`, job.id ?? ''));
    // BullMQ keeps a counter in the lower 12 bits.
    const due = Math.floor(Number(score ?? 0) / 0x1000);
    return due > 0 && condition(due) ? due : undefined;
  });

it('debounces quick saves of a user into one job, also across a restart', async () => {
  const uid = randomUUID();
  const timing = { quietMs: 60_000, maxWaitMs: 600_000, minIntervalMs: 0 };
  const { relay } = await createRelayFromNow(timing);
  await relay(async () => {
    await storeProfile(stores, uid, CAREER, { completesOnboarding: false });
    const first = await waitForDueTime(uid, () => true);
    await addSkill(stores, uid, 'Go');
    const second = await waitForDueTime(uid, (due) => due > first);
    await addSkill(stores, uid, 'Rust');
    expect(await waitForDueTime(uid, (due) => due > second)).toBeGreaterThan(Date.now() + 50_000);
  });
  const before = await findRenderJobs(uid);
  await relay(() => sleep(1_000));
  expect((await findRenderJobs(uid)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

it('respects the maximum wait and the minimum interval between CVs', async () => {
  const [busy, rendered] = [randomUUID(), randomUUID()];
  const timing = { quietMs: 60_000, maxWaitMs: 62_000, minIntervalMs: 300_000 };
  const now = Date.now();
  const { relay } = await createRelayFromNow(timing, (_, uids) =>
    Promise.resolve(new Map(uids.includes(rendered) ? [[rendered, now]] : [])),
  );
  await relay(async () => {
    await storeProfile(stores, busy, CAREER, { completesOnboarding: false });
    const first = await waitForDueTime(busy, () => true);
    await sleep(3_000);
    await addSkill(stores, busy, 'Go');
    expect(await waitForDueTime(busy, (due) => due > first)).toBeLessThan(first + 2_500);
    await storeProfile(stores, rendered, CAREER, { completesOnboarding: false });
    const due = await waitForDueTime(rendered, () => true);
    expect(due).toBeGreaterThanOrEqual(now + 299_000);
    expect(due).toBeLessThan(now + 301_000);
  });
});

it('adds the job of each event once when events are relayed again, and delays the checkpoint', async () => {
  const user = await signUp();
  const { uid } = user;
  const { relay, writtenPositions } = await createRelayFromNow();
  await relay(async () => {
    await finishStep(user, 'Go');
    await finishStep(user, 'Rust');
    const jobs = await waitForJobs(uid, 2);
    expect(jobs.map(({ data, name }) => [name, data as unknown])).toEqual(
      expect.arrayContaining([
        ['notice-skills', expect.objectContaining({ uid, stream: onboardingStream(uid), revision: 0 })],
        ['notice-skills', expect.objectContaining({ uid, stream: onboardingStream(uid), revision: 1 })],
      ]),
    );
    expect(writtenPositions).toEqual([]);
  });
  await relay(async () => {
    await finishStep(user, 'Elm');
    expect(await waitForJobs(uid, 3)).toHaveLength(3);
  });
});
