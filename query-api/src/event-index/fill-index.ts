import { STREAM_PREFIXES } from '@trackrecord/contracts';
import {
  EVENT_INDEX_COLLECTION,
  type EventLog,
  type EventStore,
  type Logger,
  type LogPosition,
  sleep,
  subscribeToAll,
  type SubscriptionLag,
  toBatches,
  toLogPosition,
} from '@trackrecord/platform';
import { CheckpointWriter } from '../projector/checkpoint-writer.js';
import { retryForever } from '../projector/retry-forever.js';
import type { EventIndex } from './event-index.js';

const BATCH_SIZE = 500;
/** Once it has caught up, the indexer waits after each batch, so that one write has more events. */
const BATCH_WAIT_MS = 250;

/** The dependencies and callbacks of the indexer. */
export interface FillContext {
  readonly store: EventStore;
  readonly log: EventLog;
  readonly index: EventIndex;
  readonly lag: SubscriptionLag;
  readonly logger: Logger;
  readonly onIndexed: (rowCount: number) => void;
  readonly onCaughtUp: () => void;
  /** Called with the error before a retry. */
  readonly onStopped: (error: unknown) => void;
}

/** Fills the index until the signal aborts. Errors are logged, and it goes on at the last checkpoint with backoff. */
export async function fillIndexForever(context: FillContext, signal: AbortSignal): Promise<void> {
  await retryForever(
    (resetBackoff) => {
      const onCaughtUp = () => {
        resetBackoff();
        context.onCaughtUp();
      };
      return fillIndex({ ...context, onCaughtUp }, signal);
    },
    (error, backoffMs) => {
      context.onStopped(error);
      context.logger.error({ err: error, backoffMs }, 'indexing events failed, retrying');
    },
    signal,
  );
}

/** @throws {LogTruncatedError} if the log lost events of the index. */
async function fillIndex(context: FillContext, signal: AbortSignal): Promise<void> {
  const { store, log, index, lag, logger, onIndexed, onCaughtUp } = context;
  lag.start();
  const after = await prepareIndex(context);
  const state = { isCaughtUp: false };
  const events = subscribeToAll(store, {
    prefixes: Object.values(STREAM_PREFIXES),
    after,
    signal,
    onLost: (error) => {
      lag.lose();
      state.isCaughtUp = false;
      logger.warn({ err: error }, 'event store connection of the index lost, resuming');
    },
    onCaughtUp: () => {
      lag.catchUp();
      state.isCaughtUp = true;
      onCaughtUp();
    },
    containsPosition: (last) => log.canContinueFrom(last),
  });
  const checkpoint = new CheckpointWriter((position) => log.record.advance(EVENT_INDEX_COLLECTION, position));
  try {
    for await (const batch of toBatches(lag.follow(events), BATCH_SIZE)) {
      onIndexed(await index.add(batch));
      lag.apply(batch.length);
      const last = batch.at(-1);
      if (last) checkpoint.schedule(toLogPosition(last));
      if (state.isCaughtUp && batch.length < BATCH_SIZE) await sleep(BATCH_WAIT_MS, signal);
    }
  } finally {
    await checkpoint.flush();
  }
}

/**
 * Prepares the index, and returns the position to continue from. Without one it is filled from the start of the log:
 * there is no checkpoint, the log does not contain it, or rows are kept for another number of days.
 * @throws {LogMismatchError} if the log must not be used.
 */
async function prepareIndex({ log, index, logger }: FillContext): Promise<LogPosition | undefined> {
  const checkpoint = await log.record.readCheckpoint(EVENT_INDEX_COLLECTION);
  const isInLog = checkpoint === undefined || (await log.canContinueFrom(checkpoint));
  const canContinue = checkpoint !== undefined && isInLog && (await index.hasSameDays());
  if (canContinue) {
    // Their checkpoint was not stored, so that nothing says whether the log still has them.
    await index.deleteAfter(checkpoint);
  } else {
    const reason = checkpoint === undefined ? 'no checkpoint' : isInLog ? 'other days' : 'event log rolled back';
    logger.info({ reason, days: index.days }, 'filling the index of events from the start of the log');
    await dropIndex({ log, index });
    if (!isInLog) await log.clearAcceptanceOnceRepaired();
  }
  await index.prepare();
  return canContinue ? checkpoint : undefined;
}

/** Deletes the index and its checkpoint. */
export async function dropIndex({ log, index }: Pick<FillContext, 'log' | 'index'>): Promise<void> {
  // In this order: after a crash in between, the rows are dropped because there is no checkpoint.
  await log.record.rewind(EVENT_INDEX_COLLECTION);
  await index.drop();
}
