import { UNENCRYPTED_EVENT_TYPES, profileStream, QUEUES } from '@trackrecord/contracts';
import { connectRedis, createLogger, RedisUserData, Snapshots, WorkQueues } from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { SessionList } from '../access/session-list.js';
import { AccessLogRetention } from '../erasure/access-log-retention.js';
import type { ErasureContext } from '../erasure/erase-user.js';
import { createErasers } from '../erasure/erasers.js';

const ACCESS_LOG_DAYS = 730;
const DAY_SECONDS = 86_400;

/** Creates an erasure context on the stores of the stack under test, like a newly started process. */
export async function openStackErasure() {
  const logger = createLogger('test', 'silent');
  const stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  const redis = connectRedis(testVariable('REDIS_URL'), logger);
  const queues = new WorkQueues(testVariable('REDIS_URL'), logger);
  queues.prepare(QUEUES, { listensToEvents: false });
  const identities = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  const { mongo, store, keys, erasures, signOuts } = stores;
  const redisData = new RedisUserData(redis, queues);
  const masterKey = Buffer.from(testVariable('MASTER_KEY'), 'base64');
  const sessionList = new SessionList(mongo.db, masterKey, ACCESS_LOG_DAYS);
  const accessLog = new AccessLogRetention(store, sessionList, ACCESS_LOG_DAYS);
  const erasers = createErasers({
    db: mongo.db,
    store,
    keys,
    signOuts,
    redisData,
    identities,
    exportUrl: undefined,
    accessLog,
    logger,
  });
  const context: ErasureContext = { erasures, erasers, accessLog, store, masterKey, logger };
  /** Creates what normally only a long stream (a snapshot) and an LLM (a counter of calls) cause. */
  const createSnapshotAndAiCallCounter = async (uid: string): Promise<void> => {
    const snapshots = new Snapshots(mongo.db, stores.sealer, logger);
    const key = { uid, stream: profileStream(uid), version: 1 };
    await snapshots.store(key, { revision: 0, at: new Date().toISOString(), content: { skills: ['Mathematics'] } });
    const callCount = 3;
    await redis.set(`ai-calls-of:${uid}`, callCount, 'EX', DAY_SECONDS);
  };
  const close = async (): Promise<void> => {
    await queues.close();
    redis.disconnect();
    await identities.close();
    await closeTestStores(stores);
  };
  return { ...stores, redis, identities, context, createSnapshotAndAiCallCounter, close };
}

/** The erasure of the stack under test. */
export type StackErasure = Awaited<ReturnType<typeof openStackErasure>>;
