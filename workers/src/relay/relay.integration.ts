import { randomUUID } from 'node:crypto';
import { CLEAR_EVENT_TYPES, onboardingStream } from '@trackrecord/contracts';
import { createLogger, EventLog, type LogPlace, type Stores, WorkQueues } from '@trackrecord/platform';
import { closeTestStores, testStores } from '@trackrecord/platform/testing/test-stores';
import { as, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { OwnRedis } from '../testing/own-redis.js';
import { relayForever } from './relay.js';
import { type Checkpoint, relayCheckpoint } from './trailing-checkpoint.js';

const logger = createLogger('test', 'silent');
let stores: Stores;
let redis: OwnRedis;
let queues: WorkQueues;
let connection: Redis;
let skills: Queue;
beforeAll(async () => {
  stores = await testStores(CLEAR_EVENT_TYPES);
  redis = await OwnRedis.start();
  queues = new WorkQueues(redis.url, logger);
  connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  skills = new Queue('skills', { connection }).on('error', () => undefined);
});
afterAll(async () => {
  await skills.close();
  connection.disconnect();
  await queues.close();
  await redis.end();
  await closeTestStores(stores);
});

/** Finishes a step of the wizard. */
async function finishes({ uid, token }: TestUser, skill: string): Promise<void> {
  const answer = await fetch(`${testVariable('BASE_URL')}/api/profile/${uid}/onboarding/skills`, {
    method: 'PUT',
    headers: { ...as({ token }), 'content-type': 'application/json' },
    body: JSON.stringify({ data: { skills: [skill] } }),
  });
  expect(answer.status).toBe(200);
}
const untilThere = async (uid: string, count: number) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const jobs = (await skills.getJobs()).filter(({ data }) => (data as { uid: string }).uid === uid);
    if (jobs.length >= count) return jobs;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('the jobs did not come');
};

it('relays a log from its start that does not hold the checkpoint', async () => {
  const newest = (await stores.store.newest())?.position;
  const db = stores.mongo.db.client.db(`relay-${randomUUID().slice(0, 8)}`);
  const checkpoint = relayCheckpoint(new EventLog(stores.store, db), logger);
  if (newest) await checkpoint.write({ ...newest, eventId: randomUUID() });
  expect(await checkpoint.read()).toBeUndefined();
  if (newest) await checkpoint.write(newest);
  expect(await checkpoint.read()).toEqual(newest);
  await db.dropDatabase();
});

it('every event leads to its job once, from wherever the relay goes on, and the checkpoint stays behind', async () => {
  const user = await signUp();
  const { uid } = user;
  const newest = (await stores.store.newest())?.position;
  const written: LogPlace[] = [];
  const checkpoint: Checkpoint = {
    read: () => Promise.resolve(newest),
    write: (position) => Promise.resolve(void written.push(position)),
  };
  const relay = async (work: () => Promise<unknown>) => {
    const stop = new AbortController();
    const parts = {
      store: stores.store,
      queues,
      checkpoint,
      logger,
      onRelayed: () => undefined,
      onTrouble: () => undefined,
    };
    const relaying = relayForever(parts, stop.signal);
    await work();
    stop.abort();
    await relaying;
  };

  await relay(async () => {
    await finishes(user, 'Go');
    await finishes(user, 'Rust');
    const jobs = await untilThere(uid, 2);
    expect(jobs.map(({ data, name }) => [name, data as unknown])).toEqual(
      expect.arrayContaining([
        ['notice-skills', { uid, stream: onboardingStream(uid), revision: 0 }],
        ['notice-skills', { uid, stream: onboardingStream(uid), revision: 1 }],
      ]),
    );
    expect(written).toEqual([]);
  });
  await relay(async () => {
    await finishes(user, 'Elm');
    expect(await untilThere(uid, 3)).toHaveLength(3);
  });
}, 30_000);
