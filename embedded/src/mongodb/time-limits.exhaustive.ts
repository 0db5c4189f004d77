import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Long, type Document } from 'mongodb';

import { createObjectId } from './bson/object-id.js';
import { doc, int, list, long, text, type Doc } from './bson/value.js';
import { dispatch } from './commands/dispatch.js';
import { Cursors } from './cursors.js';
import { Databases } from './storage/databases.js';
import { startTestServer, type TestServer } from './testing/test-server.js';
import { Timestamps } from './timestamps.js';

const COUNT = 20_000;

describe('maxTimeMS', () => {
  let testServer: TestServer;

  beforeAll(async () => {
    testServer = await startTestServer();
    await testServer.db
      .collection('many')
      .insertMany(Array.from({ length: COUNT }, (_, n) => ({ n, text: `text ${n}`.repeat(5) })));
  });
  afterAll(() => testServer.stop());

  const slowFilter: Document = { text: { $regex: 'nothing$' } };

  it.each<[string, Document]>([
    ['find', { find: 'many', filter: slowFilter }],
    ['find with a sort', { find: 'many', sort: { text: 1 } }],
    ['count', { count: 'many', query: slowFilter }],
    [
      'aggregate',
      { aggregate: 'many', pipeline: [{ $match: slowFilter }, { $group: { _id: 1, n: { $sum: 1 } } }], cursor: {} },
    ],
    ['update', { update: 'many', updates: [{ q: {}, u: { $set: { changed: 1 } }, multi: true }] }],
    ['delete', { delete: 'many', deletes: [{ q: { n: { $gte: 0 } }, limit: 0 }] }],
    ['findAndModify', { findAndModify: 'many', query: slowFilter, remove: true }],
    ['insert', { insert: 'many', documents: Array.from({ length: COUNT }, (_, n) => ({ added: n })) }],
    ['createIndexes', { createIndexes: 'many', indexes: [{ key: { text: 1 }, name: 'text' }] }],
  ])('aborts a slow %s with MaxTimeMSExpired', async (_, command) => {
    await expect(testServer.db.command({ ...command, maxTimeMS: 1 })).rejects.toMatchObject({
      code: 50,
      codeName: 'MaxTimeMSExpired',
      message: 'operation exceeded time limit',
    });
    const collection = testServer.db.collection('many');
    expect(await collection.countDocuments()).toBe(COUNT);
    expect(await collection.countDocuments({ changed: 1 })).toBe(0);
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('does not abort a command within the limit', async () => {
    expect(await testServer.db.collection('many').find({ n: 5 }).maxTimeMS(60_000).toArray()).toHaveLength(1);
    await expect(testServer.db.command({ find: 'many', filter: slowFilter, maxTimeMS: 0 })).resolves.toMatchObject({
      ok: 1,
    });
  });

  it('applies to all batches of a cursor together', async () => {
    const databases = new Databases(await mkdtemp(path.join(tmpdir(), 'mongodb-')), { documentsExamined: 0 });
    const cursors = new Cursors(Date.now);
    const context = {
      databases,
      cursors,
      now: Date.now,
      timestamps: new Timestamps(Date.now),
      processId: createObjectId(),
      connectionId: 1,
      closeSignal: new AbortController().signal,
    };
    const run = (command: Doc) => dispatch(doc([...command.fields, ['$db', text('test')]]), context);
    const documents = list([doc([['n', int(1)]]), doc([['n', int(2)]])]);
    await run(
      doc([
        ['insert', text('c')],
        ['documents', documents],
      ]),
    );
    await run(
      doc([
        ['find', text('c')],
        ['batchSize', int(0)],
        ['maxTimeMS', int(60_000)],
      ]),
    );
    const cursor = cursors.find(1n);
    expect(cursor?.remainingMs).toBeLessThan(60_000);
    const more = doc([
      ['getMore', long(1n)],
      ['collection', text('c')],
      ['batchSize', int(1)],
    ]);
    expect((await run(more)).fields.get('ok')).toMatchObject({ value: 1 });
    if (cursor !== undefined) cursor.remainingMs = 1e-6;
    expect((await run(more)).fields.get('code')).toMatchObject({ value: 50 });
    await databases.close();
  });

  it('is rejected in getMore of a cursor that does not wait for data', async () => {
    const { cursor } = await testServer.db.command({ find: 'many', batchSize: 1 });
    const more = { getMore: Long.fromNumber(cursor.id as number), collection: 'many', maxTimeMS: 1000 };
    await expect(testServer.db.command(more)).rejects.toMatchObject({
      code: 2,
      message: expect.stringContaining('getMore'),
    });
  });

  it.each([-1, 1.5, 2 ** 31, 'soon', null])('rejects the value %p', async (maxTimeMS) => {
    await expect(testServer.db.command({ ping: 1, maxTimeMS })).rejects.toMatchObject({
      code: 2,
      message: expect.stringContaining('maxTimeMS'),
    });
  });
});
