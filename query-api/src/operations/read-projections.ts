import {
  operationReadEndpoints,
  type ProjectionRebuild,
  type ProjectionRebuildDocument,
  type StaffMember,
  type ViewProjection,
} from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { getMember, type ReadStaffMembers } from '../staff/staff-members.js';
import type { OperationSources } from './operation-sources.js';
import { toProjectionSummaries } from './summaries.js';

/** What the newest rebuilds of projections are read from. */
export interface ProjectionRebuildSources extends Pick<OperationSources, 'listProjectionRebuilds'> {
  readonly readStaffMembers: ReadStaffMembers;
}

type Sources = ProjectionRebuildSources &
  Pick<OperationSources, 'readProcesses' | 'countQuarantined' | 'countMismatched' | 'countViews'>;

/** GET /operations/projections. */
export const listProjections = (sources: Sources): RequestHandler =>
  handle(operationReadEndpoints.listProjections, async () => {
    const [processes, quarantined, mismatched, views, rebuilds] = await Promise.all([
      sources.readProcesses(),
      sources.countQuarantined(),
      sources.countMismatched(),
      sources.countViews(),
      readProjectionRebuilds(sources),
    ]);
    const projections = [...toProjectionSummaries(processes, { quarantined, mismatched, views, rebuilds })];
    return { status: 200, body: { projections } };
  });

/** Reads the newest rebuild of each projection, with the names of who requested them. */
export async function readProjectionRebuilds({
  listProjectionRebuilds,
  readStaffMembers,
}: ProjectionRebuildSources): Promise<ReadonlyMap<ViewProjection, ProjectionRebuild>> {
  const rebuilds = await listProjectionRebuilds();
  const members = await readStaffMembers(rebuilds.map(({ askedBy }) => askedBy));
  return new Map(
    rebuilds.map((rebuild) => [rebuild.projection, toProjectionRebuild(rebuild, getMember(members, rebuild.askedBy))]),
  );
}

const toProjectionRebuild = (
  { state, askedAt, startedAt, endedAt, events, progress, reason }: ProjectionRebuildDocument,
  { pseudonym, name }: StaffMember,
): ProjectionRebuild => ({
  // Only a rebuild of one view can be stuck.
  state: state === 'stuck' ? 'failed' : state,
  by: { pseudonym, name },
  requestedAt: askedAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
  events: events ?? 0,
  progress,
  failure: reason,
});
