import { randomUUID } from 'node:crypto';
import { Lease, type Logger, SubscriptionLag } from '@trackrecord/platform';
import { type CheckResult, checkViews } from './check-views.js';
import type { Stores } from './connect-projector-stores.js';
import { projectForever } from './project.js';
import type { Projection } from './projection.js';
import { rebuildStream } from './rebuild.js';
import { rebuildProjection } from './rebuild-projection.js';
import { runRebuilds } from './run-rebuilds.js';

/** A projection that runs in this process, or waits for its lease. */
export interface RunningProjection {
  readonly name: string;
  /** Resolves after the signal has aborted and everything is stored. */
  readonly done: Promise<void>;
  /** Whether this process holds the lease of the projection. */
  readonly isHeld: () => boolean;
  /** How far the projection is behind (s); undefined if another process runs it. */
  readonly getLagSeconds: () => number | undefined;
  /** The number of streams in quarantine. */
  readonly countQuarantined: () => Promise<number>;
  /** The number of views that are known not to be what their streams say. */
  readonly countMismatched: () => Promise<number>;
  /** Rejects with the error that stopped the projection, until it continues. */
  readonly check: () => Promise<void>;
}

/** Callbacks for metrics. */
interface Observers {
  readonly logger: Logger;
  readonly onProjected: (name: string, eventCount: number) => void;
  /** A document contained events that the log does not have, and was rebuilt. */
  readonly onRepaired: (name: string) => void;
  /** An unreadable document was rebuilt from its stream. */
  readonly onUnreadable: (name: string) => void;
  /** A view was compared with its stream. */
  readonly onChecked: (name: string, result: CheckResult) => void;
}

/** A projection is at rest if no event waits for longer (s). Views are checked only then. */
const MAX_IDLE_LAG_SECONDS = 1;

/**
 * Runs the projection while this process holds its lease, until the signal aborts. Meanwhile, one view is compared with
 * its stream every `viewCheckSeconds`; none with 0.
 */
export function projectUnderLease<View>(
  projection: Projection<View>,
  { mongo, store, log, projections, rebuildRequests, projectionRebuilds, checkPositions, createTarget }: Stores,
  { logger, onProjected, onRepaired, onUnreadable, onChecked }: Observers,
  viewCheckSeconds: number,
  signal: AbortSignal,
): RunningProjection {
  const { name } = projection;
  const createProjectionTarget = createTarget(projection);
  const state: { lastError?: string | undefined } = {};
  const lease = new Lease(mongo.db, name, randomUUID(), logger);
  const lag = new SubscriptionLag();
  const getLiveTarget = async () => ({
    ...createProjectionTarget(await projections.getLiveCollection(name)),
    store,
  });
  const done = lease.hold(signal, async (leaseSignal) => {
    logger.info({ projection: name }, 'projection started');
    const rebuilding = runRebuilds(
      {
        projection: name,
        requests: rebuildRequests,
        projectionRebuilds,
        rebuild: (stream, rebuildSignal) =>
          rebuildStream(name, stream, store, projections, createProjectionTarget, rebuildSignal),
        rebuildProjection: (rebuild, onProgress, rebuildSignal) =>
          rebuildProjection(
            { name, store, projections, projectionRebuilds, createTarget: createProjectionTarget },
            rebuild,
            onProgress,
            rebuildSignal,
          ),
        logger,
      },
      leaseSignal,
    );
    const projecting = projectForever(
      name,
      {
        store,
        log,
        projections,
        logger,
        lag,
        onRepaired: () => onRepaired(name),
        createTarget: (collection) => ({
          ...createProjectionTarget(collection),
          onUnreadable: () => onUnreadable(name),
        }),
        onProjected: (eventCount) => {
          state.lastError = undefined;
          onProjected(name, eventCount);
        },
        onCaughtUp: () => {
          state.lastError = undefined;
          logger.info({ projection: name }, 'projection caught up');
        },
        onStopped: (error) => {
          state.lastError = error instanceof Error ? error.message : String(error);
        },
      },
      leaseSignal,
    );
    const checking =
      viewCheckSeconds > 0 &&
      checkViews(
        {
          projection: name,
          intervalSeconds: viewCheckSeconds,
          getTarget: getLiveTarget,
          positions: checkPositions,
          isIdle: () => (lag.getSeconds() ?? Infinity) < MAX_IDLE_LAG_SECONDS,
          onChecked: (result) => onChecked(name, result),
          logger,
        },
        leaseSignal,
      );
    await Promise.all([projecting, rebuilding, checking]).finally(() => lag.stop());
  });
  return {
    name,
    done,
    isHeld: () => lease.isHeld,
    getLagSeconds: () => lag.getSeconds(),
    countQuarantined: async () => (await (await getLiveTarget()).quarantine.listStreams()).size,
    countMismatched: async () => (await getLiveTarget()).mismatches.count(),
    check: () => (state.lastError === undefined ? Promise.resolve() : Promise.reject(new Error(state.lastError))),
  };
}
