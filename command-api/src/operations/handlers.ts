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
import { type RebuildContext, rebuildQuarantined } from './rebuild-quarantined.js';

/** What the handlers need. */
export interface Dependencies extends QueueOperationContext, RebuildContext {
  readonly limits: Pick<Limits, 'operations'>;
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
    fetchFeed: [operations, fetchFeed(dependencies)],
  };
}
