import { CLEAR_EVENT_TYPES, profileStream, QUEUES } from '@trackrecord/contracts';
import { connectRedis, createLogger, RedisUserData, Snapshots, WorkQueues } from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import type { ErasureContext } from '../erasure/erase-user.js';
import { createErasers } from '../erasure/erasers.js';

/** Opens the erasure on the stores of the stack under test, like a process that has just started. */
export async function stackErasure() {
  const logger = createLogger('test', 'silent');
  const stores = await connectTestStores(CLEAR_EVENT_TYPES);
  const redis = connectRedis(testVariable('REDIS_URL'), logger);
  const queues = new WorkQueues(testVariable('REDIS_URL'), logger);
  queues.prepare(QUEUES, { listening: false });
  const identities = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  const { mongo, store, keys, erasures } = stores;
  const redisData = new RedisUserData(redis, queues);
  const erasers = createErasers({ db: mongo.db, store, keys, redisData, identities, exportUrl: undefined, logger });
  const masterKey = Buffer.from(testVariable('MASTER_KEY'), 'base64');
  const context: ErasureContext = { erasures, erasers, store, masterKey, logger };
  /** Creates the data that only long streams and configured models leave behind. */
  const seldom = async (uid: string): Promise<void> => {
    const snapshots = new Snapshots(mongo.db, stores.sealer, logger);
    const of = { uid, stream: profileStream(uid), version: 1 };
    await snapshots.store(of, { revision: 0, at: new Date().toISOString(), content: { skills: ['Mathematics'] } });
    await redis.set(`ai-calls-of:${uid}`, 3, 'EX', 86_400);
  };
  const close = async (): Promise<void> => {
    await queues.close();
    redis.disconnect();
    await identities.close();
    await closeTestStores(stores);
  };
  return { ...stores, redis, identities, parts: context, seldom, close };
}

/** The erasure of the stack under test. */
export type StackErasure = Awaited<ReturnType<typeof stackErasure>>;
