import type { ViewCollection } from '@trackrecord/contracts';
import {
  toBatches,
  type EventLog,
  type EventStore,
  type Logger,
  sleep,
  sleepUntilDue,
  toLogPosition,
  subscribeToAll,
  type SubscriptionLag,
} from '@trackrecord/platform';
import { applyBatch, type Target } from './apply-batch.js';
import { CheckpointWriter } from './checkpoint-writer.js';
import { completeCommand } from './complete-command.js';
import type { Projections } from './projections.js';
import { repairViews } from './repair-views.js';
import { retryForever } from './retry-forever.js';

const BATCH_SIZE = 500;
/**
 * After each batch, the projector waits until more events have arrived, because one write covers all events of a
 * document: one millisecond for each event of the last batch, within these limits. Reads with X-Min-Revision do not
 * wait for it (decision 052).
 */
const MIN_BATCH_WAIT_MS = 20;
const MAX_BATCH_WAIT_MS = 150;

/** The dependencies and callbacks of a projector. */
interface ProjectorContext<View> {
  readonly store: EventStore;
  readonly log: EventLog;
  readonly projections: Projections;
  readonly logger: Logger;
  /** Returns the target of a collection. The live one may change while the projector runs. */
  readonly createTarget: (collection: ViewCollection) => Target<View>;
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
  await retryForever(
    (resetBackoff) => {
      const onCaughtUp = () => {
        resetBackoff();
        context.onCaughtUp();
      };
      return projectLive(name, { ...context, onCaughtUp }, signal);
    },
    (error, backoffMs) => {
      context.onStopped(error);
      context.logger.error({ err: error, projection: name, backoffMs }, 'projection failed, retrying');
    },
    signal,
  );
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

/** How often to check whether another collection is live; well below the time that a rebuild keeps the old one. */
const SWITCH_POLL_MS = 2_000;

async function watchForSwitch(
  name: string,
  collection: ViewCollection,
  projections: Projections,
  stopController: AbortController,
) {
  const { signal } = stopController;
  while (!signal.aborted) {
    await sleepUntilDue(SWITCH_POLL_MS, signal);
    const live = await projections.getLiveCollection(name).catch(() => collection);
    if (live !== collection) stopController.abort();
  }
}
