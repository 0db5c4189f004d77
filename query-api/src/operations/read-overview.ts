import { operationReadEndpoints, type OperationsOverview } from '@trackrecord/contracts';
import { handle, isOutage, type Logger } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { findProblems } from './find-problems.js';
import type { OperationSources } from './operation-sources.js';
import { type ProjectionRebuildSources, readProjectionRebuilds } from './read-projections.js';
import { toProjectionSummaries, toQueueSummaries } from './summaries.js';

type Sources = OperationSources & ProjectionRebuildSources;

/** GET /operations/overview: the whole picture. A part whose store is down is null, and the others are shown. */
export const getOverview = (sources: Sources, logger: Logger): RequestHandler =>
  handle(operationReadEndpoints.getOperationsOverview, async () => ({
    status: 200,
    body: await readOverview(sources, logger),
  }));

async function readOverview(sources: Sources, logger: Logger): Promise<OperationsOverview> {
  const orNull = async <Value>(part: string, read: Promise<Value>): Promise<Value | null> =>
    read.catch((error: unknown) => {
      if (!isOutage(error)) throw error;
      logger.warn({ err: error, part }, 'a part of the overview cannot be read');
      return null;
    });
  const [processes, queueStates, quarantined, mismatched, views, rebuilds, feeds, erasures] = await Promise.all([
    orNull('processes', sources.readProcesses()),
    orNull('queues', sources.queueStates.read()),
    orNull('quarantine', sources.countQuarantined()),
    orNull('mismatches', sources.countMismatched()),
    orNull('views', sources.countViews()),
    orNull('rebuilds', readProjectionRebuilds(sources)),
    orNull('feeds', sources.readFeeds()),
    orNull('erasures', sources.readErasures()),
  ]);
  const parts = {
    processes: processes && [...processes],
    queues: queueStates && [...toQueueSummaries(queueStates, processes ?? [])],
    projections: processes &&
      quarantined &&
      mismatched &&
      views &&
        // Names of staff come from other stores, without which projections are shown, too.
        [...toProjectionSummaries(processes, { quarantined, mismatched, views, rebuilds: rebuilds ?? new Map() })],
    feeds: feeds && [...feeds],
    erasures,
  };
  const budgets = (processes ?? []).flatMap(({ state, aiBudgetUsed }) =>
    state === 'missing' || aiBudgetUsed === null ? [] : [aiBudgetUsed],
  );
  const aiBudgetUsed = budgets.length === 0 ? null : Math.max(...budgets);
  return { at: new Date().toISOString(), problems: [...findProblems(parts)], ...parts, aiBudgetUsed };
}
