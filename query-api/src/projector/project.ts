import {
  toBatches,
  type EventLog,
  type EventStore,
  type Logger,
  sleep,
  toLogPosition,
  subscribeToAll,
  type SubscriptionLag,
  type LogPosition,
} from '@trackrecord/platform';
import { applyBatch, type Target } from './apply-batch.js';
import { completeCommand } from './complete-command.js';
import type { Projections } from './projections.js';
import { repairViews } from './repair-views.js';

const BATCH_SIZE = 500;
/**
 * After each batch, the projector waits until more events have arrived, because one write covers all events of a
 * document: one millisecond for each event of the last batch, within these limits. Reads with X-Min-Revision do not
 * wait for it (decision 052).
 */
const MIN_BATCH_WAIT_MS = 20;
const MAX_BATCH_WAIT_MS = 150;
const MIN_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 1_000;

/** The dependencies and callbacks of a projector. */
interface ProjectorContext<View> {
  readonly store: EventStore;
  readonly log: EventLog;
  readonly projections: Projections;
  readonly logger: Logger;
  /** Returns the target of a collection. The live one may change while the projector runs. */
  readonly createTarget: (collection: string) => Target<View>;
  readonly lag: SubscriptionLag;
  readonly onProjected: (eventCount: number) => void;
  /** Called for every document that contained events which the log does not have. */
  readonly onRepaired: () => void;
  readonly onCaughtUp: () => void;
  /** Called with the error before a retry. */
  readonly onStopped: (error: unknown) => void;
}

/** Projects until the signal aborts. Errors are logged, and projecting resumes at the last checkpoint with backoff. */
export async function projectForever<View>(
  name: string,
  context: ProjectorContext<View>,
  signal: AbortSignal,
): Promise<void> {
  let backoffMs = MIN_BACKOFF_MS;
  // Resets the backoff after a healthy period.
  const contextWithReset = {
    ...context,
    onCaughtUp: () => {
      backoffMs = MIN_BACKOFF_MS;
      context.onCaughtUp();
    },
  };
  const isActive = () => !signal.aborted;
  while (isActive()) {
    try {
      await projectLive(name, contextWithReset, signal);
      backoffMs = MIN_BACKOFF_MS;
    } catch (error) {
      if (!isActive()) return;
      context.onStopped(error);
      context.logger.error({ err: error, projection: name, backoffMs }, 'projection failed, retrying');
      await sleep(backoffMs, signal);
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
  }
}

/** Projects into the live collection. Returns when another one is live. */
async function projectLive<View>(name: string, context: ProjectorContext<View>, signal: AbortSignal): Promise<void> {
  const { store, log, projections, logger, createTarget, lag, onProjected, onCaughtUp } = context;
  const collection = await projections.getLiveCollection(name);
  const target = createTarget(collection);
  await repairViews(target, context);
  const stopController = new AbortController();
  const switchWatch = watchForSwitch(name, collection, projections, stopController);
  const stopSignal = AbortSignal.any([signal, stopController.signal]);
  lag.start();
  const events = subscribeToAll(store, {
    prefixes: [target.projection.streamPrefix],
    after: await projections.readCheckpoint(collection),
    signal: stopSignal,
    onLost: (error) => {
      lag.lose();
      logger.warn({ err: error, projection: name }, 'event store connection lost, resuming');
    },
    onCaughtUp: () => {
      lag.catchUp();
      onCaughtUp();
    },
    containsPosition: (last) => log.canContinueFrom(last),
  });
  const checkpoint = new CheckpointWriter((position) => projections.advance(collection, position));
  try {
    for await (const batch of toBatches(lag.follow(events), BATCH_SIZE)) {
      await applyBatch(target, await completeCommand(store, batch));
      lag.apply(batch.length);
      const last = batch.at(-1);
      if (last) checkpoint.schedule(toLogPosition(last));
      onProjected(batch.length);
      await sleep(Math.min(Math.max(batch.length, MIN_BATCH_WAIT_MS), MAX_BATCH_WAIT_MS), stopSignal);
    }
  } finally {
    stopController.abort();
    await checkpoint.flush();
    await switchWatch;
  }
}

/** How often to check whether another collection is live. */
const SWITCH_POLL_MS = 1_000;

async function watchForSwitch(
  name: string,
  collection: string,
  projections: Projections,
  stopController: AbortController,
) {
  const { signal } = stopController;
  while (!signal.aborted) {
    await sleep(SWITCH_POLL_MS, signal);
    const live = await projections.getLiveCollection(name).catch(() => collection);
    if (live !== collection) stopController.abort();
  }
}

const CHECKPOINT_INTERVAL_MS = 250;

/**
 * Stores the checkpoint of a collection, at most four times per second and always after the documents. After a crash,
 * events are applied again, which is idempotent.
 */
class CheckpointWriter {
  #latest: LogPosition | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;

  constructor(private readonly write: (position: LogPosition) => Promise<void>) {}

  /** Schedules a position to be stored. @throws the error of an earlier attempt. */
  schedule(position: LogPosition): void {
    if (this.#failure) throw this.#failure.error;
    this.#latest = position;
    this.#timer ??= setTimeout(() => void this.flush(), CHECKPOINT_INTERVAL_MS);
  }

  /** Stores the latest position now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const position = this.#latest;
    this.#latest = undefined;
    if (position) {
      this.#writing = this.#writing
        .then(() => this.write(position))
        .catch((error: unknown) => {
          this.#failure = { error };
        });
    }
    await this.#writing;
  }
}
