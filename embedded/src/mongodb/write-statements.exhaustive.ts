import type { Document } from 'mongodb';

import { startTestServer, type TestServer } from './testing/test-server.js';

const VALID_UPDATE = { q: { _id: 1 }, u: { $set: { changed: true } } };
const VALID_DELETE = { q: { _id: 1 }, limit: 1 };

describe('a malformed statement among several', () => {
  let testServer: TestServer;

  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterAll(() => testServer.stop());
  beforeEach(async () => {
    await testServer.db.collection('c').deleteMany({});
    await testServer.db.collection('c').insertOne({ _id: 1 as never });
  });

  const findDocuments = () => testServer.db.collection('c').find().toArray();

  it.each<[string, Document, number]>([
    ['an unknown field', { q: {}, u: { $set: { a: 1 } }, foo: 1 }, 40415],
    ['arrayFilters', { q: {}, u: { $set: { a: 1 } }, arrayFilters: [] }, 40415],
    ['a collation', { q: {}, u: { $set: { a: 1 } }, collation: { locale: 'en' } }, 40415],
    ['a hint', { q: {}, u: { $set: { a: 1 } }, hint: '_id_' }, 40415],
    ['no q', { u: { $set: { a: 1 } } }, 40414],
    ['no u', { q: {} }, 40414],
    ['a q that is not a document', { q: 1, u: { $set: { a: 1 } } }, 14],
    ['a u that is neither document nor array', { q: {}, u: 1 }, 9],
    ['a multi that is not a boolean', { q: {}, u: { $set: { a: 1 } }, multi: 'yes' }, 14],
    ['an upsert that is not a boolean', { q: {}, u: { $set: { a: 1 } }, upsert: {} }, 14],
  ])('fails the whole update without changes: %s', async (_, invalidStatement, code) => {
    for (const ordered of [true, false]) {
      const command = { update: 'c', updates: [VALID_UPDATE, invalidStatement], ordered };
      await expect(testServer.db.command(command)).rejects.toMatchObject({ code });
    }
    expect(await findDocuments()).toEqual([{ _id: 1 }]);
  });

  it.each<[string, Document, number]>([
    ['an unknown field', { q: {}, limit: 0, foo: 1 }, 40415],
    ['a collation', { q: {}, limit: 0, collation: { locale: 'en' } }, 40415],
    ['a hint', { q: {}, limit: 0, hint: '_id_' }, 40415],
    ['no q', { limit: 0 }, 40414],
    ['no limit', { q: {} }, 40414],
    ['a limit that is not a number', { q: {}, limit: 'all' }, 14],
    ['a limit of 2', { q: {}, limit: 2 }, 9],
    ['a limit of -1', { q: {}, limit: -1 }, 9],
    ['a limit of 0.5', { q: {}, limit: 0.5 }, 9],
    ['a q that is not a document', { q: [], limit: 0 }, 14],
  ])('fails the whole delete without removals: %s', async (_, invalidStatement, code) => {
    for (const ordered of [true, false]) {
      const command = { delete: 'c', deletes: [VALID_DELETE, invalidStatement], ordered };
      await expect(testServer.db.command(command)).rejects.toMatchObject({ code });
    }
    expect(await findDocuments()).toEqual([{ _id: 1 }]);
  });

  it('fails alone if its filter or operators are invalid', async () => {
    const updates = [VALID_UPDATE, { q: { a: { $foo: 1 } }, u: { $set: { a: 1 } } }, { q: {}, u: { $foo: { a: 1 } } }];
    const reply = await testServer.db.command({ update: 'c', updates, ordered: false });
    expect(reply).toMatchObject({
      ok: 1,
      n: 1,
      writeErrors: [
        { index: 1, code: 2 },
        { index: 2, code: 2 },
      ],
    });
    const deletes = [VALID_DELETE, { q: { a: { $foo: 1 } }, limit: 0 }];
    expect(await testServer.db.command({ delete: 'c', deletes })).toMatchObject({
      ok: 1,
      n: 1,
      writeErrors: [{ index: 1 }],
    });
  });
});
