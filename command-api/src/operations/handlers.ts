import type { Limits } from '../http/limits.js';
import { fetchFeed } from './fetch-feed.js';
import {
  discardJobs,
  limitQueue,
  pauseQueue,
  type QueueOperationContext,
  resumeQueue,
  retryJobs,
} from './queue-operations.js';
import { type ProjectionRebuildContext, rebuildProjection } from './rebuild-projection.js';
import { type RebuildContext, rebuildQuarantined } from './rebuild-quarantined.js';

/** What the handlers need. */
export interface Dependencies extends QueueOperationContext, RebuildContext, ProjectionRebuildContext {
  readonly limits: Pick<Limits, 'operations'>;
  readonly rebuilds: RebuildContext['rebuilds'] & ProjectionRebuildContext['rebuilds'];
}

/** Creates the handlers of what operators do, each behind the limit of operations. */
export function createHandlers(dependencies: Dependencies) {
  const { operations } = dependencies.limits;
  return {
    pauseQueue: [operations, pauseQueue(dependencies)],
    resumeQueue: [operations, resumeQueue(dependencies)],
    limitQueue: [operations, limitQueue(dependencies)],
    retryJobs: [operations, retryJobs(dependencies)],
    discardJobs: [operations, discardJobs(dependencies)],
    rebuildQuarantined: [operations, rebuildQuarantined(dependencies)],
    rebuildProjection: [operations, rebuildProjection(dependencies)],
    fetchFeed: [operations, fetchFeed(dependencies)],
  };
}
