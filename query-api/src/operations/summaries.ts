import {
  type ProjectionRebuild,
  type ProjectionSummary,
  type QueueName,
  type QueueSummary,
  QUEUES,
  type ServiceProcess,
  viewProjection,
} from '@trackrecord/contracts';
import type { QueueState } from '@trackrecord/platform';

/** Summarizes each queue from what Redis and the processes say. */
export const toQueueSummaries = (
  states: ReadonlyMap<QueueName, QueueState>,
  processes: readonly ServiceProcess[],
): readonly QueueSummary[] =>
  QUEUES.flatMap((queue): readonly QueueSummary[] => {
    const state = states.get(queue);
    if (!state) return [];
    const { jobs, ...rest } = state;
    const workers = processes
      .filter(({ state: processState }) => processState !== 'missing')
      .flatMap(({ queues }) => queues.filter((processed) => processed.queue === queue));
    return [
      {
        queue,
        ...jobs,
        ...rest,
        done: [...rest.done],
        workers: workers.length,
        capacity: workers.reduce((sum, { concurrency }) => sum + concurrency, 0),
      },
    ];
  });

/** What is stored of projections, by their names. */
interface StoredProjections {
  /** The number of streams in quarantine. */
  readonly quarantined: ReadonlyMap<string, number>;
  /** The number of views that differ from their streams. */
  readonly mismatched: ReadonlyMap<string, number>;
  readonly views: ReadonlyMap<string, number>;
  readonly rebuilds: ReadonlyMap<string, ProjectionRebuild>;
}

/** Summarizes each projection from what the projectors say, and from what is stored of it. */
export function toProjectionSummaries(
  processes: readonly ServiceProcess[],
  { quarantined, mismatched, views, rebuilds }: StoredProjections,
): readonly ProjectionSummary[] {
  // Until it counts as missing, one that was killed still says that it holds what another has taken over since.
  const projectors = processes
    .filter(({ service, state }) => service === 'projector' && state !== 'missing')
    .toSorted((a, b) => b.seenAt.localeCompare(a.seenAt));
  return viewProjection.options.map((projection) => {
    const holder = projectors.find(({ projections }) => projections.some((held) => held.projection === projection));
    const lags = holder?.projections.find((held) => held.projection === projection)?.lags ?? [];
    return {
      projection,
      holder: holder?.instance ?? null,
      standby: projectors.length - (holder ? 1 : 0),
      lags,
      quarantined: quarantined.get(projection) ?? 0,
      mismatched: mismatched.get(projection) ?? 0,
      views: views.get(projection) ?? 0,
      rebuild: rebuilds.get(projection) ?? null,
    };
  });
}
