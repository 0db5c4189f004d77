import { viewProjection } from '@trackrecord/contracts';
import type { EventSchemas, GraphNode, LogEvent, LogPage, StreamProjections } from '@trackrecord/contracts';
import { makeGraph } from '@trackrecord/contracts/testing/correlation-graph';
import { makeProjection } from '@trackrecord/contracts/testing/operations-overview';
import {
  makeEventDetails,
  makeEventReference,
  makeLogEvent,
  makeStreamEvent,
  STREAM_UID,
  toEventId,
} from '@trackrecord/contracts/testing/stream-events';
import { checkScreens } from './check-screens.js';
import { openWithDelayedRequests } from './delay-requests.js';
import { mockNextResponse } from './mock-response.js';
import { mockTail } from './mock-tail.js';
import type { Person } from './person.js';
import type { Screen, Viewer } from './screen.js';

const PATH = '/staff/streams';
const STREAM = `profile-${STREAM_UID}`;
const LONG_STREAM = `detected-skills-${'a1B2c3D4'.repeat(16)}`;
const CHOSEN = `event=${toEventId(45)}`;

const errorBody = (code: string, error: string) => ({ error, message: error, code, requestId: 'request-1' });
const mock = (person: Person, urlPart: string, body: unknown, status = 200): Promise<void> =>
  mockNextResponse(person.page, urlPart, { status, body }, Infinity);

/** Events of all kinds, with a name, a client and a size as long as they can be. */
const EVENTS: readonly LogEvent[] = [
  makeLogEvent(47, { type: 'ChangeUndone', origin: null, bytes: 214 }),
  makeLogEvent(46, { type: 'SkillsDetected', role: 'system', origin: null, client: null, category: 'detected-skills' }),
  makeLogEvent(45, { origin: 'dictated', originRef: `work:${toEventId(900)}` }),
  makeLogEvent(44, {
    type: 'DescriptionOfTheWorkExperienceOfAnotherCompanyRevisedByImport',
    stream: LONG_STREAM,
    category: 'detected-skills',
    revision: 1_234_567,
    client: 'browser-extension/0.2.0-rc.1+20261121',
    origin: 'imported',
    role: 'developer',
    bytes: 1_048_576,
  }),
  ...Array.from({ length: 12 }, (_, index) => makeLogEvent(43 - index, { type: 'SkillAdded', bytes: 96 })),
];

const makePage = (overrides: Partial<LogPage> = {}): LogPage => ({
  events: [...EVENTS],
  next: '184000',
  scannedUntil: null,
  index: { position: '184220', lagSeconds: 0 },
  ...overrides,
});

const DETAILS = makeEventDetails(
  45,
  {
    cause: makeEventReference(40, { type: 'SkillAdded' }),
    caused: [makeEventReference(46, { type: 'SkillsDetected', stream: `detected-skills-${STREAM_UID}` })],
    jobs: (['waiting', 'delayed', 'active', 'completed', 'failed', 'joined', 'gone'] as const).map((state) => ({
      id: `render-cv-${state}`,
      queue: 'cv',
      name: 'render-cv',
      state,
    })),
    upcasters: ['1 → 2'],
  },
  { origin: 'dictated', originRef: `work:${toEventId(900)}` },
);

const SCHEMAS: EventSchemas = {
  types: [
    {
      type: 'ExperienceRevised',
      category: 'profile',
      version: 2,
      upcasters: ['1 → 2'],
      fields: Array.from({ length: 12 }, (_, index) => ({
        path: `experience.descriptions[].paragraphs[].part${index}`,
        type: 'string',
        isRequired: index % 2 === 0,
      })),
      count: 1_204_311,
    },
    { type: 'SkillAdded', category: 'profile', version: 1, upcasters: [], fields: [], count: null },
    { type: 'StepCompleted', category: 'onboarding', version: 1, upcasters: [], fields: [], count: 3 },
    { type: 'SkillsDetected', category: 'detected-skills', version: 1, upcasters: [], fields: [], count: 0 },
  ],
};

const PROJECTIONS: StreamProjections = {
  projections: viewProjection.options.map((projection, index) => ({
    ...makeProjection(projection, index === 0 ? { quarantined: 2, holder: null, lags: [] } : {}),
    mismatched: index,
    position: index === 0 ? null : '184220184220184220',
  })),
  newest: '184220184220184221',
  index: { position: '184000', lagSeconds: 40, days: 365, holder: 'projector-1' },
};

const PAYLOAD = {
  eventId: toEventId(45),
  type: 'ExperienceRevised',
  version: 1,
  stored: { experienceId: toEventId(7), title: 'Backend Engineer', company: 'Fernway Logistics', current: true },
  upcast: { experienceId: toEventId(7), title: 'Backend Engineer', company: 'Fernway Logistics', endDate: null },
};

/** A chain of events that is 24 nodes deep, of which the last ones are missing. */
const DEEP_NODES: readonly GraphNode[] = Array.from({ length: 24 }, (_, index) => ({
  kind: 'event',
  key: String(index),
  event: makeLogEvent(index, { type: index % 3 === 0 ? 'SkillsDetected' : 'ExperienceRevised' }),
}));
const DEEP_GRAPH = makeGraph({
  nodes: [...DEEP_NODES],
  edges: DEEP_NODES.slice(1).map(({ key }, index) => ({ from: String(index), to: key, why: 'caused' })),
  isComplete: false,
});

/** Opens the log with this page. */
async function openLog(person: Person, page: LogPage = makePage(), search = ''): Promise<void> {
  await mock(person, '/streams/schemas', SCHEMAS);
  await mock(person, '/streams/log', page);
  await mock(person, '/streams/log/', DETAILS);
  await person.open(`${PATH}${search}`);
  await person.expectVisible('heading', 'Log');
}

/** Opens the log with an event beside it. */
async function openEvent(person: Person, details: object = DETAILS): Promise<void> {
  await openLog(person);
  await mock(person, '/streams/log/', details);
  await person.open(`${PATH}?${CHOSEN}&panel=event`);
  await person.expectText('Upcasters');
}

/** Opens the stream of a profile. */
async function openStream(person: Person, changes: object = {}, stream = STREAM): Promise<void> {
  await mock(person, '/streams/by-name/', {
    stream,
    category: 'profile',
    key: 'present',
    lastRevision: 47,
    events: [47, 46, 45, 44].map((revision) => makeStreamEvent(revision)),
    next: 43,
    ...changes,
  });
  await person.open(`${PATH}?stream=${stream}`);
  await person.expectVisible('heading', stream);
}

/** Opens a graph, or what the server says instead. */
async function openGraph(person: Person, graph: unknown, status = 200): Promise<void> {
  await mock(person, '/streams/correlations/', graph, status);
  await person.open(`${PATH}?graph=${toEventId(45)}`);
  await person.expectText('What belongs to');
}

/** Compares the view of a stream. */
async function checkView(person: Person, changes: object, text: string): Promise<void> {
  await openStream(person);
  await mock(person, '/streams/views/', {
    projection: 'profile',
    stream: STREAM,
    viewRevision: 47,
    streamRevision: 47,
    isSame: null,
    differing: [],
    problem: null,
    reason: null,
    ...changes,
  });
  await person.press('Check view');
  await person.expectText(text);
}

const defineScreen = (name: string, show: Screen['show'], viewer: Viewer = 'developer'): Screen => ({
  name: `staff-streams${name}`,
  viewer,
  show,
  // Panels become tabs.
  shouldReopenPerWidth: true,
});

/** Every visual state of the page of streams. */
checkScreens([
  defineScreen('', (person) => openLog(person)),
  defineScreen('-event', (person) => openEvent(person)),
  defineScreen('-filters', async (person) => {
    await openLog(
      person,
      makePage(),
      `?type=ExperienceRevised,SkillAdded&notType=ChangeUndone&category=profile&origin=typed,dictated&role=user&client=web/0.2.0&id=work:${toEventId(900)}&since=2026-11-21T09:30:00.000Z`,
    );
    await person.page.locator('::-p-text(Filters)').click();
    await person.fill('Id', 'not an id');
    await person.expectText('An id consists of letters');
  }),
  defineScreen('-no-rows', async (person) => {
    await openLog(person, makePage({ events: [], next: null }), '?role=host');
    await person.expectText('No event matches these filters.');
  }),
  defineScreen('-scanned', async (person) => {
    await openLog(
      person,
      makePage({
        events: EVENTS.slice(0, 2),
        scannedUntil: { position: '184000', at: new Date(2026, 10, 21, 14, 2).toISOString() },
        index: { position: '184000', lagSeconds: 40 },
      }),
      '?role=system',
    );
    await person.expectText('Nothing before that was looked at.');
    await person.expectText('40 s behind');
  }),
  defineScreen('-index-off', async (person) => {
    await mock(person, '/streams/log', errorBody('index-off', 'Searches are off.'), 409);
    await person.open(PATH);
    await person.expectText('Streams still open by name');
  }),
  defineScreen('-store-away', async (person) => {
    await mock(person, '/streams/log', errorBody('dependency-down', 'MongoDB cannot be reached.'), 422);
    await person.open(PATH);
    await person.expectText('MongoDB cannot be reached.');
  }),
  defineScreen('-loading', async (person) => {
    await openWithDelayedRequests(person, PATH, '/streams/log');
    await person.expectText('This is taking longer than usual');
  }),
  defineScreen('-nothing-fits', async (person) => {
    await openLog(person);
    await person.fill('Stream, id or reference', 'nadia@example.com');
    await person.press('Open');
    await person.expectText('Nothing has such a name or id.');
  }),
  defineScreen(
    '-denied',
    async (person) => {
      await person.open(PATH);
      await person.expectVisible('heading', 'This needs the role developer');
    },
    'operator',
  ),
  defineScreen('-payload', async (person) => {
    await openEvent(person);
    await mock(person, '/payload', PAYLOAD);
    await person.press('Open payload');
    await person.expectText('Fernway Logistics');
  }),
  defineScreen('-sealed', async (person) => {
    await openEvent(person);
    await mock(person, '/payload', errorBody('sealed', 'Sealed.'), 403);
    await person.press('Open payload');
    await person.expectText('This payload stays sealed.');
  }),
  defineScreen('-key-destroyed', (person) => openEvent(person, { ...DETAILS, key: 'destroyed' })),
  defineScreen('-stream', (person) => openStream(person)),
  defineScreen('-stream-long', (person) =>
    openStream(person, { category: 'detected-skills', stream: LONG_STREAM, key: 'missing' }, LONG_STREAM),
  ),
  defineScreen('-stream-erased', async (person) => {
    await openStream(person, { key: 'destroyed', events: [makeStreamEvent(0, { type: 'AccountErased' })], next: null });
    await person.expectText('This account was erased.');
  }),
  defineScreen('-view-same', (person) => checkView(person, { isSame: true }, 'The view matches its stream')),
  defineScreen('-view-differs', (person) =>
    checkView(
      person,
      { isSame: false, viewRevision: 45, differing: ['experiences[1].endDate', `skills[${'0'.repeat(80)}].name`] },
      '2 fields of the view differ',
    ),
  ),
  defineScreen('-view-problem', (person) =>
    checkView(
      person,
      { problem: 'quarantined', reason: 'Unknown event type StepPostponed' },
      'The stream is in quarantine',
    ),
  ),
  defineScreen('-graph', (person) => openGraph(person, makeGraph())),
  defineScreen('-graph-deep', (person) => openGraph(person, DEEP_GRAPH)),
  defineScreen('-graph-nothing-written', async (person) => {
    await openGraph(person, makeGraph({ nodes: [], edges: [], wroteNothing: true }));
    await person.expectText('This request wrote nothing.');
  }),
  defineScreen('-graph-unknown', async (person) => {
    await openGraph(person, errorBody('id-not-found', 'Not found.'), 404);
    await person.expectText('Nothing has this id.');
  }),
  defineScreen('-schemas', async (person) => {
    await mock(person, '/streams/schemas', SCHEMAS);
    await person.open(`${PATH}?view=schemas`);
    await person.page.locator('summary').click();
    await person.expectText('experience.descriptions');
  }),
  defineScreen('-projections', async (person) => {
    await mock(person, '/streams/projections', PROJECTIONS);
    await person.open(`${PATH}?view=projections`);
    await person.expectText('index of events');
  }),
  defineScreen('-live', async (person) => {
    await mockTail(person, [makeLogEvent(48), makeLogEvent(49)]);
    await openLog(person, makePage(), `?live=on&${CHOSEN}&panel=list`);
    await person.expectText('Show 2 new events');
  }),
  defineScreen('-live-cut', async (person) => {
    await mockTail(person, [], 'cut');
    await openLog(person, makePage(), '?live=on');
    await person.expectText('Missed events will appear.');
  }),
  defineScreen('-live-ended', async (person) => {
    await mockTail(person, [], 'revoked');
    await openLog(person, makePage(), '?live=on');
    await person.expectText('Your role or your sign-in has ended.');
  }),
]);
