import type { CorrelationGraph, GraphNode } from '../streams/correlations.js';
import type { EventJob } from '../streams/stream-events.js';
import { makeLogEvent, STREAM_UID, toEventId } from './stream-events.js';

/** Creates the node of an event. */
const toEventNode = (revision: number, type: string): GraphNode => ({
  kind: 'event',
  key: `event:${toEventId(revision)}`,
  event: makeLogEvent(revision, { type }),
});

const toJobNode = (job: Omit<EventJob, 'id'>): GraphNode => ({
  kind: 'job',
  key: `job:${job.name}`,
  job: { ...job, id: `${job.name}-${toEventId(45)}` },
});

/**
 * Creates the graph of a save whose text came from work: request, command, an event, the event that it caused, two jobs
 * and the view.
 */
export function makeGraph(overrides: Partial<CorrelationGraph> = {}): CorrelationGraph {
  const { requestId, commandId, at } = makeLogEvent(45);
  const request: GraphNode = { kind: 'request', key: 'request', id: requestId ?? '', at, client: 'web/0.2.0' };
  const command: GraphNode = { kind: 'command', key: 'command', id: commandId, at, role: 'user' };
  const work: GraphNode = { kind: 'work', key: 'work', id: toEventId(900), name: 'enhance' };
  const saved = toEventNode(45, 'ExperienceRevised');
  const detected = toEventNode(46, 'SkillsDetected');
  const cv = toJobNode({ queue: 'cv', name: 'render-cv', state: 'failed' });
  const matching = toJobNode({ queue: 'matching', name: 'match-jobs', state: 'joined' });
  const view: GraphNode = {
    kind: 'view',
    key: 'view',
    projection: 'profile',
    stream: `profile-${STREAM_UID}`,
    revision: 45,
    viewRevision: 45,
  };
  return {
    nodes: [request, command, work, saved, detected, cv, matching, view],
    edges: [
      { from: request.key, to: command.key, why: 'sent' },
      { from: command.key, to: saved.key, why: 'decided' },
      { from: work.key, to: saved.key, why: 'origin' },
      { from: saved.key, to: detected.key, why: 'caused' },
      { from: saved.key, to: cv.key, why: 'added' },
      { from: saved.key, to: matching.key, why: 'joined' },
      { from: saved.key, to: view.key, why: 'projected' },
    ],
    isComplete: true,
    wroteNothing: false,
    ...overrides,
  };
}
