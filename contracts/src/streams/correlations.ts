import { z } from 'zod';
import { viewProjection } from '../staff/rebuilds.js';
import { eventJob } from './stream-events.js';
import { logEvent, streamName } from './stream-log.js';

/** The most nodes of a graph. */
export const MAX_GRAPH_NODES = 500;

const count = z.int().nonnegative();
const at = z.iso.datetime();
/** Unique within the graph: `event:<id>`. */
const nodeKey = z.string();

/** A request, command, work, event, job or view. */
export const graphNode = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('request'), key: nodeKey, id: z.string(), at, client: logEvent.shape.client }),
    z.strictObject({ kind: z.literal('command'), key: nodeKey, id: z.string(), at, role: logEvent.shape.role }),
    /** Requested work, such as a transcription, that a text came from; `name` is null if it was deleted since. */
    z.strictObject({ kind: z.literal('work'), key: nodeKey, id: z.uuid(), name: z.string().nullable() }),
    z.strictObject({ kind: z.literal('event'), key: nodeKey, event: logEvent }),
    z.strictObject({ kind: z.literal('job'), key: nodeKey, job: eventJob }),
    z.strictObject({
      kind: z.literal('view'),
      key: nodeKey,
      projection: viewProjection,
      stream: streamName,
      /** The newest revision of the events in the graph. */
      revision: count,
      /** The revision that the stored view has; null if there is no view. */
      viewRevision: count.nullable(),
    }),
  ])
  .meta({ id: 'GraphNode' });
export type GraphNode = z.infer<typeof graphNode>;

/**
 * Why one node follows from another. `sent`: a request sent a command. `decided`: a command was decided as an event.
 * `caused`: an event caused another one. `origin`: a text came from work or from an event. `added`: an event added a
 * job. `joined`: its job was merged into this one. `projected`: a view was built from an event.
 */
export const EDGE_REASONS = ['sent', 'decided', 'caused', 'origin', 'added', 'joined', 'projected'] as const;

export const graphEdge = z
  .strictObject({ from: nodeKey, to: nodeKey, why: z.enum(EDGE_REASONS) })
  .meta({ id: 'GraphEdge' });
export type GraphEdge = z.infer<typeof graphEdge>;

/** GET /streams/correlations/{id}: what belongs to the id of an event, request, correlation, command or work. */
export const correlationGraph = z
  .strictObject({
    nodes: z.array(graphNode).max(MAX_GRAPH_NODES),
    edges: z.array(graphEdge),
    /** False if there are more nodes. */
    isComplete: z.boolean(),
    /**
     * True if no event has the id, but a request or job that wrote nothing does: support finds the person by this
     * number.
     */
    wroteNothing: z.boolean(),
  })
  .meta({ id: 'CorrelationGraph' });
export type CorrelationGraph = z.infer<typeof correlationGraph>;
