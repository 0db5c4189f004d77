import {
  toBatches,
  type EventLog,
  type EventStore,
  type Logger,
  sleep,
  toLogPosition,
  subscribeToAll,
} from '@trackrecord/platform';
import { applyBatch, type Target } from './apply-batch.js';
import { CheckpointWriter } from './checkpoint-writer.js';
import type { Projections } from './projections.js';
import { repairViews } from './repair-views.js';

const MOST_AT_ONCE = 500;
/**
 * After each batch the next one is given time to grow, because one write serves all events of a document: a millisecond
 * for each event there was, within these limits. A read that names a newer revision does not wait for it (decision 052).
 */
const MIN_GATHERING_MS = 20;
const MAX_GATHERING_MS = 150;
const MIN_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 1_000;

/** What a projector works with beside its target. */
export interface ProjectorParts<View> {
  readonly store: EventStore;
  readonly log: EventLog;
  readonly projections: Projections;
  readonly logger: Logger;
  /** The target for a collection: the live one may change while the projector runs. */
  readonly targetOf: (collection: string) => Target<View>;
  readonly onProjected: (events: number) => void;
  /** Told of every document that held events which the log does not have. */
  readonly onRepaired: () => void;
  readonly onCaughtUp: () => void;
  /** Told why projecting stopped, before it is tried again. */
  readonly onStopped: (error: unknown) => void;
}

/** Projects until the signal aborts; what fails is logged and tried again from the last checkpoint, ever more slowly. */
export async function projectForever<View>(
  name: string,
  parts: ProjectorParts<View>,
  signal: AbortSignal,
): Promise<void> {
  let wait = MIN_BACKOFF_MS;
  // An outage long ago must not slow down the next recovery.
  const recovering = {
    ...parts,
    onCaughtUp: () => {
      wait = MIN_BACKOFF_MS;
      parts.onCaughtUp();
    },
  };
  const active = () => !signal.aborted;
  while (active()) {
    try {
      await projectLive(name, recovering, signal);
      wait = MIN_BACKOFF_MS;
    } catch (error) {
      if (!active()) return;
      parts.onStopped(error);
      parts.logger.error({ err: error, projection: name, wait }, 'projection failed, retrying');
      await sleep(wait, signal);
      wait = Math.min(wait * 2, MAX_BACKOFF_MS);
    }
  }
}

/** Projects into the live collection; returns when another one became live. */
async function projectLive<View>(name: string, parts: ProjectorParts<View>, signal: AbortSignal): Promise<void> {
  const { store, log, projections, logger, targetOf, onProjected, onCaughtUp } = parts;
  const collection = await projections.liveCollection(name);
  const target = targetOf(collection);
  await repairViews(target, parts);
  const stop = new AbortController();
  const switched = watchForSwitch(name, collection, projections, stop);
  const ended = AbortSignal.any([signal, stop.signal]);
  const events = subscribeToAll(store, {
    prefixes: [target.projection.prefix],
    after: await projections.checkpoint(collection),
    signal: ended,
    onLost: (error) => logger.warn({ err: error, projection: name }, 'event store connection lost, resuming'),
    onCaughtUp,
    continuesFrom: (last) => log.continuesFrom(last),
  });
  const checkpoint = new CheckpointWriter((position) => projections.advance(collection, position));
  try {
    for await (const batch of toBatches(events, MOST_AT_ONCE)) {
      await applyBatch(target, batch);
      const last = batch.at(-1);
      if (last) checkpoint.reached(toLogPosition(last));
      onProjected(batch.length);
      await sleep(Math.min(Math.max(batch.length, MIN_GATHERING_MS), MAX_GATHERING_MS), ended);
    }
  } finally {
    stop.abort();
    await checkpoint.flush();
    await switched;
  }
}

async function watchForSwitch(name: string, collection: string, projections: Projections, stop: AbortController) {
  const { signal } = stop;
  while (!signal.aborted) {
    await sleep(500, signal);
    const live = await projections.liveCollection(name).catch(() => collection);
    if (live !== collection) stop.abort();
  }
}
