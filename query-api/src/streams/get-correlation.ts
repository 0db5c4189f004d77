import {
  type CorrelationGraph,
  eventIndexEndpoints,
  type LogEvent,
  MAX_GRAPH_NODES,
  parseShortReference,
  parseViewStream,
  type ViewProjection,
} from '@trackrecord/contracts';
import { type EventIndexDocument, fromIndexId, handle, HttpError, toLogEvent } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { buildGraph } from './correlation-graph.js';
import { readEventJobs } from './event-jobs.js';
import { type IndexedEvents, mergeRows, sortRows } from './indexed-events.js';
import { requireIndex, type StreamSources } from './stream-sources.js';

/** Correlations of more events with an id are not followed. */
const MAX_CORRELATIONS = 50;
const ID_PATTERN = /^[\w:-]{1,200}$/;

/**
 * GET /streams/correlations/{id}: what belongs to the id of an event, request, correlation, command or origin. The
 * correlations of the events with this id are followed, and the events that those refer to; not further.
 */
export const getCorrelation = (sources: StreamSources): RequestHandler =>
  handle(eventIndexEndpoints.getCorrelation, async ({ params: { id } }) => {
    const indexedEvents = requireIndex(sources);
    if (!ID_PATTERN.test(id)) throw correlationNotFound();
    const { rows, isComplete } = await findRows(indexedEvents, id);
    if (rows.length === 0) return { status: 200, body: await describeNothingWritten(sources, id) };
    const events = rows.map(toLogEvent);
    const [jobs, workKinds, viewRevisions] = await Promise.all([
      readEventJobs(rows, sources),
      sources.findWorkKinds(findWorkIds(events)),
      readViewRevisions(sources, events),
    ]);
    const graph = buildGraph({ events, jobs, workKinds, viewRevisions, isComplete });
    return { status: 200, body: { ...graph, wroteNothing: false } };
  });

const correlationNotFound = (): HttpError =>
  new HttpError(404, 'correlation-not-found', 'No event, request or job has this id.');

/** Describes a request or work that wrote nothing. @throws {HttpError} 404 if there is none either. */
async function describeNothingWritten(
  { findActivity, findWorkKinds }: StreamSources,
  id: string,
): Promise<CorrelationGraph> {
  const workId = id.replace(/^work:/, '');
  const [activity, work] = await Promise.all([findActivity(parseShortReference(id) ?? id), findWorkKinds([workId])]);
  if (activity.length === 0 && work.size === 0) throw correlationNotFound();
  return { nodes: [], edges: [], isComplete: true, wroteNothing: true };
}

/** Finds the rows of a graph, in the order of the log. */
async function findRows(
  indexedEvents: IndexedEvents,
  id: string,
): Promise<{ readonly rows: readonly EventIndexDocument[]; readonly isComplete: boolean }> {
  const found = await indexedEvents.findById(id, MAX_GRAPH_NODES + 1);
  if (found.length === 0) return { rows: [], isComplete: true };
  const correlationIds = [...new Set(found.map(({ ids }) => fromIndexId(ids[2])))];
  const related = await indexedEvents.findByCorrelations(
    correlationIds.slice(0, MAX_CORRELATIONS),
    MAX_GRAPH_NODES + 1,
  );
  const correlated = mergeRows([...found, ...related]);
  const rows = mergeRows([...correlated, ...(await findReferenced(indexedEvents, correlated))]);
  const isComplete = rows.length <= MAX_GRAPH_NODES && correlationIds.length <= MAX_CORRELATIONS;
  // The events with the id itself are kept in any case.
  return { rows: sortRows(rows.slice(0, MAX_GRAPH_NODES)), isComplete };
}

/** Finds the causes and origins of events that are not among them. */
function findReferenced(
  indexedEvents: IndexedEvents,
  rows: readonly EventIndexDocument[],
): Promise<readonly EventIndexDocument[]> {
  const present = new Set(rows.map(({ ids }) => fromIndexId(ids[0])));
  const references = rows.flatMap(({ ids: [, , , , origin], cause, ref }) => [
    ...(cause === undefined ? [] : [fromIndexId(cause)]),
    ...(origin !== null && ref === 'event' ? [fromIndexId(origin)] : []),
  ]);
  return indexedEvents.findEvents([...new Set(references)].filter((id) => !present.has(id)));
}

const findWorkIds = (events: readonly LogEvent[]): readonly string[] => [
  ...new Set(
    events.flatMap(({ originRef }) => (originRef?.startsWith('work:') ? [originRef.slice('work:'.length)] : [])),
  ),
];

/** Reads the revisions of the stored views of streams. Opens none. */
async function readViewRevisions(
  { readView }: Pick<StreamSources, 'readView'>,
  events: readonly LogEvent[],
): Promise<ReadonlyMap<string, number>> {
  const streams = [...new Set(events.map(({ stream }) => stream))];
  const views = streams.flatMap((stream) => {
    const view = parseViewStream(stream);
    return view ? [{ stream, ...view }] : [];
  });
  const read = async ({ stream, projection, uid }: { stream: string; projection: ViewProjection; uid: string }) =>
    [stream, (await readView(projection, uid, stream)).revision] as const;
  const found = await Promise.all(views.map(read));
  return new Map(found.flatMap(([stream, revision]) => (revision === undefined ? [] : [[stream, revision] as const])));
}
