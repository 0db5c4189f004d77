import {
  createDebouncedJobs,
  createImmediateJobs,
  RELAYED_PREFIXES,
  toBatches,
  type EventStore,
  type Logger,
  type LogPosition,
  sleep,
  toLogPosition,
  type RecordedEvent,
  subscribeToAll,
  type SubscriptionLag,
  type WorkQueues,
} from '@trackrecord/platform';
import { type BackgroundTiming, debounceJobs, type GetLastBuiltAt } from './debounce-jobs.js';
import { type Checkpoint, TrailingCheckpoint } from './trailing-checkpoint.js';

export interface RelayDependencies {
  readonly store: EventStore;
  readonly queues: WorkQueues;
  readonly checkpoint: Checkpoint;
  readonly timing: BackgroundTiming;
  readonly getLastBuiltAt: GetLastBuiltAt;
  /** Returns true if the log still contains a position that was reached before. */
  readonly containsPosition?: (last: LogPosition) => Promise<boolean>;
  readonly logger: Logger;
  readonly lag: SubscriptionLag;
  readonly onRelayed: (jobCount: number) => void;
  /** Called with the error before a retry, and with undefined once the relay is healthy again. */
  readonly onError: (error: unknown) => void;
}

const BATCH_SIZE = 2_000;
/**
 * Background jobs are batched for half of the quiet period, but no longer than this, so that several changes of a user
 * cost Redis one job of each kind.
 */
const MAX_BATCH_WAIT_MS = 1_000;
const MAX_BACKOFF_MS = 1_000;

/** Turns events into jobs until the signal aborts; on errors it restarts from the last checkpoint with backoff. */
export async function runRelay(dependencies: RelayDependencies, signal: AbortSignal): Promise<void> {
  const { logger, lag, onError } = dependencies;
  const isActive = () => !signal.aborted;
  let backoffMs = 200;
  while (isActive()) {
    try {
      await relay(dependencies, signal, () => {
        backoffMs = 200;
        onError(undefined);
      });
    } catch (error) {
      if (!isActive()) break;
      onError(error);
      logger.error({ err: error, waitMs: backoffMs }, 'relay failed, retrying');
      await sleep(backoffMs, signal);
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
  }
  lag.stop();
  // The next holder of the lease reports its own errors.
  onError(undefined);
}

async function relay(dependencies: RelayDependencies, signal: AbortSignal, onHealthy: () => void): Promise<void> {
  const { store, queues, checkpoint, timing, getLastBuiltAt, containsPosition, logger, lag, onRelayed } = dependencies;
  lag.start();
  const events = subscribeToAll(store, {
    prefixes: RELAYED_PREFIXES,
    after: await checkpoint.read(),
    onCaughtUp: () => {
      lag.catchUp();
      onHealthy();
    },
    ...(containsPosition && { containsPosition }),
    signal,
    onLost: (error) => {
      lag.lose();
      logger.warn({ err: error }, 'event store connection lost, resuming');
    },
  });
  const trailingCheckpoint = new TrailingCheckpoint(checkpoint, logger);
  try {
    for await (const batch of toBatches(addImmediateJobs(lag.follow(events), dependencies), BATCH_SIZE)) {
      const jobs = await debounceJobs(createDebouncedJobs(batch), timing, getLastBuiltAt);
      await Promise.all(jobs.map((job) => queues.add(job)));
      lag.apply(batch.length);
      const lastEvent = batch.at(-1);
      if (lastEvent) trailingCheckpoint.advance(toLogPosition(lastEvent));
      onRelayed(jobs.length);
      onHealthy();
      await sleep(Math.min(timing.quietMs / 2, MAX_BATCH_WAIT_MS), signal);
    }
  } finally {
    trailingCheckpoint.stop();
  }
}

/** Adds the immediate jobs of each event and yields the event. */
async function* addImmediateJobs(
  events: AsyncIterable<RecordedEvent>,
  { queues, onRelayed }: RelayDependencies,
): AsyncGenerator<RecordedEvent> {
  for await (const event of events) {
    const jobs = createImmediateJobs(event);
    await Promise.all(jobs.map((job) => queues.add(job)));
    onRelayed(jobs.length);
    yield event;
  }
}
