import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { MongoClient } from 'mongodb';
import { type ServerProcess, startServer } from './testing/server-process.js';

const EVENT_STORE = resolve(__dirname, '../dist/eventstore/eventstore.main.js');
const MONGODB = resolve(__dirname, '../dist/mongodb/mongodb.main.js');
const WRITE_COUNT = 2_000;
const WRITER_COUNT = 32;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs writers until the server is killed in the middle. Returns the number of acknowledged writes per writer. */
async function writeUntilKilled(server: ServerProcess, write: (writer: number, n: number) => Promise<unknown>) {
  const acknowledged = Array<number>(WRITER_COUNT).fill(0);
  let total = 0;
  let killed: Promise<void> | undefined;
  const writers = acknowledged.map(async (_, writer) => {
    for (let n = 0; n < WRITE_COUNT / WRITER_COUNT; n += 1) {
      try {
        await write(writer, n);
      } catch {
        return;
      }
      acknowledged[writer] = n + 1;
      total += 1;
      if (total === WRITE_COUNT / 2) killed = server.kill();
    }
  });
  await Promise.all(writers);
  await killed;
  return { acknowledged, total };
}

it('the event store keeps every acknowledged append when it is killed during 2,000 appends', async () => {
  const server = await startServer(EVENT_STORE, folder);
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false&defaultDeadline=3000`);
  const { acknowledged, total } = await writeUntilKilled(server, (writer, n) =>
    client.appendToStream(`writer-${writer}`, jsonEvent({ id: randomUUID(), type: 'Written', data: { n } }), {
      expectedRevision: n === 0 ? 'no_stream' : BigInt(n - 1),
    }),
  );
  await client.dispose();
  expect(total).toBeGreaterThanOrEqual(WRITE_COUNT / 2);
  expect(total).toBeLessThan(WRITE_COUNT);

  const restarted = await startServer(EVENT_STORE, folder);
  const reader = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${restarted.port}?tls=false`);
  for (const [writer, count] of acknowledged.entries()) {
    const numbers: number[] = [];
    for await (const { event } of reader.readStream<{ type: string; data: { n: number } }>(`writer-${writer}`)) {
      if (event) numbers.push(event.data.n);
    }
    expect(numbers.slice(0, count)).toEqual(Array.from({ length: count }, (_, n) => n));
    expect(numbers.length - count).toBeLessThanOrEqual(1);
  }
  await reader.dispose();
  await restarted.stop();
});

it('MongoDB keeps every acknowledged write when it is killed during 2,000 writes', async () => {
  const server = await startServer(MONGODB, folder);
  const options = { serverSelectionTimeoutMS: 1_000, socketTimeoutMS: 3_000, retryWrites: false };
  const client = new MongoClient(`mongodb://127.0.0.1:${server.port}`, options);
  const getWritesCollection = (mongoClient: MongoClient) =>
    mongoClient.db('crash').collection<{ _id: string; writer: number }>('writes');
  await getWritesCollection(client).createIndex({ writer: 1 }, {}, {});
  const { acknowledged, total } = await writeUntilKilled(server, (writer, n) =>
    getWritesCollection(client).updateOne({ _id: `${writer}-${n}` }, { $set: { writer } }, { upsert: true }),
  );
  await client.close();
  expect(total).toBeGreaterThanOrEqual(WRITE_COUNT / 2);

  const restarted = await startServer(MONGODB, folder);
  const reader = new MongoClient(`mongodb://127.0.0.1:${restarted.port}`, options);
  for (const [writer, count] of acknowledged.entries()) {
    const ids = new Set((await getWritesCollection(reader).find({ writer }).toArray()).map(({ _id }) => _id));
    for (let n = 0; n < count; n += 1) expect(ids).toContain(`${writer}-${n}`);
  }
  await reader.close();
  await restarted.stop();
});

describe('a damaged event log', () => {
  async function writeThreeEvents(): Promise<string> {
    const server = await startServer(EVENT_STORE, folder);
    const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`);
    for (const n of [0, 1, 2]) await client.appendToStream('events', jsonEvent({ type: 'Written', data: { n } }));
    await client.dispose();
    await server.stop();
    const log = readdirSync(folder).find((name) => name.endsWith('.log'));
    return join(folder, log ?? '');
  }

  const readRevisions = async (server: ServerProcess) => {
    const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`);
    const revisions: number[] = [];
    for await (const { event } of client.readStream('events')) if (event) revisions.push(Number(event.revision));
    await client.dispose();
    return revisions;
  };

  it('loses only the last frame if that frame is truncated', async () => {
    const log = await writeThreeEvents();
    const bytes = readFileSync(log);
    writeFileSync(log, bytes.subarray(0, bytes.length - 3));
    const server = await startServer(EVENT_STORE, folder);
    expect(await readRevisions(server)).toEqual([0, 1]);
    await server.stop();
  });

  it('prevents the start and reports the byte offset if a frame in the middle is damaged', async () => {
    const log = await writeThreeEvents();
    const bytes = readFileSync(log);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
    writeFileSync(log, bytes);
    await expect(startServer(EVENT_STORE, folder)).rejects.toThrow(/damaged at byte \d+/);
  });
});
