import { randomUUID } from 'node:crypto';
import { Lease, type Logger, type Stores, SubscriptionLag } from '@trackrecord/platform';
import { EventIndex } from './event-index.js';
import { fillIndexForever } from './fill-index.js';

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
