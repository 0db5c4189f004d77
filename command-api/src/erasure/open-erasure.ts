import type { Firebase, Logger, Metrics, Redis, Stores, WorkQueues } from '@trackrecord/platform';
import { pause, RedisTraces } from '@trackrecord/platform';
import type { ErasureParts } from './erase-person.js';
import { erasersOf } from './erasers.js';
import { reopenRestored } from './finish-erasures.js';

/** What erasing is opened on. */
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

/** How long after a failure it is looked again for what a backup brought back (ms). */
const LOOK_AGAIN = 30_000;

/** Puts together what erases. */
export async function openErasure(settings: ErasureSettings): Promise<ErasureParts> {
  const { stores, queues, redis, identities, exportUrl, masterKey, metrics, logger } = settings;
  const { mongo, store, keys, erasures } = stores;
  await erasures.prepare();
  metrics.watch('erasure_oldest_seconds', 'How long the oldest erasure has been in a state that should pass', 'state', {
    begun: () => erasures.oldest('begun', new Date()),
    erased: () => erasures.oldest('erased', new Date()),
  });
  const traces = new RedisTraces(redis, queues);
  const erasers = erasersOf({ db: mongo.db, store, keys, traces, identities, exportUrl, logger });
  return { erasures, erasers, store, masterKey, logger };
}

/** Looks for what a backup brought back; and again if that fails, until the signal aborts. */
export async function eraseRestored(parts: ErasureParts, signal: AbortSignal): Promise<void> {
  const { logger } = parts;
  while (!signal.aborted) {
    try {
      const reopened = await reopenRestored(parts, signal);
      if (reopened > 0) logger.warn({ reopened }, 'erased data found after a restore, erasing it again');
      return;
    } catch (error) {
      logger.error({ err: error }, 'checking for restored erased data failed');
      await pause(LOOK_AGAIN, signal);
    }
  }
}
