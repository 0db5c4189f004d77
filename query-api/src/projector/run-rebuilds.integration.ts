import { randomUUID } from 'node:crypto';
import {
  type Profile,
  REBUILD_TIMEOUT_MS,
  type RebuildDocument,
  REBUILDS_COLLECTION,
  getSchemaVersion,
} from '@trackrecord/contracts';
import { type EventStore, sleep } from '@trackrecord/platform';
import type { Collection } from 'mongodb';
import { profileProjection } from '../profile/profile-projection.js';
import { ProjectorTestbed, renameProjection } from '../testing/projector-testbed.js';
import type { Projection } from './projection.js';
import { ProjectionRebuilds } from './projection-rebuilds.js';
import { rebuildStream } from './rebuild.js';
import { REBUILD_FAILURES, RebuildRequests } from './rebuild-requests.js';
import { runRebuilds } from './run-rebuilds.js';

/** The projection of profiles, with its own streams and database. */
const name = `rebuild-${randomUUID().slice(0, 8)}`;
const streamPrefix = `${name}-`;
/** Whether the program can process events of the next schema version. */
const program = { isUpdated: false };
const projection: Projection<Profile> = {
  ...renameProjection(profileProjection, name),
  evolve: (view, event, subject) => {
    const metadata = { ...event.metadata, schemaVersion: getSchemaVersion(event.type) };
    return profileProjection.evolve(view, program.isUpdated ? { ...event, metadata } : event, subject);
  },
};

let testbed: ProjectorTestbed<Profile>;
let rebuilds: Collection<RebuildDocument>;
beforeAll(async () => {
  testbed = await ProjectorTestbed.open(projection);
  rebuilds = testbed.mongo.db.collection(REBUILDS_COLLECTION);
});
afterAll(() => testbed.close());

const VERSION = getSchemaVersion('SkillAdded');
const append = (subject: string, skill: string, schemaVersion = VERSION) =>
  testbed.append(subject, { type: 'SkillAdded', data: { skill, index: 0 }, schemaVersion });

async function request(subject: string, changes: Partial<RebuildDocument> = {}): Promise<string> {
  const _id = randomUUID();
  await rebuilds.insertOne({
    _id,
    projection: name as RebuildDocument['projection'],
    stream: `${streamPrefix}${subject}`,
    uid: subject,
    askedBy: 'owen',
    askedAt: new Date(),
    state: 'waiting',
    events: null,
    reason: null,
    startedAt: null,
    endedAt: null,
    expiresAt: new Date(Date.now() + 60_000),
    ...changes,
  });
  return _id;
}

/** Runs requested rebuilds during the work. */
async function whileRebuilding<T>(
  work: () => Promise<T>,
  changes: Partial<Parameters<typeof runRebuilds>[0]> = {},
): Promise<T> {
  const stop = new AbortController();
  const requests = new RebuildRequests(testbed.mongo.db);
  const rebuild = (stream: string, signal: AbortSignal) =>
    rebuildStream(name, stream, testbed.store, testbed.projections, testbed.createTarget, signal);
  const projectionRebuilds = new ProjectionRebuilds(testbed.mongo.db);
  const rebuildProjection = () => Promise.reject(new Error('no rebuild of the projection was requested'));
  const running = runRebuilds(
    { projection: name, requests, projectionRebuilds, rebuild, rebuildProjection, logger: testbed.logger, ...changes },
    stop.signal,
  );
  try {
    return await work();
  } finally {
    stop.abort();
    await running;
  }
}

const findState = (id: string, subject: string) =>
  new RebuildRequests(testbed.mongo.db).findState(id, subject, new Date());

async function waitForEnd(id: string, subject: string) {
  for (;;) {
    const found = await findState(id, subject);
    if (found?.state !== 'waiting' && found?.state !== 'running') return found;
    await sleep(10);
  }
}

const readView = async (subject: string) => {
  const { views } = testbed.createTarget(await testbed.projections.getLiveCollection(name));
  return (await views.read([subject])).get(subject);
};
const findQuarantined = async (subject: string) =>
  testbed.createTarget(await testbed.projections.getLiveCollection(name)).quarantine.find(`${streamPrefix}${subject}`);

it('reports a stream as stuck at an event of a newer schema version, and as done after an update', async () => {
  await append('nadia', 'Go');
  await append('nadia', 'Rust', VERSION + 1);
  await append('nadia', 'Zig');
  await testbed.whileProjecting(async () => {
    while (!(await findQuarantined('nadia'))) await sleep(10);
    const reason = `SkillAdded has version ${String(VERSION + 1)}, newer than this code`;
    await whileRebuilding(async () => {
      expect(await waitForEnd(await request('nadia'), 'nadia')).toEqual({ state: 'stuck', events: 1, reason });
      expect(await findQuarantined('nadia')).toMatchObject({ revision: 1, reason });
      expect(await readView('nadia')).toMatchObject({ revision: 0, view: { skills: ['Go'] } });

      program.isUpdated = true;
      expect(await waitForEnd(await request('nadia'), 'nadia')).toEqual({ state: 'done', events: 3, reason: null });
    });
    expect(await readView('nadia')).toMatchObject({ revision: 2, view: { skills: ['Zig', 'Rust', 'Go'] } });
    expect(await findQuarantined('nadia')).toBeUndefined();
    // The projector continues with the stream.
    await append('nadia', 'Ada');
    while ((await readView('nadia'))?.revision !== 3) await sleep(10);
  });
  program.isUpdated = false;
});

it('runs the requests of a projection one at a time, oldest first', async () => {
  let running = 0;
  let maxRunning = 0;
  const order: string[] = [];
  const rebuild = async (stream: string) => {
    order.push(stream);
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await sleep(20);
    running -= 1;
    return { eventCount: 1, stuck: undefined };
  };
  const second = await request('second', { askedAt: new Date(2_000) });
  await request('first', { askedAt: new Date(1_000) });
  const other = await request('other', { projection: 'onboarding' });
  await whileRebuilding(() => waitForEnd(second, 'second'), { rebuild });
  expect(order).toEqual([`${streamPrefix}first`, `${streamPrefix}second`]);
  expect(maxRunning).toBe(1);
  expect(await findState(other, 'other')).toMatchObject({ state: 'waiting' });
});

it('reports a failed rebuild without the error message, then runs the next and reports its timeout', async () => {
  const rebuild = (stream: string) =>
    stream.endsWith('hangs') ? new Promise<never>(() => undefined) : Promise.reject(new Error('canary'));
  const [failing, hanging] = [await request('fails'), await request('hangs')];
  await whileRebuilding(
    async () => {
      expect(await waitForEnd(failing, 'fails')).toMatchObject({ state: 'failed', reason: REBUILD_FAILURES.internal });
      expect(await waitForEnd(hanging, 'hangs')).toMatchObject({ state: 'failed', reason: REBUILD_FAILURES.timeout });
    },
    { rebuild, timeoutMs: 50 },
  );
});

it('stops a rebuild that takes too long, so that it writes nothing after a newer one', async () => {
  await append('late', 'Go');
  let startReading = (): void => undefined;
  const started = new Promise<void>((resolve) => (startReading = resolve));
  const slowStore = {
    async *readStream(...options: Parameters<EventStore['readStream']>) {
      await started;
      yield* testbed.store.readStream(...options);
    },
  } as EventStore;
  let lateRebuild: ReturnType<typeof rebuildStream> | undefined;
  const rebuild = (stream: string, signal: AbortSignal) => {
    if (lateRebuild)
      return rebuildStream(name, stream, testbed.store, testbed.projections, testbed.createTarget, signal);
    lateRebuild = rebuildStream(name, stream, slowStore, testbed.projections, testbed.createTarget, signal);
    return lateRebuild;
  };
  const first = await request('late');
  await whileRebuilding(
    async () => {
      expect(await waitForEnd(first, 'late')).toMatchObject({ state: 'failed', reason: REBUILD_FAILURES.timeout });
    },
    { rebuild, timeoutMs: 50 },
  );
  const second = await request('late');
  await whileRebuilding(
    async () => expect(await waitForEnd(second, 'late')).toMatchObject({ state: 'done', events: 1 }),
    { rebuild },
  );
  const newest = await readView('late');
  const { quarantine } = testbed.createTarget(await testbed.projections.getLiveCollection(name));
  await quarantine.add(`${streamPrefix}late`, 1, 'added after the late rebuild');

  startReading();
  await expect(lateRebuild).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readView('late')).toEqual(newest);
  expect(await findQuarantined('late')).toMatchObject({ revision: 1 });
});

it('reports a rebuild as failed whose projector was stopped', async () => {
  const id = await request('stopped');
  const rebuild = () => new Promise<never>(() => undefined);
  await whileRebuilding(
    async () => {
      while ((await findState(id, 'stopped'))?.state !== 'running') await sleep(10);
    },
    { rebuild },
  );
  expect(await findState(id, 'stopped')).toMatchObject({ state: 'running' });
  await whileRebuilding(async () =>
    expect(await waitForEnd(id, 'stopped')).toMatchObject({ state: 'failed', reason: REBUILD_FAILURES.interrupted }),
  );
});

it('counts a running rebuild as failed after 10 minutes, although no projector is left', async () => {
  const startedAt = new Date(Date.now() - REBUILD_TIMEOUT_MS - 1);
  const id = await request('late', { state: 'running', startedAt });
  expect(await findState(id, 'late')).toMatchObject({ state: 'failed', reason: REBUILD_FAILURES.timeout });
});

it('does not restore a request that was deleted while it ran', async () => {
  const id = await request('erased');
  const rebuild = async () => {
    await rebuilds.deleteOne({ _id: id });
    return { eventCount: 1, stuck: undefined };
  };
  const next = await request('next');
  await whileRebuilding(() => waitForEnd(next, 'next'), { rebuild });
  expect(await findState(id, 'erased')).toBeUndefined();
});

it('finds a rebuild only for its person', async () => {
  const id = await request('zoe');
  expect(await findState(id, 'zoe')).toEqual({ state: 'waiting', events: null, reason: null });
  expect(await findState(id, 'yan')).toBeUndefined();
});
