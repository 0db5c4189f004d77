import { randomUUID } from 'node:crypto';
import { CLEAR_EVENT_TYPES, cv, CV_COLLECTION, CV_VERSION, profileStream, RENDER_CV } from '@trackrecord/contracts';
import type { WantedSections } from '@trackrecord/domain';
import {
  createLogger,
  DerivedDocuments,
  connectMongo,
  type Mongo,
  pause,
  type Stores,
  WorkQueues,
} from '@trackrecord/platform';
import { scaled, testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, testStores } from '@trackrecord/platform/testing/test-stores';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { killChildrenOf } from '../testing/own-children.js';
import { OwnRedis } from '../testing/own-redis.js';
import { OwnWorker } from '../testing/own-worker.js';
import { storeProfile } from '../testing/stored-profiles.js';

const RENDERS = scaled(200);

const logger = createLogger('test', 'silent');
let stores: Stores;
let redis: OwnRedis;
let queues: WorkQueues;
let mongo: Mongo;
let workers: readonly [OwnWorker, OwnWorker];
let env: Record<string, string>;
beforeAll(async () => {
  stores = await testStores(CLEAR_EVENT_TYPES);
  redis = await OwnRedis.start();
  queues = new WorkQueues(redis.url, logger);
  // A database of its own, because the worker of the stack makes the same CVs.
  const database = new URL(testVariable('MONGODB_URL'));
  database.pathname = `/cv_truth_${randomUUID().slice(0, 8)}`;
  env = { MONGODB_URL: database.href, REDIS_URL: redis.url, COMMAND_API_URL: 'http://127.0.0.1:9' };
  mongo = await connectMongo(database.href);
  workers = [startWorker(), startWorker()];
  await Promise.all(workers.map(({ ready }) => ready));
}, 60_000);
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await queues.close();
  await redis.end();
  await mongo.close();
  await closeTestStores(stores);
});

const experience = (no: number) => ({
  company: `Company ${String(no)}`,
  title: 'Engineer',
  description: 'Led a team of five.\n- Built the billing service in six months',
  endDate: null,
  current: true,
});
const career = (no: number): WantedSections => ({
  userType: 'professional',
  personalInfo: { firstName: 'Person', lastName: String(no) },
  experiences: Array.from({ length: 8 }, (_, place) => experience(place)),
  skills: ['Go', 'PostgreSQL'],
});

const startWorker = () => new OwnWorker(env, [`--queues=${RENDER_CV.queue}`]);

it('every CV is made, whoever is killed, its browser or its worker', async () => {
  const asked = await Promise.all(
    Array.from({ length: RENDERS }, async (_, no) => {
      const uid = randomUUID();
      return { uid, revision: await storeProfile(stores, uid, career(no)) };
    }),
  );
  for (const { uid, revision } of asked) {
    const data = { uid, stream: profileStream(uid), revision };
    await queues.add({ ...RENDER_CV, id: randomUUID(), data, once: uid, patient: true });
  }

  const connection = new Redis(redis.url, { maxRetriesPerRequest: null }).on('error', () => undefined);
  const bull = new Queue(RENDER_CV.queue, { connection }).on('error', () => undefined);
  const left = async () => {
    const { completed: _, failed: __, ...waiting } = await bull.getJobCounts();
    return Object.values(waiting).reduce((sum, count) => sum + count, 0);
  };
  for (const share of [0.9, 0.7, 0.5, 0.3]) {
    while ((await left()) > RENDERS * share) await pause(20);
    const [first, second] = workers;
    if (share === 0.7) {
      await first.kill();
      workers = [startWorker(), second];
    } else killChildrenOf((share === 0.9 ? first : second).pid);
  }
  const until = Date.now() + 60_000;
  while ((await left()) > 0 && Date.now() < until) await pause(100);

  const cvs = new DerivedDocuments(mongo.db, CV_COLLECTION, stores.sealer, cv, CV_VERSION);
  const made = await Promise.all(asked.map(async ({ uid, revision }) => (await cvs.has(uid, revision)) && uid));
  expect(made.filter(Boolean)).toHaveLength(RENDERS);
  expect(await bull.getJobCounts('failed', 'completed')).toEqual({ failed: 0, completed: RENDERS });
  await bull.close();
  connection.disconnect();
}, 120_000);
