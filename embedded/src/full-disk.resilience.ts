import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { MongoClient } from 'mongodb';
import { startServer } from './testing/server-process.js';

const EVENT_STORE = resolve(__dirname, '../dist/eventstore/eventstore.main.js');
const MONGODB = resolve(__dirname, '../dist/mongodb/mongodb.main.js');
/** 2 MiB: a file size limit works on every machine and makes writes fail as a full disk does. */
const FULL_DISK = { maxFileBlocks: 4_096 };
const PAYLOAD = 'x'.repeat(100_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes until a write fails. Returns the number of acknowledged writes and the error. */
async function writeUntilFailure(write: (n: number) => Promise<unknown>) {
  for (let n = 0; n < 1_000; n += 1) {
    try {
      await write(n);
    } catch (error) {
      return { acknowledgedCount: n, error };
    }
  }
  throw new Error('no write failed');
}

it('the event store rejects appends on a full disk, keeps serving reads and keeps every acknowledged event', async () => {
  const connect = (port: number) => EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  const append = (client: EventStoreDBClient, n: number) =>
    client.appendToStream('s', jsonEvent({ type: 'Noted', data: { n, PAYLOAD } }), {
      expectedRevision: n === 0 ? 'no_stream' : BigInt(n - 1),
    });
  const countEvents = async (client: EventStoreDBClient) => {
    let eventCount = 0;
    for await (const { event } of client.readStream('s')) if (event) eventCount += 1;
    return eventCount;
  };
  const server = await startServer(EVENT_STORE, folder, FULL_DISK);
  const client = connect(server.port);
  const { acknowledgedCount, error } = await writeUntilFailure((n) => append(client, n));
  expect(error).toMatchObject({ type: 'deadline-exceeded' });
  await expect(append(client, acknowledgedCount)).rejects.toMatchObject({ type: 'deadline-exceeded' });
  expect(await countEvents(client)).toBe(acknowledgedCount);
  await client.dispose();
  await server.kill();

  const restarted = await startServer(EVENT_STORE, folder);
  const reader = connect(restarted.port);
  expect(await countEvents(reader)).toBe(acknowledgedCount);
  await append(reader, acknowledgedCount);
  expect(await countEvents(reader)).toBe(acknowledgedCount + 1);
  await reader.dispose();
  await restarted.stop();
});

it('MongoDB responds with OutOfDiskSpace on a full disk, keeps serving reads and keeps every acknowledged write', async () => {
  const connect = (port: number) =>
    new MongoClient(`mongodb://127.0.0.1:${port}`, { serverSelectionTimeoutMS: 2_000, retryWrites: false });
  const getNotes = (client: MongoClient) => client.db('full').collection<{ _id: number; text: string }>('notes');
  const server = await startServer(MONGODB, folder, FULL_DISK);
  const client = connect(server.port);
  const insert = (n: number) => getNotes(client).insertOne({ _id: n, text: PAYLOAD });
  const { acknowledgedCount, error } = await writeUntilFailure(insert);
  expect(error).toMatchObject({ code: 14_031, codeName: 'OutOfDiskSpace' });
  const rejected = await Promise.allSettled([5_001, 5_002, 5_003].map(insert));
  expect(rejected.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await getNotes(client).countDocuments({})).toBe(acknowledgedCount);
  await client.close();
  await server.kill();

  const restarted = await startServer(MONGODB, folder);
  const reader = connect(restarted.port);
  expect(await getNotes(reader).countDocuments({})).toBe(acknowledgedCount);
  await getNotes(reader).insertOne({ _id: 9_999, text: PAYLOAD });
  expect((await getNotes(reader).findOne({ _id: 0 }))?.text).toBe(PAYLOAD);
  await reader.close();
  await restarted.stop();
});
