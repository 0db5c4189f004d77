import { startTestServer, type TestServer } from './testing/test-server.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW - seconds * 1000);

describe('an index with expireAfterSeconds', () => {
  let testServer: TestServer;

  afterEach(() => testServer.stop());

  it('removes expired documents only', async () => {
    let now = NOW;
    testServer = await startTestServer({ now: () => now });
    const tokens = testServer.db.collection<{ _id: string; at?: unknown }>('tokens');
    await tokens.createIndex({ at: 1 }, { expireAfterSeconds: 60 }, undefined);
    await tokens.insertMany([
      { _id: 'over', at: secondsAgo(61) },
      { _id: 'young', at: secondsAgo(10) },
      { _id: 'no date', at: 5 },
      { _id: 'none' },
      { _id: 'earliest counts', at: [secondsAgo(1), secondsAgo(100)] },
    ]);
    await testServer.server.sweep();
    expect((await tokens.find().toArray()).map(({ _id }) => _id)).toEqual(['young', 'no date', 'none']);
    now += 60_000;
    await testServer.server.sweep();
    expect((await tokens.find().toArray()).map(({ _id }) => _id)).toEqual(['no date', 'none']);
  });

  it('removes more expired documents than one batch holds, at the TTL interval', async () => {
    testServer = await startTestServer({ now: () => NOW, ttlIntervalMs: 5 });
    const tokens = testServer.db.collection('tokens');
    await tokens.createIndex({ at: -1 }, { expireAfterSeconds: 0 }, undefined);
    const result = await tokens.insertMany(Array.from({ length: 2500 }, () => ({ at: secondsAgo(1) })));
    expect(result.insertedCount).toBe(2500);
    while ((await tokens.countDocuments()) > 0) await testServer.db.command({ ping: 1 });
  });
});
