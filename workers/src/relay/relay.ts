import {
  batches,
  type EventStore,
  type Logger,
  type LogPlace,
  pause,
  placeOf,
  type RecordedEvent,
  subscribeToAll,
  type WorkQueues,
} from '@trackrecord/platform';
import { type BackgroundTiming, debounceJobs, type LastMade } from './debounce-jobs.js';
import { debouncedJobs, immediateJobs, RELAYED_PREFIXES } from './jobs-of-event.js';
import { type Checkpoint, TrailingCheckpoint } from './trailing-checkpoint.js';

/** What relaying needs. */
export interface RelayParts {
  readonly store: EventStore;
  readonly queues: WorkQueues;
  readonly checkpoint: Checkpoint;
  readonly timing: BackgroundTiming;
  readonly lastMade: LastMade;
  /** Whether the log still holds a place that was reached in it. */
  readonly continuesFrom?: (last: LogPlace) => Promise<boolean>;
  readonly logger: Logger;
  readonly onRelayed: (jobs: number) => void;
  /** Told why relaying stopped before it is tried again, and with nothing once it goes on. */
  readonly onTrouble: (error: unknown) => void;
}

const BATCH_SIZE = 2_000;
/**
 * Background jobs are gathered for half of the quiet time, and no longer than this, before they are put on their queues:
 * all that a person changes meanwhile costs Redis one job of each kind.
 */
const MAX_GATHERING_MS = 1_000;
const MAX_BACKOFF_MS = 1_000;

/** Turns events into jobs until the signal aborts; what fails is tried again from the last checkpoint, ever more slowly. */
export async function relayForever(parts: RelayParts, signal: AbortSignal): Promise<void> {
  const { logger, onTrouble } = parts;
  const active = () => !signal.aborted;
  let wait = 200;
  while (active()) {
    try {
      await relay(parts, signal, () => {
        wait = 200;
        onTrouble(undefined);
      });
    } catch (error) {
      if (!active()) break;
      onTrouble(error);
      logger.error({ err: error, wait }, 'relay failed, retrying');
      await pause(wait, signal);
      wait = Math.min(wait * 2, MAX_BACKOFF_MS);
    }
  }
  // Whoever has the lease now tells of its own trouble.
  onTrouble(undefined);
}

async function relay(parts: RelayParts, signal: AbortSignal, onGood: () => void): Promise<void> {
  const { store, queues, checkpoint, timing, lastMade, continuesFrom, logger, onRelayed } = parts;
  const events = subscribeToAll(store, {
    prefixes: RELAYED_PREFIXES,
    after: await checkpoint.read(),
    onCaughtUp: onGood,
    ...(continuesFrom && { continuesFrom }),
    signal,
    onLost: (error) => logger.warn({ err: error }, 'event store connection lost, resuming'),
  });
  const trailing = new TrailingCheckpoint(checkpoint, logger);
  try {
    for await (const batch of batches(addImmediateJobs(events, parts), BATCH_SIZE)) {
      const jobs = await debounceJobs(debouncedJobs(batch), timing, lastMade);
      await Promise.all(jobs.map((job) => queues.add(job)));
      const last = batch.at(-1);
      if (last) trailing.reached(placeOf(last));
      onRelayed(jobs.length);
      onGood();
      await pause(Math.min(timing.quietMs / 2, MAX_GATHERING_MS), signal);
    }
  } finally {
    trailing.stop();
  }
}

/** Adds the jobs of each event that start at once, and passes the event on. */
async function* addImmediateJobs(
  events: AsyncIterable<RecordedEvent>,
  { queues, onRelayed }: RelayParts,
): AsyncGenerator<RecordedEvent> {
  for await (const event of events) {
    const jobs = immediateJobs(event);
    await Promise.all(jobs.map((job) => queues.add(job)));
    onRelayed(jobs.length);
    yield event;
  }
}
