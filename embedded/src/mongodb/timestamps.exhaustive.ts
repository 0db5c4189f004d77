import { Timestamp } from 'mongodb';

import { startTestServer, type TestServer } from './testing/test-server.js';
import { Timestamps } from './timestamps.js';

const ZERO = new Timestamp({ t: 0, i: 0 });

describe('Timestamp(0, 0)', () => {
  let testServer: TestServer;
  let counter = 0;

  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterAll(() => testServer.stop());

  const createCollection = () => testServer.db.collection(`timestamps${counter++}`);

  function expectNow(value: unknown): void {
    expect(value).toBeInstanceOf(Timestamp);
    const seconds = (value as Timestamp).t;
    expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
  }

  it("is replaced by the server's time in top-level fields of an insert only", async () => {
    const collection = createCollection();
    await collection.insertOne({
      _id: 1 as never,
      a: ZERO,
      deep: { b: ZERO },
      list: [ZERO],
      other: new Timestamp({ t: 1, i: 0 }),
    });
    const document = await collection.findOne();
    expectNow(document?.['a']);
    expect(document).toMatchObject({ deep: { b: ZERO }, list: [ZERO], other: new Timestamp({ t: 1, i: 0 }) });
  });

  it('is replaced by a greater timestamp in every further field and document', async () => {
    const collection = createCollection();
    await collection.insertMany([
      { a: ZERO, b: ZERO },
      { a: ZERO, b: ZERO },
    ]);
    const values = (await collection.find().toArray()).flatMap(({ a, b }) => [a, b] as Timestamp[]);
    const numbers = values.map((value) => value.toBigInt());
    expect(new Set(numbers).size).toBe(4);
    expect(numbers).toEqual(numbers.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('is kept in _id', async () => {
    const collection = createCollection();
    await collection.insertOne({ _id: ZERO as never });
    expect((await collection.findOne())?.['_id']).toEqual(ZERO);
  });

  it("is replaced by the server's time in replacements (update, upsert and findAndModify)", async () => {
    const collection = createCollection();
    await collection.insertOne({ _id: 1 as never });
    await collection.replaceOne({ _id: 1 as never }, { a: ZERO });
    await collection.replaceOne({ _id: 2 as never }, { a: ZERO }, { upsert: true });
    await collection.insertOne({ _id: 3 as never });
    await collection.findOneAndReplace({ _id: 3 as never }, { a: ZERO });
    for (const document of await collection.find().toArray()) expectNow(document['a']);
  });

  it('is kept in $set', async () => {
    const collection = createCollection();
    await collection.updateOne({ _id: 1 as never }, { $set: { a: ZERO } }, { upsert: true });
    expect((await collection.findOne())?.['a']).toEqual(ZERO);
  });
});

describe('the timestamps of a server', () => {
  it('increase even if the clock goes backwards', () => {
    let now = 10_000;
    const timestamps = new Timestamps(() => now);
    const first = timestamps.next();
    now = 5_000;
    const second = timestamps.next();
    expect([first, second]).toEqual([
      { type: 'timestamp', value: (10n << 32n) + 1n },
      { type: 'timestamp', value: (10n << 32n) + 2n },
    ]);
  });
});
