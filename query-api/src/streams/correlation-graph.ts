import {
  type CorrelationGraph,
  type GraphEdge,
  type GraphNode,
  type LogEvent,
  MAX_GRAPH_NODES,
  parseViewStream,
} from '@trackrecord/contracts';
import type { ResolvedJob } from './event-jobs.js';

/** What a graph is built from. */
export interface GraphContents {
  /** The events in the order of the log. */
  readonly events: readonly LogEvent[];
  /** The jobs of each event by its id. */
  readonly jobs: ReadonlyMap<string, readonly ResolvedJob[]>;
  /** The kinds of stored work, by its id. */
  readonly workKinds: ReadonlyMap<string, string>;
  /** The revisions of stored views, by their streams. */
  readonly viewRevisions: ReadonlyMap<string, number>;
  /** False if there are more events than these. */
  readonly isComplete: boolean;
}

/**
 * Builds the graph of events: what led to them, the jobs they led to and the views that are built from them. Events come
 * first, so that a graph that is too large lacks views and jobs rather than events.
 */
export function buildGraph({
  events,
  jobs,
  workKinds,
  viewRevisions,
  isComplete,
}: GraphContents): Omit<CorrelationGraph, 'wroteNothing'> {
  const graph = new Graph();
  for (const event of events) addEvent(graph, event, workKinds);
  for (const event of findNewest(events)) addView(graph, event, viewRevisions);
  for (const { eventId } of events) for (const job of jobs.get(eventId) ?? []) addJob(graph, eventId, job);
  return { ...graph.toParts(), isComplete: isComplete && !graph.isCut };
}

/** Collects nodes up to the limit, and edges between them. */
class Graph {
  readonly #nodes = new Map<string, GraphNode>();
  readonly #edges = new Map<string, GraphEdge>();
  #isCut = false;

  /** Whether a node did not fit. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Adds a node unless the graph has it. */
  add(node: GraphNode): void {
    if (this.#nodes.has(node.key)) return;
    if (this.#nodes.size < MAX_GRAPH_NODES) this.#nodes.set(node.key, node);
    else this.#isCut = true;
  }

  connect(from: string, to: string, why: GraphEdge['why']): void {
    this.#edges.set(`${from} ${to} ${why}`, { from, to, why });
  }

  /** Returns the nodes, and the edges whose nodes the graph has. */
  toParts(): { nodes: GraphNode[]; edges: GraphEdge[] } {
    const edges = [...this.#edges.values()].filter(({ from, to }) => this.#nodes.has(from) && this.#nodes.has(to));
    return { nodes: [...this.#nodes.values()], edges };
  }
}

const toEventKey = (id: string): string => `event:${id}`;

function addEvent(graph: Graph, event: LogEvent, workKinds: GraphContents['workKinds']): void {
  const { requestId, commandId, causationId, originRef, at, client, role } = event;
  const [eventKey, commandKey] = [toEventKey(event.eventId), `command:${commandId}`];
  if (requestId !== null) {
    const requestKey = `request:${requestId}`;
    graph.add({ kind: 'request', key: requestKey, id: requestId, at, client });
    graph.connect(requestKey, commandKey, 'sent');
  }
  graph.add({ kind: 'command', key: commandKey, id: commandId, at, role });
  graph.connect(commandKey, eventKey, 'decided');
  if (causationId !== commandId) graph.connect(toEventKey(causationId), eventKey, 'caused');
  if (originRef !== null) addOrigin(graph, originRef, eventKey, workKinds);
  graph.add({ kind: 'event', key: eventKey, event });
}

function addOrigin(graph: Graph, originRef: string, eventKey: string, workKinds: GraphContents['workKinds']): void {
  const [kind, id = ''] = originRef.split(':');
  if (kind === 'work') graph.add({ kind: 'work', key: originRef, id, name: workKinds.get(id) ?? null });
  // Proposals and imports are no nodes; their edges are left out.
  graph.connect(originRef, eventKey, 'origin');
}

/** Returns the newest event of each stream. */
const findNewest = (events: readonly LogEvent[]): readonly LogEvent[] => [
  ...new Map(
    events.toSorted((a, b) => a.revision - b.revision).map((event) => [event.stream, event] as const),
  ).values(),
];

/** Adds the view that is built from a stream, connected with the newest event of the graph. */
function addView(graph: Graph, { eventId, stream, revision }: LogEvent, viewRevisions: GraphContents['viewRevisions']) {
  const view = parseViewStream(stream);
  if (!view) return;
  const { projection } = view;
  const key = `view:${projection}:${stream}`;
  graph.add({ kind: 'view', key, projection, stream, revision, viewRevision: viewRevisions.get(stream) ?? null });
  graph.connect(toEventKey(eventId), key, 'projected');
}

function addJob(graph: Graph, eventId: string, { job, joinedTo }: ResolvedJob): void {
  const { id, queue, name, state } = joinedTo ?? job;
  const key = `job:${id}`;
  graph.add({ kind: 'job', key, job: { id, queue, name, state } });
  graph.connect(toEventKey(eventId), key, joinedTo ? 'joined' : 'added');
}
