import type { Firebase, Logger, Metrics, Redis, Stores, WorkQueues } from '@trackrecord/platform';
import { sleep, RedisUserData } from '@trackrecord/platform';
import { SessionList } from '../access/session-list.js';
import { AccessLogRetention } from './access-log-retention.js';
import type { ErasureContext } from './erase-user.js';
import { createErasers } from './erasers.js';
import { reopenRestoredErasures } from './finish-erasures.js';

export interface ErasureOptions {
  readonly stores: Pick<Stores, 'mongo' | 'store' | 'keys' | 'erasures' | 'signOuts'>;
  readonly queues: WorkQueues;
  readonly redis: Redis;
  readonly identities: Pick<Firebase, 'has' | 'remove'>;
  readonly exportUrl: string | undefined;
  readonly accessLogDays: number;
  readonly masterKey: Buffer;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Time between attempts to check for restored data (ms). */
const RETRY_DELAY_MS = 30_000;

/** Creates the context of erasures, and registers their metrics. */
export async function createErasureContext(options: ErasureOptions): Promise<ErasureContext> {
  const { stores, queues, redis, identities, exportUrl, accessLogDays, masterKey, metrics, logger } = options;
  const { mongo, store, keys, erasures, signOuts } = stores;
  await erasures.prepare();
  metrics.createGauge('erasure_oldest_seconds', 'Age of the oldest erasure in a transient state', 'state', {
    begun: () => erasures.getOldestAgeSeconds('begun', new Date()),
    erased: () => erasures.getOldestAgeSeconds('erased', new Date()),
  });
  const sessionList = new SessionList(mongo.db, masterKey, accessLogDays);
  const accessLog = new AccessLogRetention(store, sessionList, accessLogDays);
  const redisData = new RedisUserData(redis, queues);
  const erasers = createErasers({
    db: mongo.db,
    store,
    keys,
    signOuts,
    redisData,
    identities,
    exportUrl,
    accessLog,
    logger,
  });
  return { erasures, erasers, accessLog, store, masterKey, logger };
}

/** Checks for data that a restored backup brought back. Retries until it succeeds or the signal aborts. */
export async function checkForRestoredData(context: ErasureContext, signal: AbortSignal): Promise<void> {
  const { logger } = context;
  while (!signal.aborted) {
    try {
      const reopenedCount = await reopenRestoredErasures(context, signal);
      if (reopenedCount > 0) logger.warn({ reopenedCount }, 'erased data found after a restore, erasing it again');
      return;
    } catch (error) {
      logger.error({ err: error }, 'checking for restored erased data failed');
      await sleep(RETRY_DELAY_MS, signal);
    }
  }
}
