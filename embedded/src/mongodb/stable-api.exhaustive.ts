import { MongoClient, type Document } from 'mongodb';

import { startTestServer, type TestServer } from './testing/test-server.js';

describe('the Stable API', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.stop());

  it('serves a client with serverApi', async () => {
    const serverApi = { version: '1', strict: true, deprecationErrors: true } as const;
    const client = await new MongoClient(`mongodb://127.0.0.1:${test.server.port}`, {
      serverApi,
      serverSelectionTimeoutMS: 3000,
    }).connect();
    const collection = client.db('api').collection('c');
    await collection.insertMany(Array.from({ length: 150 }, (_, n) => ({ n })));
    await collection.createIndex({ n: 1 }, undefined, undefined);
    await collection.updateOne({ n: 1 }, { $set: { n: 1000 } });
    await collection.deleteOne({ n: 2 });
    expect(await collection.find().toArray()).toHaveLength(149);
    expect(await collection.countDocuments()).toBe(149);
    expect(await collection.estimatedDocumentCount()).toBe(149);
    expect(await collection.indexes()).toHaveLength(2);
    await collection.findOneAndUpdate({ n: 3 }, { $inc: { n: 1 } });
    await client.db('api').dropDatabase();
    await expect(client.db('api').command({ buildInfo: 1 })).rejects.toMatchObject({ code: 323 });
    await client.close();
  });

  it.each<[string, Document, number, string]>([
    ['an unsupported version', { ping: 1, apiVersion: '2' }, 322, 'APIVersionError'],
    ['a version that is not a string', { ping: 1, apiVersion: 1 }, 14, 'TypeMismatch'],
    ['apiStrict that is not a boolean', { ping: 1, apiVersion: '1', apiStrict: 1 }, 14, 'TypeMismatch'],
    ['apiStrict without a version', { ping: 1, apiStrict: true }, 4886600, 'Location4886600'],
    ['apiDeprecationErrors without a version', { ping: 1, apiDeprecationErrors: false }, 4886600, 'Location4886600'],
    ['a command outside of the API', { buildInfo: 1, apiVersion: '1', apiStrict: true }, 323, 'APIStrictError'],
    ['the legacy hello', { isMaster: 1, apiVersion: '1', apiStrict: true }, 323, 'APIStrictError'],
  ])('rejects %s', async (_, command, code, codeName) => {
    await expect(test.db.command(command)).rejects.toMatchObject({ code, codeName });
  });

  it('accepts commands outside the API without apiStrict', async () => {
    await expect(test.db.command({ buildInfo: 1, apiVersion: '1' })).resolves.toMatchObject({ ok: 1 });
    await expect(test.db.command({ hello: 1, apiVersion: '1', apiStrict: true })).resolves.toMatchObject({ ok: 1 });
  });

  it('returns connection ids in hello', async () => {
    const other = await new MongoClient(`mongodb://127.0.0.1:${test.server.port}`, { maxPoolSize: 1 }).connect();
    const first = await other.db().command({ hello: 1 });
    const second = await other.db().command({ hello: 1 });
    const otherConnection = await test.db.command({ hello: 1 });
    expect(first['connectionId']).toBeGreaterThan(0);
    expect(second['connectionId']).toBe(first['connectionId']);
    expect(otherConnection['connectionId']).not.toBe(first['connectionId']);
    await other.close();
  });
});
