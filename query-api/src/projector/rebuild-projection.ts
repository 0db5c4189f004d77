import type { ProjectionRebuildDocument, ViewCollection } from '@trackrecord/contracts';
import { type EventStore, isOutage } from '@trackrecord/platform';
import type { Target } from './apply-batch.js';
import type { ProjectionRebuilds } from './projection-rebuilds.js';
import type { Projections } from './projections.js';
import { createCollectionName, discard, discardReplaced, rebuildAll } from './rebuild.js';
import { type RebuildEnd, REBUILD_FAILURES } from './rebuild-requests.js';

/** How often a rebuild is started at most: a log that always kills the projector must not do so forever. */
const MAX_ATTEMPTS = 5;
const REPORT_INTERVAL_MS = 500;

interface ProjectionRebuildContext<View> {
  /** The name of the projection. */
  readonly name: string;
  readonly store: EventStore;
  readonly projections: Projections;
  readonly projectionRebuilds: ProjectionRebuilds;
  readonly createTarget: (collection: ViewCollection) => Target<View>;
}

/**
 * Rebuilds all views of a projection. An earlier attempt that was interrupted is completed if its collection is live;
 * otherwise the rebuild starts again with another collection, and the one of that attempt is dropped.
 * @throws {RebuildLostError} if another process runs the rebuild; the reason of the signal if it aborts.
 */
export async function rebuildProjection<View>(
  context: ProjectionRebuildContext<View>,
  rebuild: ProjectionRebuildDocument,
  onProgress: () => void,
  signal: AbortSignal,
): Promise<RebuildEnd> {
  const { name, store, projections, projectionRebuilds, createTarget } = context;
  const { collection: last, abandoned, replaced, attempts, events } = rebuild;
  const isSwitched = last !== null && (await projections.readLiveCollection(name)) === last;
  if (isSwitched) {
    if (replaced !== null) await discardReplaced(replaced, projections, createTarget, signal);
    await discardAll(context, abandoned);
    return { state: 'done', events, reason: null };
  }
  const unfinished = last === null ? abandoned : [...abandoned, last];
  await discardAll(context, unfinished);
  if (attempts >= MAX_ATTEMPTS) return { state: 'failed', events, reason: REBUILD_FAILURES.attempts };

  const collection = createCollectionName(name);
  await projectionRebuilds.begin(rebuild, collection);
  let reportedAt = 0;
  try {
    const { eventCount } = await rebuildAll(name, store, projections, createTarget, {
      collection,
      signal,
      onProgress: async (progress) => {
        onProgress();
        if (Date.now() - reportedAt < REPORT_INTERVAL_MS) return;
        reportedAt = Date.now();
        await projectionRebuilds.report(rebuild, collection, progress);
      },
      beforeSwitch: (oldCollection, eventCount) =>
        projectionRebuilds.report(rebuild, collection, { eventCount, progress: 1, replaced: oldCollection }),
    });
    // Again: a process that had lost its lease may have written since.
    await discardAll(context, unfinished);
    return { state: 'done', events: eventCount, reason: null };
  } catch (error) {
    // After an interruption the next attempt drops it, unless that has begun already.
    const isInterrupted = signal.aborted || isOutage(error);
    if (!isInterrupted || !(await projectionRebuilds.isCurrent(rebuild, collection)))
      await discardAll(context, [collection]);
    throw error;
  }
}

async function discardAll<View>(
  { projections, createTarget }: ProjectionRebuildContext<View>,
  collections: readonly ViewCollection[],
): Promise<void> {
  for (const collection of collections) await discard(collection, projections, createTarget);
}
