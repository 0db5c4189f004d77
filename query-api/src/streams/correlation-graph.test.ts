import { correlationGraph, MAX_GRAPH_NODES } from '@trackrecord/contracts';
import { toLogEvent } from '@trackrecord/platform';
import { testUuid } from '../testing/fake-person.js';
import { makeRow, type RowFields } from '../testing/index-rows.js';
import { buildGraph, type GraphContents } from './correlation-graph.js';

const makeEvent = (fields: RowFields) => toLogEvent(makeRow(fields));

const build = (contents: Partial<GraphContents>) => {
  const graph = buildGraph({
    events: [],
    jobs: new Map(),
    workKinds: new Map(),
    viewRevisions: new Map(),
    isComplete: true,
    ...contents,
  });
  correlationGraph.parse({ ...graph, wroteNothing: false });
  const edges = graph.edges.map(({ from, to, why }) => `${from} ${why} ${to}`);
  return { ...graph, keys: graph.nodes.map(({ key }) => key), lines: edges };
};

const WORK = testUuid(90);
const saved = makeEvent({
  eventId: testUuid(1),
  position: 1,
  revision: 4,
  metadata: {
    requestId: 'request-1',
    commandId: testUuid(50),
    client: 'web/0.2.0',
    origin: 'dictated',
    originRef: `work:${WORK}`,
  },
});
const step = makeEvent({
  eventId: testUuid(2),
  position: 2,
  stream: { category: 'onboarding', uid: 'nadia' },
  type: 'OnboardingStepCompleted',
  metadata: { requestId: 'request-1', commandId: testUuid(51) },
});
const detected = makeEvent({
  eventId: testUuid(3),
  position: 3,
  stream: { category: 'detected-skills', uid: 'nadia' },
  type: 'SkillsDetected',
  metadata: { commandId: testUuid(52), causationId: testUuid(2), actor: { uid: 'nadia', role: 'system' } },
});

it('connects request, work, command, event and view', () => {
  const { keys, lines, nodes } = build({
    events: [saved],
    workKinds: new Map([[WORK, 'enhance']]),
    viewRevisions: new Map([['profile-nadia', 7]]),
  });
  const [request, command, work, event, view] = [
    'request:request-1',
    `command:${testUuid(50)}`,
    `work:${WORK}`,
    `event:${testUuid(1)}`,
    'view:profile:profile-nadia',
  ];
  expect(new Set(keys)).toEqual(new Set([request, command, work, event, view]));
  expect(lines).toEqual([
    `${request} sent ${command}`,
    `${command} decided ${event}`,
    `${work} origin ${event}`,
    `${event} projected ${view}`,
  ]);
  expect(nodes).toContainEqual(expect.objectContaining({ kind: 'work', name: 'enhance' }));
  expect(nodes).toContainEqual(expect.objectContaining({ kind: 'view', revision: 4, viewRevision: 7 }));
});

it('connects an event with the event that caused it', () =>
  expect(build({ events: [step, detected] }).lines).toContain(`event:${testUuid(2)} caused event:${testUuid(3)}`));

it('leaves out edges to events that it does not have', () =>
  expect(build({ events: [detected] }).lines.join()).not.toContain('caused'));

it('shows work that was deleted, and a view that is not stored', () => {
  const { nodes } = build({ events: [saved] });
  expect(nodes).toContainEqual(expect.objectContaining({ kind: 'work', name: null }));
  expect(nodes).toContainEqual(expect.objectContaining({ kind: 'view', viewRevision: null }));
});

it('shows the job that another one was merged into', () => {
  const toJob = (n: number, state: 'joined' | 'completed') => ({
    id: `render-cv-${testUuid(n)}`,
    queue: 'cv' as const,
    name: 'render-cv',
    state,
  });
  const joinedTo = { ...toJob(9, 'completed'), addedAt: 0, startedAt: 1 };
  const { nodes, lines } = build({
    events: [saved],
    jobs: new Map([[testUuid(1), [{ job: toJob(1, 'joined'), joinedTo }]]]),
  });
  expect(nodes.filter(({ kind }) => kind === 'job')).toMatchObject([{ job: toJob(9, 'completed') }]);
  expect(lines).toContain(`event:${testUuid(1)} joined job:render-cv-${testUuid(9)}`);
});

it('connects a view with the newest event of its stream', () => {
  const events = [3, 9, 6].map((revision) => makeEvent({ eventId: testUuid(revision), position: revision, revision }));
  const { nodes, lines } = build({ events });
  expect(nodes.at(-1)).toMatchObject({ kind: 'view', revision: 9 });
  expect(lines.filter((line) => line.includes('projected'))).toEqual([
    `event:${testUuid(9)} projected view:profile:profile-nadia`,
  ]);
});

it('has at most 500 nodes, the events first, and says so', () => {
  const events = Array.from({ length: MAX_GRAPH_NODES }, (_, n) =>
    makeEvent({ eventId: testUuid(1_000 + n), position: n + 1, revision: n }),
  );
  const { nodes, isComplete } = build({ events });
  expect(nodes).toHaveLength(MAX_GRAPH_NODES);
  expect(nodes.filter(({ kind }) => kind === 'event')).toHaveLength(MAX_GRAPH_NODES - 1);
  expect(isComplete).toBe(false);
  expect(build({ events: [saved], isComplete: false }).isComplete).toBe(false);
});
