import { randomUUID } from 'node:crypto';
import {
  ANY,
  type AppendExpectedRevision,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { createTestEvent, createTestEvents, readAllTypes, readEvents } from '../testing/test-events.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
let client: EventStoreDBClient;
let stream: string;

beforeAll(async () => {
  server = await startTestServer();
  client = server.client;
});
beforeEach(async () => {
  stream = `stream-${randomUUID()}`;
  await client.appendToStream(stream, createTestEvents('A', 'B', 'C'));
});
afterAll(() => server.stop());

const catchError = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

describe('a deleted stream', () => {
  test('is not found, and the deletion returns a position', async () => {
    const { position } = await client.deleteStream(stream, { expectedRevision: 2n });
    expect(position?.commit).toBeGreaterThan(0n);
    await expect(readEvents(client, stream)).rejects.toBeInstanceOf(StreamNotFoundError);
  });

  test.each<AppendExpectedRevision>([NO_STREAM, 2n, ANY])(
    'is restored by an append that expects %s, without the deleted events',
    async (expectedRevision) => {
      await client.deleteStream(stream);
      const result = await client.appendToStream(stream, createTestEvent('D'), { expectedRevision });
      expect(result.nextExpectedRevision).toBe(3n);
      expect(await readEvents(client, stream)).toEqual(['3:D']);
      expect(await readEvents(client, stream, { direction: BACKWARDS, fromRevision: END })).toEqual(['3:D']);
    },
  );

  test('rejects appends that expect the stream to exist', async () => {
    await client.deleteStream(stream);
    const append = client.appendToStream(stream, createTestEvent('D'), { expectedRevision: STREAM_EXISTS });
    await expect(append).rejects.toBeInstanceOf(StreamDeletedError);
  });

  test('is restored with new metadata and $tb', async () => {
    await client.setStreamMetadata(stream, { maxCount: 10, owner: 'me' });
    await client.deleteStream(stream);
    await client.setStreamMetadata(stream, { owner: 'you' });
    await client.appendToStream(stream, createTestEvent('D'));
    expect((await client.getStreamMetadata(stream)).metadata).toEqual({ owner: 'you', truncateBefore: 3 });
    expect(await readEvents(client, stream)).toEqual(['3:D']);
  });
});

describe('deleting a stream', () => {
  test('rejects a wrong expected revision', async () => {
    const error = await catchError(client.deleteStream(stream, { expectedRevision: 1n }));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: stream, expectedVersion: 1n, actualVersion: 2n });
    expect(await readEvents(client, stream)).toHaveLength(3);
  });

  test('rejects a stream that was never written', async () => {
    const error = await catchError(client.deleteStream('never-written'));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ expectedVersion: -2n, actualVersion: -1n });
  });
});

describe('a tombstoned stream', () => {
  beforeEach(() => client.tombstoneStream(stream, { expectedRevision: 2n }));

  test('cannot be read, written or deleted again', async () => {
    const credentials = { username: 'admin', password: 'changeit' };
    const attempts = [
      readEvents(client, stream),
      client.appendToStream(stream, createTestEvent('D')),
      client.appendToStream(stream, createTestEvent('D'), { credentials }),
      client.setStreamMetadata(stream, { maxCount: 1 }),
      client.deleteStream(stream),
      client.tombstoneStream(stream),
    ];
    for (const error of await Promise.all(attempts.map(catchError))) {
      expect(error).toBeInstanceOf(StreamDeletedError);
      expect((error as StreamDeletedError).streamName).toContain(stream);
    }
  });

  test('has the tombstone as its last event in a read of all streams', async () => {
    expect(await readAllTypes(client, { direction: BACKWARDS, fromPosition: END, maxCount: 1 })).toEqual([
      '$streamDeleted',
    ]);
    for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) {
      expect(event).toMatchObject({ streamId: stream, revision: 2n ** 63n - 1n });
    }
  });
});

describe('tombstoning a stream', () => {
  test('accepts a stream that was never written', async () => {
    const newStream = randomUUID();
    await client.tombstoneStream(newStream, { expectedRevision: NO_STREAM });
    await expect(readEvents(client, newStream)).rejects.toBeInstanceOf(StreamDeletedError);
  });

  test('rejects a wrong expected revision', async () => {
    const other = randomUUID();
    await client.appendToStream(other, createTestEvent('A'));
    await expect(client.tombstoneStream(other, { expectedRevision: 7n })).rejects.toBeInstanceOf(
      WrongExpectedVersionError,
    );
  });
});

describe('stream metadata', () => {
  test('is returned as it was set, and is absent before', async () => {
    expect(await client.getStreamMetadata(stream)).toEqual({ streamName: stream });
    const metadata = { maxCount: 2, maxAge: 3600, truncateBefore: 1, cacheControl: 15, custom: { a: [1] } };
    await client.setStreamMetadata(stream, metadata, { expectedRevision: NO_STREAM });
    const result = await client.getStreamMetadata(stream);
    expect(result.metadata).toEqual(metadata);
    expect(result.metastreamRevision).toBeDefined();
  });

  test('has revisions, of which only the newest one is kept', async () => {
    await client.setStreamMetadata(stream, { maxCount: 5 }, { expectedRevision: NO_STREAM });
    await expect(
      client.setStreamMetadata(stream, { maxCount: 6 }, { expectedRevision: NO_STREAM }),
    ).rejects.toBeInstanceOf(WrongExpectedVersionError);
    await client.setStreamMetadata(stream, { maxCount: 7 }, { expectedRevision: 0n });
    expect(await readEvents(client, `$$${stream}`)).toEqual(['1:$metadata']);
  });

  test('$maxCount hides all but the newest events', async () => {
    await client.setStreamMetadata(stream, { maxCount: 2 });
    expect(await readEvents(client, stream)).toEqual(['1:B', '2:C']);
    await client.appendToStream(stream, createTestEvent('D'));
    expect(await readEvents(client, stream)).toEqual(['2:C', '3:D']);
    expect(await readEvents(client, stream, { direction: BACKWARDS, fromRevision: END })).toEqual(['3:D', '2:C']);
  });

  test('$tb hides the events before a revision', async () => {
    await client.setStreamMetadata(stream, { truncateBefore: 2 });
    expect(await readEvents(client, stream)).toEqual(['2:C']);
    expect(await readEvents(client, stream, { direction: BACKWARDS, fromRevision: 1n })).toEqual([]);
  });

  test('is ignored if it is invalid', async () => {
    await client.setStreamMetadata(stream, { maxCount: -1 });
    expect(await readEvents(client, stream)).toHaveLength(3);
    await client.appendToStream(`$$${stream}`, createTestEvent('not metadata at all'));
    expect(await readEvents(client, stream)).toHaveLength(3);
  });
});
