import { randomBytes, randomUUID } from 'node:crypto';
import {
  connectMongo,
  createLogger,
  EventStore,
  KeyStore,
  type Mongo,
  pause,
  SealedEvents,
  Sealer,
} from '@trackrecord/platform';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { z } from 'zod';
import type { Target } from './apply-batch.js';
import { Lease } from './lease.js';
import { projectForever } from './project.js';
import type { Projection } from './projection.js';
import { Projections } from './projections.js';
import { Quarantine } from './quarantine.js';
import { rebuildAll, rebuildStream } from './rebuild.js';
import { RecentViews } from './recent-views.js';
import { ViewStore } from './view-store.js';
import { UndecodableEvent } from '@trackrecord/contracts';

/** A projection of this test alone: it adds up numbers in streams of its own, with a database of its own. */
const name = `sum-${randomUUID().slice(0, 8)}`;
const prefix = `${name}-`;
const sum: Projection<number> = {
  name,
  prefix,
  erasedBy: 'Erased',
  view: z.number(),
  subjectOf: (stream) => stream.slice(prefix.length),
  evolve: (total, { type, payload }) => {
    if (type !== 'Added') throw new UndecodableEvent(`Unknown event type ${type}`);
    return (total ?? 0) + (payload as number);
  },
};

const logger = createLogger('test', 'silent');
const store = new EventStore(testVariable('EVENTSTORE_URL'));
let mongo: Mongo;
let keys: KeyStore;
let sealer: Sealer;
let sealed: SealedEvents;
let projections: Projections;
const targetOf = (collection: string): Target<number> => ({
  projection: sum,
  views: new ViewStore(mongo.db, collection, sealer, sum.view),
  recent: new RecentViews(),
  sealed,
  quarantine: new Quarantine(mongo.db, name),
  logger,
});

beforeAll(async () => {
  const url = new URL(testVariable('MONGODB_URL'));
  url.pathname = `/${name}`;
  mongo = await connectMongo(url.href);
  keys = new KeyStore(mongo.db, randomBytes(32));
  sealer = new Sealer(keys);
  sealed = new SealedEvents(sealer, new Set(['Erased']));
  projections = new Projections(mongo.db);
});
afterAll(async () => {
  await mongo.db.dropDatabase();
  await Promise.all([mongo.close(), store.close()]);
});

async function append(subject: string, data: unknown, type = 'Added'): Promise<void> {
  const stream = `${prefix}${subject}`;
  const id = randomUUID();
  const metadata = {
    schemaVersion: 1,
    actor: { uid: subject, role: 'user' },
    commandId: id,
    correlationId: id,
    causationId: id,
    occurredAt: new Date().toISOString(),
  };
  const payload = await sealed.close(subject, { stream, type, id }, data);
  await store.append(stream, [{ id, type, data: payload, metadata }], 'any');
}

/** Runs a projector while the work is done. */
async function whileProjecting<T>(work: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const parts = { store, projections, logger, targetOf, onProjected: () => undefined, onCaughtUp: () => undefined };
  const projecting = projectForever(name, parts, stop.signal);
  try {
    return await work();
  } finally {
    stop.abort();
    await projecting;
  }
}

const stored = async (subject: string) => {
  const { views } = targetOf(await projections.liveCollection(name));
  return (await views.read([subject])).get(subject);
};
async function untilAt(subject: string, revision: number | undefined) {
  for (;;) {
    const found = await stored(subject);
    if (found?.revision === revision) return found?.view;
    await pause(5);
  }
}

it('folds what is there and what comes, and goes on from its checkpoint after a restart', async () => {
  await append('a', 1);
  await whileProjecting(async () => {
    expect(await untilAt('a', 0)).toBe(1);
    await append('a', 2);
    expect(await untilAt('a', 1)).toBe(3);
  });
  await append('a', 4);
  await whileProjecting(async () => expect(await untilAt('a', 2)).toBe(7));
});

it('counts nothing twice when it starts again from an old checkpoint', async () => {
  await append('b', 5);
  await whileProjecting(() => untilAt('b', 0));
  const collection = await projections.liveCollection(name);
  await projections.advance(collection, { commit: '0', prepare: '0' });
  await append('b', 6);
  await whileProjecting(async () => expect(await untilAt('b', 1)).toBe(11));
});

it('quarantines one stream that cannot be decoded and carries on with the others', async () => {
  await append('bad', 1);
  await append('bad', 1, 'Multiplied');
  await append('bad', 1);
  await append('good', 8);
  await whileProjecting(async () => {
    expect(await untilAt('good', 0)).toBe(8);
    expect(await untilAt('bad', 0)).toBe(1);
  });
  const [entry] = await mongo.db
    .collection('quarantine')
    .find({ stream: `${prefix}bad` })
    .toArray();
  expect(entry).toMatchObject({ revision: 1, reason: 'Unknown event type Multiplied' });
});

it('folds one stream again on demand and lets it out of quarantine', async () => {
  await append('again', 3);
  await whileProjecting(() => untilAt('again', 0));
  await targetOf('').quarantine.add(`${prefix}again`, 1, 'for this test');
  expect(await rebuildStream(name, `${prefix}again`, store, projections, targetOf)).toBe(1);
  await append('again', 4);
  await whileProjecting(async () => expect(await untilAt('again', 1)).toBe(7));
});

it('does not write over a rebuilt document what was folded on the one before', async () => {
  await append('fixed', 5);
  await whileProjecting(async () => {
    await untilAt('fixed', 0);
    const collection = await projections.liveCollection(name);
    const { views } = targetOf(collection);
    await views.write([{ subject: 'fixed', deleted: true }]);
    await views.write([{ subject: 'fixed', generation: 7, from: undefined, to: 0, view: 100 }]);
    await append('fixed', 1);
    expect(await untilAt('fixed', 1)).toBe(101);
  });
});

it('rebuilds everything beside the live collection and switches over while it projects', async () => {
  const before = await projections.liveCollection(name);
  await append('c', 2);
  await whileProjecting(async () => {
    await untilAt('c', 0);
    const { collection } = await rebuildAll(name, store, projections, targetOf);
    expect(await projections.liveCollection(name)).toBe(collection);
    await append('c', 3);
    expect(await untilAt('c', 1)).toBe(5);
  });
  expect(await mongo.db.listCollections({ name: before }).toArray()).toEqual([]);
  expect((await stored('a'))?.view).toBe(7);
}, 20_000);

it('deletes the document of an erased subject, and a rebuild does not bring it back', async () => {
  await append('gone', 1);
  await whileProjecting(async () => {
    await untilAt('gone', 0);
    await append('gone', {}, 'Erased');
    await keys.destroy('gone');
    await untilAt('gone', undefined);
  });
  const { collection } = await rebuildAll(name, store, projections, targetOf);
  expect((await targetOf(collection).views.read(['gone'])).size).toBe(0);
}, 20_000);

it('lets one projector work at a time and hands over when it ends', async () => {
  const order: string[] = [];
  const [first, second] = [new AbortController(), new AbortController()];
  const working = (owner: string) => async (signal: AbortSignal) => {
    order.push(`${owner} begins`);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    order.push(`${owner} ends`);
  };
  const began = async (owner: string) => {
    while (!order.includes(`${owner} begins`)) await pause(5);
  };
  const a = new Lease(mongo.db, 'lease-test', 'a').hold(first.signal, working('a'));
  await began('a');
  const b = new Lease(mongo.db, 'lease-test', 'b').hold(second.signal, working('b'));
  await pause(1_200);
  first.abort();
  await a;
  await began('b');
  second.abort();
  await b;
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
