import { randomUUID } from 'node:crypto';
import {
  type ProjectionRebuildDocument,
  REBUILDS_COLLECTION,
  toProjectionRebuildId,
  type ViewCollection,
} from '@trackrecord/contracts';
import { DeadlineExceededError, type EventStore, sleep } from '@trackrecord/platform';
import { waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';
import type { Collection } from 'mongodb';
import { ProjectorTestbed, renameProjection } from '../testing/projector-testbed.js';
import { sumProjection } from '../testing/sum-projection.js';
import { ProjectionRebuilds } from './projection-rebuilds.js';
import type { Projections } from './projections.js';
import { rebuildStream } from './rebuild.js';
import { rebuildProjection } from './rebuild-projection.js';
import { REBUILD_FAILURES, RebuildRequests } from './rebuild-requests.js';
import { runRebuilds } from './run-rebuilds.js';

const name = `whole-${randomUUID().slice(0, 8)}`;
const streamPrefix = `${name}-`;
/** Their events are more than one page of the log. */
const SUBJECTS = Array.from({ length: 300 }, (_, index) => `subject-${String(index)}`);
const id = toProjectionRebuildId(name);

let testbed: ProjectorTestbed<number>;
let rebuilds: Collection<ProjectionRebuildDocument>;
beforeAll(async () => {
  testbed = await ProjectorTestbed.open(renameProjection(sumProjection, name));
  rebuilds = testbed.mongo.db.collection(REBUILDS_COLLECTION);
  for (const round of [1, 2]) await Promise.all(SUBJECTS.map((subject, index) => append(subject, round * (index + 1))));
  const last = SUBJECTS.at(-1) ?? '';
  await testbed.whileProjecting(() => waitForSum(last, 3 * SUBJECTS.length));
});
afterAll(() => testbed.close());

const append = (subject: string, data: unknown, type = 'Added') => testbed.append(subject, { type, data });

/** Requests a rebuild, as the command API does. */
async function request(changes: Partial<ProjectionRebuildDocument> = {}): Promise<void> {
  const rebuild: Omit<ProjectionRebuildDocument, '_id'> = {
    projection: name as ProjectionRebuildDocument['projection'],
    stream: null,
    uid: null,
    askedBy: 'omar',
    askedAt: new Date(),
    state: 'waiting',
    events: 0,
    reason: null,
    startedAt: null,
    endedAt: null,
    expiresAt: new Date(Date.now() + 60_000),
    attempts: 0,
    progress: 0,
    collection: null,
    abandoned: [],
    replaced: null,
    ...changes,
  };
  await rebuilds.replaceOne({ _id: id }, rebuild, { upsert: true });
}

interface Stores {
  readonly store?: EventStore;
  readonly projections?: Projections;
  readonly timeoutMs?: number;
  /** Called when an attempt has ended or failed. */
  readonly onEnd?: () => void;
}

/** Starts the holder of the lease, which runs rebuilds until it is stopped. */
function startHolder({ timeoutMs, onEnd, ...stores }: Stores = {}): () => Promise<void> {
  const stop = new AbortController();
  const projectionRebuilds = new ProjectionRebuilds(testbed.mongo.db);
  const { store, projections, createTarget, logger } = testbed;
  const context = { name, store, projections, projectionRebuilds, createTarget, ...stores };
  const running = runRebuilds(
    {
      projection: name,
      requests: new RebuildRequests(testbed.mongo.db),
      projectionRebuilds,
      rebuild: (stream, signal) =>
        rebuildStream(name, stream, testbed.store, testbed.projections, testbed.createTarget, signal),
      rebuildProjection: (rebuild, onProgress, signal) =>
        rebuildProjection(context, rebuild, onProgress, signal).finally(onEnd),
      logger,
      ...(timeoutMs !== undefined && { timeoutMs }),
    },
    stop.signal,
  );
  return () => {
    stop.abort();
    return running;
  };
}

/** Something that waits until it is opened, and tells that it is waited for. */
function createGate() {
  let open = (): void => undefined;
  let reach = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const pass = (): Promise<void> => {
    reach();
    return opened;
  };
  return { open, reached, pass };
}

/** A store whose log can be read only up to its first page, or to its end, until the gate opens. */
const createGatedStore = (gate: ReturnType<typeof createGate>, pausesAt: 'page' | 'end'): EventStore =>
  ({
    readLastEvent: () => testbed.store.readLastEvent(),
    async *readAllBatches() {
      for await (const batch of testbed.store.readAllBatches()) {
        yield batch;
        if (pausesAt === 'page') await gate.pass();
      }
      if (pausesAt === 'end') await gate.pass();
    },
  }) as unknown as EventStore;

/** The live collections, whose change waits until the gate opens. */
const createGatedProjections = (gate: ReturnType<typeof createGate>, method: 'switchTo' | 'discard'): Projections =>
  Object.assign(Object.create(testbed.projections) as Projections, {
    db: testbed.projections.db,
    readLiveCollection: (projection: string) => testbed.projections.readLiveCollection(projection),
    advance: testbed.projections.advance.bind(testbed.projections),
    switchTo: testbed.projections.switchTo.bind(testbed.projections),
    discard: testbed.projections.discard.bind(testbed.projections),
    [method]: async (...args: [ViewCollection, ViewCollection]) => {
      await gate.pass();
      await testbed.projections[method](...args);
    },
  });

const readRebuild = async () => (await rebuilds.findOne({ _id: id })) ?? undefined;
const waitForEnd = () =>
  waitFor('the end of the rebuild', async () => {
    const found = await readRebuild();
    return found?.endedAt ? found : undefined;
  });
async function readSum(subject: string): Promise<number | undefined> {
  const { views } = testbed.createTarget(await testbed.projections.readLiveCollection(name));
  return (await views.read([subject])).get(subject)?.view;
}
const waitForSum = (subject: string, expected: number | undefined) =>
  waitUntil(`the view of ${subject}`, async () => (await readSum(subject)) === expected);
async function listCollections(): Promise<readonly string[]> {
  const found = await testbed.mongo.db.listCollections({}, { nameOnly: true }).toArray();
  return found.map((collection) => collection.name).filter((collection) => collection.startsWith(`${name}-views`));
}

/** Stores a wrong sum at the right revision, which only a rebuild corrects. */
async function alterView(subject: string): Promise<void> {
  const { views } = testbed.createTarget(await testbed.projections.readLiveCollection(name));
  const stored = (await views.read([subject])).get(subject);
  if (!stored) throw new Error(`no view of ${subject}`);
  await views.write([{ ...stored, subject, view: -1, replaces: stored }]);
}

/** Returns the sums of all views of the live collection. */
async function readAllSums(): Promise<readonly (number | undefined)[]> {
  const { views } = testbed.createTarget(await testbed.projections.readLiveCollection(name));
  const found = await views.read(SUBJECTS);
  return SUBJECTS.map((subject) => found.get(subject)?.view);
}

it('rebuilds all views while the old ones are read, with events and erasures that arrive meanwhile', async () => {
  const [altered, extended, erased] = ['subject-7', 'subject-8', 'subject-9'];
  await alterView(altered);
  const before = await testbed.projections.readLiveCollection(name);
  const [page, end] = [createGate(), createGate()];
  const gatedStore = {
    readLastEvent: () => testbed.store.readLastEvent(),
    async *readAllBatches() {
      yield* createGatedStore(page, 'page').readAllBatches();
      await end.pass();
    },
  } as unknown as EventStore;
  await request();
  await testbed.whileProjecting(async () => {
    const stop = startHolder({ store: gatedStore });
    await page.reached;
    const running = await readRebuild();
    expect(running).toMatchObject({ state: 'running', attempts: 1, endedAt: null });
    expect(running?.progress).toBeGreaterThan(0);
    expect(running?.progress).toBeLessThan(1);
    expect(await readSum(altered)).toBe(-1);
    expect(await testbed.projections.readLiveCollection(name)).toBe(before);
    page.open();

    await end.reached;
    await append(extended, 1_000);
    await waitForSum(extended, 1_027);
    // As another process does it: the projector may still have the key in its cache.
    await testbed.keys.destroy(erased);
    await append(erased, {}, 'Erased');
    await waitForSum(erased, undefined);
    end.open();

    const ended = await waitForEnd();
    expect(ended).toMatchObject({ state: 'done', reason: null, progress: 1 });
    expect(ended.events).toBe(2 * SUBJECTS.length);
    await waitForSum(extended, 1_027);
    await waitForSum(erased, undefined);
    expect(await readSum(altered)).toBe(24);
    await stop();
  });
  const expected = SUBJECTS.map((subject, index) =>
    subject === erased ? undefined : 3 * (index + 1) + (subject === extended ? 1_000 : 0),
  );
  expect(await readAllSums()).toEqual(expected);
  const live = await testbed.projections.readLiveCollection(name);
  expect(live).not.toBe(before);
  expect(await listCollections()).toEqual([live]);
});

describe('a rebuild whose projector is killed', () => {
  it.each<[string, (gate: ReturnType<typeof createGate>) => Stores, number]>([
    ['while it reads', (gate) => ({ store: createGatedStore(gate, 'page') }), 2],
    ['before it switches', (gate) => ({ projections: createGatedProjections(gate, 'switchTo') }), 2],
    ['after it has switched', (gate) => ({ projections: createGatedProjections(gate, 'discard') }), 1],
  ])('%s is finished by the next holder', async (_moment, createStores, attempts) => {
    await alterView('subject-7');
    await request();
    const gate = createGate();
    // It never continues.
    const stopKilled = startHolder(createStores(gate));
    await gate.reached;
    const stop = startHolder();
    const ended = await waitForEnd();
    await stop();
    expect(ended).toMatchObject({ state: 'done', attempts });
    expect(ended.events).toBeGreaterThan(2 * SUBJECTS.length);
    expect(await readSum('subject-7')).toBe(24);
    expect(await listCollections()).toEqual([await testbed.projections.readLiveCollection(name)]);
    void stopKilled();
  });

  it('is not switched to by that projector if it only hung, after the next holder has begun', async () => {
    await request();
    const [gate, end] = [createGate(), createGate()];
    const stopHung = startHolder({ store: createGatedStore(gate, 'end'), onEnd: () => void end.pass() });
    await gate.reached;
    const stop = startHolder();
    const ended = await waitForEnd();
    const live = await testbed.projections.readLiveCollection(name);
    gate.open();
    await end.reached;
    await stopHung();
    await stop();
    expect(await readRebuild()).toEqual(ended);
    expect(await listCollections()).toEqual([live]);
    expect((await readAllSums()).filter((total) => total !== undefined)).toHaveLength(SUBJECTS.length - 1);
  });

  it('fails after five attempts', async () => {
    await request({ state: 'running', attempts: 5, collection: `${name}-views-1` });
    const stop = startHolder();
    expect(await waitForEnd()).toMatchObject({ state: 'failed', reason: REBUILD_FAILURES.attempts });
    await stop();
  });
});

it('is started again by the next holder after a clean stop', async () => {
  await request();
  const gate = createGate();
  const stopFirst = startHolder({ store: createGatedStore(gate, 'page') });
  await gate.reached;
  const stopped = stopFirst();
  gate.open();
  await stopped;
  expect(await readRebuild()).toMatchObject({ state: 'running', attempts: 1 });
  const stop = startHolder();
  expect(await waitForEnd()).toMatchObject({ state: 'done', attempts: 2 });
  await stop();
  expect(await listCollections()).toEqual([await testbed.projections.readLiveCollection(name)]);
});

it('starts again after an outage', async () => {
  let readCount = 0;
  const failingStore = {
    readLastEvent: () => testbed.store.readLastEvent(),
    readAllBatches: () => {
      readCount += 1;
      if (readCount === 1) throw new DeadlineExceededError('the event store');
      return testbed.store.readAllBatches();
    },
  } as unknown as EventStore;
  await request();
  const stop = startHolder({ store: failingStore });
  expect(await waitForEnd()).toMatchObject({ state: 'done', attempts: 2 });
  await stop();
  expect(await listCollections()).toEqual([await testbed.projections.readLiveCollection(name)]);
});

it.each<[string, () => Stores, string]>([
  [
    'an error, without its message',
    () => ({ store: { readLastEvent: () => Promise.reject(new Error('canary')) } as unknown as EventStore }),
    REBUILD_FAILURES.internal,
  ],
  ['no progress', () => ({ store: createGatedStore(createGate(), 'page'), timeoutMs: 50 }), REBUILD_FAILURES.stalled],
])('fails after %s, and keeps the views', async (_cause, createStores, reason) => {
  const live = await testbed.projections.readLiveCollection(name);
  await request();
  const stop = startHolder(createStores());
  expect(await waitForEnd()).toMatchObject({ state: 'failed', reason });
  await stop();
  expect(await testbed.projections.readLiveCollection(name)).toBe(live);
  expect(await listCollections()).toContain(live);
});

it('runs beside the rebuild of another projection, and before later rebuilds of single views', async () => {
  const gate = createGate();
  const view = `${streamPrefix}subject-1`;
  await request({ askedAt: new Date(1_000) });
  const requests = new RebuildRequests(testbed.mongo.db);
  const times = { askedAt: new Date(2_000), startedAt: null };
  const waiting = { projection: name, uid: 'subject-1', stream: view, ...times, state: 'waiting' };
  await testbed.mongo.db.collection(REBUILDS_COLLECTION).insertMany([
    { ...waiting, _id: 'view' },
    { ...waiting, _id: 'other', projection: `other-${name}` },
  ] as never);
  const stop = startHolder({ store: createGatedStore(gate, 'page') });
  await gate.reached;
  expect(await requests.startNext(`other-${name}`, new Date())).toMatchObject({ _id: 'other' });
  expect(await requests.findState('view', 'subject-1', new Date())).toMatchObject({ state: 'waiting' });
  gate.open();
  await waitFor('the rebuild of the view', async () => {
    const found = await requests.findState('view', 'subject-1', new Date());
    await sleep(10);
    return found?.state === 'done' ? found : undefined;
  });
  expect(await readRebuild()).toMatchObject({ state: 'done' });
  await stop();
});
