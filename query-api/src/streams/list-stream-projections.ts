import { streamEndpoints } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { readProjectionRebuilds } from '../operations/read-projections.js';
import { toProjectionSummaries } from '../operations/summaries.js';
import type { StreamSources } from './stream-sources.js';

/** GET /streams/projections: the projections as operations lists them, with their positions, and the index. */
export const listStreamProjections = (sources: StreamSources): RequestHandler =>
  handle(streamEndpoints.listStreamProjections, async () => {
    const [processes, quarantined, mismatched, views, rebuilds, newest, index] = await Promise.all([
      sources.readProcesses(),
      sources.countQuarantined(),
      sources.countMismatched(),
      sources.countViews(),
      readProjectionRebuilds(sources),
      sources.store.readLastEvent(),
      sources.eventIndex.readState(),
    ]);
    const summaries = toProjectionSummaries(processes, { quarantined, mismatched, views, rebuilds });
    const projections = await Promise.all(
      summaries.map(async (summary) => ({ ...summary, position: await readPosition(sources, summary.projection) })),
    );
    return { status: 200, body: { projections, newest: newest?.position.commit ?? null, index } };
  });

async function readPosition({ projections }: StreamSources, projection: string): Promise<string | null> {
  const collection = await projections.getLiveCollection(projection);
  return (await projections.readCheckpoint(collection))?.commit ?? null;
}
