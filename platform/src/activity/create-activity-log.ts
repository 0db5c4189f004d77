import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Stores } from '../stores/connect-stores.js';
import { ActivityLog } from './activity-log.js';

interface ActivityConfig {
  readonly MASTER_KEY: Buffer;
  readonly ACTIVITY_LOG_DAYS: number;
}

/** While MongoDB is unreachable, every entry is dropped; a warning is logged at most this often. */
const WARNING_INTERVAL_MS = 10_000;

/** Creates the activity log of a process, with its indexes and the metric of dropped entries. */
export async function createActivityLog(
  { mongo, sealer }: Pick<Stores, 'mongo' | 'sealer'>,
  { MASTER_KEY: masterKey, ACTIVITY_LOG_DAYS: days }: ActivityConfig,
  { metrics, logger }: { readonly metrics: Metrics; readonly logger: Logger },
): Promise<ActivityLog> {
  const droppedCounter = metrics.createCounter(
    'activity_dropped_total',
    'Entries of the activity log that could not be stored',
  );
  let lastWarnedAt = -Infinity;
  const onDropped = (error: unknown) => {
    droppedCounter.inc();
    if (Date.now() - lastWarnedAt < WARNING_INTERVAL_MS) return;
    lastWarnedAt = Date.now();
    logger.warn({ err: error }, 'activity entry dropped');
  };
  const activity = new ActivityLog(mongo.db, sealer, { masterKey, days, onDropped });
  await activity.prepare();
  return activity;
}
