import { randomUUID } from 'node:crypto';
import { EVENT_INDEX_COLLECTION, Lease, type Logger, type Stores, SubscriptionLag } from '@trackrecord/platform';
import { retryForever } from '../projector/retry-forever.js';
import { EventIndex } from './event-index.js';
import { dropIndex, fillIndexForever } from './fill-index.js';

/** The lease of the process that fills the index. */
export const EVENT_INDEX_LEASE = 'event-index';

/** The index that this process fills, or waits for the lease of. */
export interface RunningIndex {
  /** Resolves after the signal has aborted and everything is stored. */
  readonly done: Promise<void>;
  /** Whether this process holds the lease. */
  readonly isHeld: () => boolean;
  /** How far the index is behind (s); undefined if another process fills it. */
  readonly getLagSeconds: () => number | undefined;
  /** Returns `warning` while it fails: nothing but searches of developers and support needs it. */
  readonly check: () => Promise<'ok' | 'warning'>;
}

interface IndexOptions {
  /** `EVENT_INDEX_DAYS`, at least 1. */
  readonly days: number;
  readonly logger: Logger;
  readonly onIndexed: (rowCount: number) => void;
}

/** Fills the index of events while this process holds its lease, until the signal aborts. */
export function fillIndexUnderLease(
  { mongo, store, log, erasures }: Pick<Stores, 'mongo' | 'store' | 'log' | 'erasures'>,
  { days, logger, onIndexed }: IndexOptions,
  signal: AbortSignal,
): RunningIndex {
  const state = { isFailing: false };
  const lease = new Lease(mongo.db, EVENT_INDEX_LEASE, randomUUID(), logger);
  const lag = new SubscriptionLag();
  const index = new EventIndex(mongo.db, erasures, days);
  const done = lease.hold(signal, async (leaseSignal) => {
    logger.info({ days }, 'indexing events started');
    const context = {
      store,
      log,
      index,
      lag,
      logger,
      onIndexed: (rowCount: number) => {
        state.isFailing = false;
        onIndexed(rowCount);
      },
      onCaughtUp: () => {
        state.isFailing = false;
        logger.info('index of events caught up');
      },
      onStopped: () => {
        state.isFailing = true;
      },
    };
    await fillIndexForever(context, leaseSignal).finally(() => {
      lag.stop();
      // The next holder of the lease reports its own errors.
      state.isFailing = false;
    });
  });
  return {
    done,
    isHeld: () => lease.isHeld,
    getLagSeconds: () => lag.getSeconds(),
    check: () => Promise.resolve(state.isFailing ? 'warning' : 'ok'),
  };
}

/**
 * Deletes an index of before, because `EVENT_INDEX_DAYS` is 0: its rows would expire, but its checkpoint would count as a
 * position that the read models have reached, for ever. Waits for the lease only if there is one.
 */
export async function dropIndexUnderLease(
  { mongo, log, erasures }: Pick<Stores, 'mongo' | 'log' | 'erasures'>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  const index = new EventIndex(mongo.db, erasures, 0);
  const dropped = new AbortController();
  const stopSignal = AbortSignal.any([signal, dropped.signal]);
  const drop = async () => {
    const isLeft = (await index.exists()) || (await log.record.readCheckpoint(EVENT_INDEX_COLLECTION)) !== undefined;
    if (isLeft) {
      const lease = new Lease(mongo.db, EVENT_INDEX_LEASE, randomUUID(), logger);
      await lease.hold(stopSignal, async () => {
        await dropIndex({ log, index });
        logger.info('index of events dropped, because EVENT_INDEX_DAYS is 0');
        dropped.abort();
      });
    }
    dropped.abort();
  };
  const onFailed = (error: unknown) => logger.error({ err: error }, 'dropping the index of events failed, retrying');
  await retryForever(drop, onFailed, stopSignal);
}
