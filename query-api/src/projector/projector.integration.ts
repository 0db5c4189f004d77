import { randomBytes, randomUUID } from 'node:crypto';
import {
  connectMongo,
  createLogger,
  EventLog,
  EventStore,
  KeyMissingError,
  KeysReplacedError,
  KeyStore,
  Lease,
  type Mongo,
  sleep,
  SubscriptionLag,
  EventSealer,
  Sealer,
} from '@trackrecord/platform';
import { startTcpProxy } from '@trackrecord/platform/testing/tcp-proxy';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { Binary, Long } from 'mongodb';
import { z } from 'zod';
import type { Target } from './apply-batch.js';
import { projectForever } from './project.js';
import type { Projection } from './projection.js';
import { Projections } from './projections.js';
import { Quarantine } from './quarantine.js';
import { rebuildAll, rebuildStream } from './rebuild.js';
import { ViewCache } from './view-cache.js';
import { ViewMismatches } from './view-mismatches.js';
import { ViewStore } from './view-store.js';
import { UndecodableEventError, type ViewCollection } from '@trackrecord/contracts';

/** The projection under test. Sums numbers, with its own streams and database. */
const name = `sum-${randomUUID().slice(0, 8)}`;
const streamPrefix = `${name}-`;
const sum: Projection<number> = {
  name,
  streamPrefix,
  erasureEventType: 'Erased',
  viewSchema: z.number(),
  toSubject: (stream) => stream.slice(streamPrefix.length),
  evolve: (total, { type, payload }) => {
    if (type === 'Multiplied' && decoder.canMultiply) return (total ?? 0) * (payload as number);
    if (type !== 'Added') throw new UndecodableEventError(`Unknown event type ${type}`);
    return (total ?? 0) + (payload as number);
  },
};

/** The errors that stopped projecting. */
const errors: unknown[] = [];
let repairedCount = 0;
let unreadableCount = 0;
/** Decodes events of the type `Multiplied` if `canMultiply` is true. */
const decoder = { canMultiply: false };
const logger = createLogger('test', 'silent');
const store = new EventStore(testVariable('EVENTSTORE_URL'));
let mongo: Mongo;
let keys: KeyStore;
const masterKey = randomBytes(32);
let sealer: Sealer;
let eventSealer: EventSealer;
let projections: Projections;
const createTarget = (collection: ViewCollection): Target<number> => ({
  projection: sum,
  views: new ViewStore(mongo.db, collection, sealer, sum.viewSchema),
  viewCache: new ViewCache(),
  eventOpener: eventSealer,
  quarantine: new Quarantine(mongo.db, collection),
  mismatches: new ViewMismatches(mongo.db, collection),
  store,
  logger,
  onUnreadable: () => (unreadableCount += 1),
});

beforeAll(async () => {
  const url = new URL(testVariable('MONGODB_URL'));
  url.pathname = `/${name}`;
  mongo = await connectMongo(url.href);
  openKeys();
  await keys.verifyMasterKey();
  projections = new Projections(mongo.db);
});
afterAll(async () => {
  await mongo.db.dropDatabase();
  await Promise.all([mongo.close(), store.close()]);
});

/** Opens the key store with an empty cache. */
function openKeys(): void {
  keys = new KeyStore(mongo.db, masterKey);
  sealer = new Sealer(keys);
  eventSealer = new EventSealer(sealer, new Set(['Erased']));
}

const createMetadata = (uid: string) => ({
  schemaVersion: 1,
  actor: { uid, role: 'user' },
  commandId: randomUUID(),
  correlationId: 'test',
  causationId: 'test',
  occurredAt: new Date().toISOString(),
});

async function append(subject: string, data: unknown, type = 'Added'): Promise<void> {
  const stream = `${streamPrefix}${subject}`;
  const id = randomUUID();
  const payload = await eventSealer.seal(subject, { stream, type, id }, data);
  await store.append(stream, [{ id, type, data: payload, metadata: createMetadata(subject) }], 'any');
}

let lag: SubscriptionLag;
beforeEach(() => {
  lag = new SubscriptionLag();
});

/** Runs a projector during the work. */
async function whileProjecting<T>(work: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const noop = () => undefined;
  const log = new EventLog(store, mongo.db);
  const onRepaired = () => (repairedCount += 1);
  const callbacks = {
    onProjected: noop,
    onRepaired,
    onCaughtUp: noop,
    onStopped: (error: unknown) => errors.push(error),
  };
  const context = { store, log, projections, logger, createTarget, lag, ...callbacks };
  const projecting = projectForever(name, context, stop.signal);
  try {
    return await work();
  } finally {
    stop.abort();
    await projecting;
  }
}

const readView = async (subject: string) => {
  const { views } = createTarget(await projections.getLiveCollection(name));
  return (await views.read([subject])).get(subject);
};
const rebuild = (subject: string) => rebuildStream(name, `${streamPrefix}${subject}`, store, projections, createTarget);
const findQuarantined = async (subject: string) =>
  (await mongo.db.collection('quarantine').findOne({ stream: `${streamPrefix}${subject}` })) ?? undefined;
async function waitForRevision(subject: string, revision: number | undefined) {
  for (;;) {
    const found = await readView(subject);
    if (found?.revision === revision) return found?.view;
    await sleep(5);
  }
}

it('folds existing and new events, and resumes at its checkpoint after a restart', async () => {
  await append('a', 1);
  await whileProjecting(async () => {
    expect(await waitForRevision('a', 0)).toBe(1);
    await append('a', 2);
    expect(await waitForRevision('a', 1)).toBe(3);
  });
  await append('a', 4);
  await whileProjecting(async () => expect(await waitForRevision('a', 2)).toBe(7));
});

it('is behind until all events are applied, and not while only other streams are written', async () => {
  const [id, otherId] = [randomUUID(), randomUUID()];
  await append(`lagging-${id}`, 1);
  expect(lag.getSeconds()).toBeUndefined();
  await whileProjecting(async () => {
    expect(lag.getSeconds()).not.toBe(0);
    await waitForRevision(`lagging-${id}`, 0);
    await waitUntil('nothing is behind', () => lag.getSeconds() === 0);
    const event = { id: otherId, type: 'Added', data: {}, metadata: createMetadata('other') };
    await store.append(`other-${otherId}`, [event], 'any');
    expect(lag.getSeconds()).toBe(0);
  });
});

it('applies events once if it restarts from an old checkpoint', async () => {
  await append('b', 5);
  await whileProjecting(() => waitForRevision('b', 0));
  const collection = await projections.getLiveCollection(name);
  await projections.advance(collection, { commit: '0', prepare: '0' });
  await append('b', 6);
  await whileProjecting(async () => expect(await waitForRevision('b', 1)).toBe(11));
});

it('quarantines a stream that cannot be decoded and continues with others', async () => {
  await append('bad', 1);
  await append('bad', 1, 'Multiplied');
  await append('bad', 1);
  await append('good', 8);
  await whileProjecting(async () => {
    expect(await waitForRevision('good', 0)).toBe(8);
    expect(await waitForRevision('bad', 0)).toBe(1);
  });
  expect(await findQuarantined('bad')).toMatchObject({ revision: 1, reason: 'Unknown event type Multiplied' });
});

it('quarantines a stream with an unencrypted event', async () => {
  const metadata = createMetadata('intruder');
  await store.append(`${streamPrefix}intruder`, [{ id: randomUUID(), type: 'Added', data: { n: 1 }, metadata }], 'any');
  await append('neighbour', 8);
  await whileProjecting(async () => expect(await waitForRevision('neighbour', 0)).toBe(8));
  expect(await findQuarantined('intruder')).toMatchObject({ reason: 'Added at revision 0 is not sealed' });
});

it('quarantines streams whose key is missing and continues with others', async () => {
  for (const subject of ['keyless', 'keyless-later', 'keyed']) await append(subject, 1);
  await whileProjecting(async () => {
    await waitForRevision('keyless-later', 0);
    await waitForRevision('keyed', 0);
  });
  await append('keyless-new', 1);
  for (const subject of ['keyless-later', 'keyed']) await append(subject, 2);
  const lost = { _id: { $in: ['keyless', 'keyless-later', 'keyless-new'] } };
  const documents = mongo.db.collection<{ _id: string }>('keys');
  const lostKeys = await documents.find(lost).toArray();
  await documents.deleteMany(lost);
  openKeys();

  await whileProjecting(async () => {
    expect(await waitForRevision('keyed', 1)).toBe(3);
    while (!(await findQuarantined('keyless-new')) || !(await findQuarantined('keyless-later'))) await sleep(5);
  });
  expect(await findQuarantined('keyless-new')).toMatchObject({
    revision: 0,
    reason: 'Added at revision 0 cannot be opened: its key is missing',
  });
  expect(await findQuarantined('keyless-later')).toMatchObject({
    revision: 1,
    reason: 'the view at revision 0 cannot be opened: its key is missing',
  });
  expect(await findQuarantined('keyless')).toBeUndefined();
  // Readers get an error, not an empty result.
  await expect(readView('keyless')).rejects.toThrow(KeyMissingError);
  expect(await rebuild('keyless-later')).toMatchObject({ stuck: { revision: 0 } });

  await documents.insertMany(lostKeys);
  await whileProjecting(async () => {
    expect(await rebuild('keyless-later')).toEqual({ eventCount: 2, stuck: undefined });
    expect(await waitForRevision('keyless-later', 1)).toBe(3);
  });
  expect(await findQuarantined('keyless-later')).toBeUndefined();
});

describe('a stored view that is damaged', () => {
  /** Damages the document of a subject, which stands at revision 1 with a sum of 3. */
  const DAMAGES: [string, (subject: string) => Promise<object>][] = [
    [
      'does not match its schema',
      async (subject) => ({ sealed: new Binary(await sealer.seal(subject, { total: 3 }, `view|${subject}`)) }),
    ],
    ['was altered', () => Promise.resolve({ sealed: new Binary(randomBytes(60)) })],
    ['contains text instead of bytes', () => Promise.resolve({ sealed: 'damaged' })],
    ['has a revision that is not a number', () => Promise.resolve({ revision: 'one' })],
    ['has a generation that is not a number', () => Promise.resolve({ generation: null })],
  ];

  it.each(DAMAGES)('is rebuilt from its stream if it %s, while others are projected', async (_, damage) => {
    const [subject, other] = [randomUUID(), randomUUID()];
    await append(subject, 1);
    await append(subject, 2);
    await whileProjecting(() => waitForRevision(subject, 1));
    const documents = mongo.db.collection<{ _id: string }>(await projections.getLiveCollection(name));
    await documents.updateOne({ _id: subject }, { $set: await damage(subject) });
    unreadableCount = 0;

    await append(subject, 4);
    await append(other, 8);
    await whileProjecting(async () => {
      expect(await waitForRevision(other, 0)).toBe(8);
      while ((await documents.findOne({ _id: subject, revision: 2 })) === null) await sleep(5);
      expect((await readView(subject))?.view).toBe(7);
      await append(subject, 8);
      expect(await waitForRevision(subject, 3)).toBe(15);
    });
    expect(unreadableCount).toBe(1);
    expect(await findQuarantined(subject)).toBeUndefined();
  });

  it('is ignored by readers, which read the stream instead', async () => {
    const subject = randomUUID();
    await append(subject, 1);
    await whileProjecting(() => waitForRevision(subject, 0));
    const collection = await projections.getLiveCollection(name);
    const { views } = createTarget(collection);
    expect(await views.readUsable(subject)).toMatchObject({ revision: 0, view: 1 });
    await mongo.db.collection<{ _id: string }>(collection).updateOne({ _id: subject }, { $set: { revision: 'one' } });
    expect(await views.readUsable(subject)).toBeUndefined();
    expect(await views.readFrom(subject, 7, { catchUp: true })).toBeUndefined();
  });

  it('is rebuilt at startup if its position is unknown, and quarantined if its stream cannot be folded', async () => {
    const subject = randomUUID();
    await append(subject, 1);
    await append(subject, 2);
    await whileProjecting(() => waitForRevision(subject, 1));
    const collection = await projections.getLiveCollection(name);
    const documents = mongo.db.collection<{ _id: string }>(collection);
    await documents.updateOne({ _id: subject }, { $set: { revision: 1.5, commit: Long.MAX_VALUE } });
    await whileProjecting(async () => {
      while ((await documents.findOne({ _id: subject, revision: 1 })) === null) await sleep(5);
    });
    expect((await readView(subject))?.view).toBe(3);

    await append(subject, 2, 'Multiplied');
    await documents.updateOne({ _id: subject }, { $unset: { sealed: '' } });
    await whileProjecting(async () => {
      while (!(await findQuarantined(subject))) await sleep(5);
    });
    expect(await findQuarantined(subject)).toMatchObject({ revision: 2, reason: 'Unknown event type Multiplied' });
    expect(await readView(subject)).toMatchObject({ revision: 1, view: 3 });
  });
});

it('waits while the database of keys is empty or replaced, without quarantine', async () => {
  await append('patient', 1);
  const documents = mongo.db.collection<{ _id: string }>('keys');
  const allKeys = await documents.find().toArray();
  await documents.deleteMany({});
  openKeys();
  const collection = await projections.getLiveCollection(name);
  const before = await createTarget(collection).quarantine.listEntries();
  const waitForKeysReplaced = async () => {
    errors.length = 0;
    while (!errors.some((error) => error instanceof KeysReplacedError)) await sleep(5);
  };

  await whileProjecting(async () => {
    await waitForKeysReplaced();
    await new KeyStore(mongo.db, randomBytes(32)).verifyMasterKey();
    await waitForKeysReplaced();
    await documents.deleteMany({});
    await documents.insertMany(allKeys);
    expect(await waitForRevision('patient', 0)).toBe(1);
  });
  expect(await createTarget(collection).quarantine.listEntries()).toEqual(before);
});

it('deletes the document of an erased subject in quarantine, and releases the stream', async () => {
  await append('locked', 1);
  await append('locked', 1, 'Multiplied');
  await whileProjecting(async () => {
    expect(await waitForRevision('locked', 0)).toBe(1);
    while (!(await findQuarantined('locked'))) await sleep(5);
    await append('locked', {}, 'Erased');
    await waitForRevision('locked', undefined);
  });
  expect(await findQuarantined('locked')).toBeUndefined();
});

it('rebuilds one stream on demand and releases it from quarantine', async () => {
  await append('again', 3);
  await whileProjecting(async () => {
    await waitForRevision('again', 0);
    await append('again', 2, 'Multiplied');
    while (!(await findQuarantined('again'))) await sleep(5);
    await append('again', 4);
    expect(await rebuild('again')).toMatchObject({ stuck: { reason: 'Unknown event type Multiplied' } });
    expect(await readView('again')).toMatchObject({ revision: 0, view: 3 });
    decoder.canMultiply = true;
    expect(await rebuild('again')).toEqual({ eventCount: 3, stuck: undefined });
    expect(await waitForRevision('again', 2)).toBe(10);
    await append('again', 5);
    expect(await waitForRevision('again', 3)).toBe(15);
  });
  decoder.canMultiply = false;
  expect(await findQuarantined('again')).toBeUndefined();
});

it('applies events that are appended during the rebuild of a stream', async () => {
  await append('busy', 1);
  await whileProjecting(async () => {
    await waitForRevision('busy', 0);
    for (let round = 1; round <= scaled(3); round += 1) {
      await Promise.all([rebuild('busy'), append('busy', 1)]);
      expect(await waitForRevision('busy', round)).toBe(round + 1);
    }
  });
  expect(await findQuarantined('busy')).toBeUndefined();
});

it('does not overwrite a rebuilt document with an older one', async () => {
  await append('fixed', 5);
  await whileProjecting(async () => {
    await waitForRevision('fixed', 0);
    const collection = await projections.getLiveCollection(name);
    const { views } = createTarget(collection);
    await views.write([{ subject: 'fixed', deleted: true }]);
    await views.write([{ subject: 'fixed', generation: 7, replaces: undefined, revision: 0, view: 100 }]);
    await append('fixed', 1);
    expect(await waitForRevision('fixed', 1)).toBe(101);
  });
});

it('processes quarantined streams again in a full rebuild', async () => {
  await append('mended', 3);
  await append('mended', 2, 'Multiplied');
  await whileProjecting(async () => {
    while (!(await findQuarantined('mended'))) await sleep(5);
    decoder.canMultiply = true;
    await rebuildAll(name, store, projections, createTarget);
    expect(await waitForRevision('mended', 1)).toBe(6);
    await append('mended', 1);
    expect(await waitForRevision('mended', 2)).toBe(7);
  });
  decoder.canMultiply = false;
  expect(await findQuarantined('mended')).toBeUndefined();
});

it('rebuilds beside the live collection and switches while projecting', async () => {
  const before = await projections.getLiveCollection(name);
  await append('c', 2);
  await whileProjecting(async () => {
    await waitForRevision('c', 0);
    const { collection } = await rebuildAll(name, store, projections, createTarget);
    expect(await projections.getLiveCollection(name)).toBe(collection);
    await append('c', 3);
    expect(await waitForRevision('c', 1)).toBe(5);
  });
  expect(await mongo.db.listCollections({ name: before }).toArray()).toEqual([]);
  expect((await readView('a'))?.view).toBe(7);
});

it('deletes the document of an erased subject, and a rebuild does not bring it back', async () => {
  await append('gone', 1);
  await whileProjecting(async () => {
    await waitForRevision('gone', 0);
    await append('gone', {}, 'Erased');
    await keys.destroy('gone');
    await waitForRevision('gone', undefined);
  });
  const { collection } = await rebuildAll(name, store, projections, createTarget);
  expect((await createTarget(collection).views.read(['gone'])).size).toBe(0);
});

it('repairs documents with events that the log does not have, and rereads a log without the checkpoint', async () => {
  for (const subject of ['ahead', 'diverged', 'short', 'sound']) await append(subject, 1);
  await append('ahead', 2);
  const collection = await projections.getLiveCollection(name);
  await whileProjecting(async () => {
    await waitForRevision('ahead', 1);
    await waitForRevision('sound', 0);
  });
  const documents = mongo.db.collection<{ _id: string }>(collection);
  const eventId = randomUUID();
  await documents.updateOne({ _id: 'ahead' }, { $set: { revision: 9, eventId } });
  await documents.updateOne({ _id: 'diverged' }, { $set: { eventId } });
  await documents.updateOne({ _id: 'short' }, { $set: { revision: 9, eventId } });
  await mongo.db.collection<{ _id: string }>('checkpoints').updateOne({ _id: collection }, { $set: { eventId } });
  await createTarget(collection).quarantine.add(`${streamPrefix}ahead`, 8, 'gap');
  await append('meanwhile', 5);
  const readGeneration = async (subject: string) => (await readView(subject))?.generation;
  const before = await readGeneration('sound');

  repairedCount = 0;
  await whileProjecting(async () => {
    expect(await waitForRevision('ahead', 1)).toBe(3);
    expect(await waitForRevision('short', 0)).toBe(1);
    expect(await waitForRevision('meanwhile', 0)).toBe(5);
  });
  expect(repairedCount).toBe(3);
  expect(await readGeneration('diverged')).toBeGreaterThan(0);
  expect(await readGeneration('sound')).toBe(before);
  expect(await findQuarantined('ahead')).toBeUndefined();
});

it('repairs a document with an event after a valid checkpoint that the log does not have', async () => {
  await append('tail', 1);
  await whileProjecting(() => waitForRevision('tail', 0));
  const collection = await projections.getLiveCollection(name);
  const { commit } = (await projections.readCheckpoint(collection)) ?? { commit: '0' };
  const tail = { revision: 1, eventId: randomUUID(), commit: Long.fromString(commit).add(1) };
  await mongo.db.collection<{ _id: string }>(collection).updateOne({ _id: 'tail' }, { $set: tail });
  await whileProjecting(async () => expect(await waitForRevision('tail', 0)).toBe(1));
});

it('lets one owner hold the lease at a time, and passes it on when the owner stops', async () => {
  const order: string[] = [];
  const [first, second] = [new AbortController(), new AbortController()];
  const holdLease = (owner: string) => async (signal: AbortSignal) => {
    order.push(`${owner} begins`);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    order.push(`${owner} ends`);
  };
  const waitForStart = async (owner: string) => {
    while (!order.includes(`${owner} begins`)) await sleep(5);
  };
  const a = new Lease(mongo.db, 'lease-test', 'a', logger).hold(first.signal, holdLease('a'));
  await waitForStart('a');
  const b = new Lease(mongo.db, 'lease-test', 'b', logger).hold(second.signal, holdLease('b'));
  await sleep(1_200);
  first.abort();
  await a;
  await waitForStart('b');
  second.abort();
  await b;
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('keeps its lease during a short outage of MongoDB, stops before the lease expires, and resumes', async () => {
  const url = new URL(testVariable('MONGODB_URL'));
  const proxy = await startTcpProxy(url.hostname, Number(url.port));
  url.host = `127.0.0.1:${proxy.port}`;
  const proxiedMongo = await connectMongo(url.href);
  const stop = new AbortController();
  const signals: AbortSignal[] = [];
  // Much longer than the outage, which lasts longer than it should on a busy machine.
  const times = { leaseMs: 8_000, renewalIntervalMs: 300, marginMs: 300 };
  const leaseName = `silence-${randomUUID()}`;
  const readEnd = async () => {
    const leases = mongo.db.client.db(proxiedMongo.db.databaseName).collection<{ _id: string; until: Date }>('leases');
    return (await leases.findOne({ _id: leaseName }))?.until.getTime() ?? 0;
  };
  const lease = new Lease(proxiedMongo.db, leaseName, 'a', logger, times).hold(stop.signal, async (signal) => {
    signals.push(signal);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  });
  const waitForSignals = async (count: number) => {
    while (signals.length < count) await sleep(10);
  };
  await waitForSignals(1);
  proxy.block();
  await sleep(1_000);
  const endBefore = await readEnd();
  proxy.unblock();
  while ((await readEnd()) <= endBefore) await sleep(10);
  expect(signals[0]?.aborted).toBe(false);
  proxy.block();
  while (signals[0]?.aborted === false) await sleep(10);
  proxy.unblock();
  await waitForSignals(2);
  stop.abort();
  await lease;
  await proxiedMongo.close();
  await proxy.close();
});
