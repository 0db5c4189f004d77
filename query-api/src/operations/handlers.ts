import { operationReadEndpoints } from '@trackrecord/contracts';
import { handle, type Logger } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { listOperations, type OperationListSources } from './list-operations.js';
import type { OperationSources } from './operation-sources.js';
import { listFailures, listQueuedJobs } from './read-jobs.js';
import { getOverview } from './read-overview.js';
import { listProjections } from './read-projections.js';
import { toQueueSummaries } from './summaries.js';

type Sources = OperationSources &
  OperationListSources & { readonly limitStaffReads: RequestHandler; readonly logger: Logger };

/** Creates the handlers of what operators and developers read. */
export function createHandlers(sources: Sources) {
  const { limitStaffReads } = sources;
  return {
    getOperationsOverview: [limitStaffReads, getOverview(sources, sources.logger)],
    listQueues: [limitStaffReads, listQueues(sources)],
    listFailures: [limitStaffReads, listFailures(sources)],
    listQueuedJobs: [limitStaffReads, listQueuedJobs(sources)],
    listProjections: [limitStaffReads, listProjections(sources)],
    listQuarantine: [limitStaffReads, listQuarantine(sources)],
    listFeeds: [limitStaffReads, listFeeds(sources)],
    getErasures: [limitStaffReads, getErasures(sources)],
    listOperations: [limitStaffReads, listOperations(sources)],
  };
}

const listQueues = ({ queueStates, readProcesses }: OperationSources): RequestHandler =>
  handle(operationReadEndpoints.listQueues, async () => {
    const [states, processes] = await Promise.all([queueStates.read(), readProcesses()]);
    const queues = [...toQueueSummaries(states, processes)];
    return { status: 200, body: { queues } };
  });

const listQuarantine = ({ readQuarantine }: OperationSources): RequestHandler =>
  handle(operationReadEndpoints.listQuarantine, async () => {
    const { streams: found, total } = await readQuarantine();
    const streams = [...found];
    return { status: 200, body: { streams, total } };
  });

const listFeeds = ({ readFeeds }: OperationSources): RequestHandler =>
  handle(operationReadEndpoints.listFeeds, async () => {
    const feeds = [...(await readFeeds())];
    return { status: 200, body: { feeds } };
  });

const getErasures = ({ readErasures }: OperationSources): RequestHandler =>
  handle(operationReadEndpoints.getErasures, async () => ({ status: 200, body: await readErasures() }));
