import type { Firebase, Logger, Metrics, Redis, Stores, WorkQueues } from '@trackrecord/platform';
import { sleep, RedisUserData } from '@trackrecord/platform';
import type { ErasureContext } from './erase-user.js';
import { createErasers } from './erasers.js';
import { reopenRestored } from './finish-erasures.js';

export interface ErasureSettings {
  readonly stores: Pick<Stores, 'mongo' | 'store' | 'keys' | 'erasures'>;
  readonly queues: WorkQueues;
  readonly redis: Redis;
  readonly identities: Pick<Firebase, 'has' | 'remove'>;
  readonly exportUrl: string | undefined;
  readonly masterKey: Buffer;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Time between attempts to check for restored data (ms). */
const RETRY_DELAY_MS = 30_000;

/** Creates the context of erasures, and registers their metrics. */
export async function openErasure(settings: ErasureSettings): Promise<ErasureContext> {
  const { stores, queues, redis, identities, exportUrl, masterKey, metrics, logger } = settings;
  const { mongo, store, keys, erasures } = stores;
  await erasures.prepare();
  metrics.watch('erasure_oldest_seconds', 'How long the oldest erasure has been in a state that should pass', 'state', {
    begun: () => erasures.getOldestAge('begun', new Date()),
    erased: () => erasures.getOldestAge('erased', new Date()),
  });
  const traces = new RedisUserData(redis, queues);
  const erasers = createErasers({ db: mongo.db, store, keys, traces, identities, exportUrl, logger });
  return { erasures, erasers, store, masterKey, logger };
}

/** Checks for data that a restored backup brought back. Retries until it succeeds or the signal aborts. */
export async function eraseRestored(parts: ErasureContext, signal: AbortSignal): Promise<void> {
  const { logger } = parts;
  while (!signal.aborted) {
    try {
      const reopened = await reopenRestored(parts, signal);
      if (reopened > 0) logger.warn({ reopened }, 'erased data found after a restore, erasing it again');
      return;
    } catch (error) {
      logger.error({ err: error }, 'checking for restored erased data failed');
      await sleep(RETRY_DELAY_MS, signal);
    }
  }
}
