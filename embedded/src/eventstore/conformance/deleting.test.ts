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
import { note, notes, readAllTypes, readNotes } from '../testing/notes.js';
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
  await client.appendToStream(stream, notes('A', 'B', 'C'));
});
afterAll(() => server.stop());

const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

describe('a deleted stream', () => {
  test('is not found, and its deletion has a position', async () => {
    const { position } = await client.deleteStream(stream, { expectedRevision: 2n });
    expect(position?.commit).toBeGreaterThan(0n);
    await expect(readNotes(client, stream)).rejects.toBeInstanceOf(StreamNotFoundError);
  });

  test.each<AppendExpectedRevision>([NO_STREAM, 2n, ANY])(
    'comes back with an append that expects %s, without what was deleted',
    async (expectedRevision) => {
      await client.deleteStream(stream);
      const answer = await client.appendToStream(stream, note('D'), { expectedRevision });
      expect(answer.nextExpectedRevision).toBe(3n);
      expect(await readNotes(client, stream)).toEqual(['3:D']);
      expect(await readNotes(client, stream, { direction: BACKWARDS, fromRevision: END })).toEqual(['3:D']);
    },
  );

  test('is deleted for who expects it to exist', async () => {
    await client.deleteStream(stream);
    const append = client.appendToStream(stream, note('D'), { expectedRevision: STREAM_EXISTS });
    await expect(append).rejects.toBeInstanceOf(StreamDeletedError);
  });

  test('keeps the metadata it comes back with, and $tb', async () => {
    await client.setStreamMetadata(stream, { maxCount: 10, owner: 'me' });
    await client.deleteStream(stream);
    await client.setStreamMetadata(stream, { owner: 'you' });
    await client.appendToStream(stream, note('D'));
    expect((await client.getStreamMetadata(stream)).metadata).toEqual({ owner: 'you', truncateBefore: 3 });
    expect(await readNotes(client, stream)).toEqual(['3:D']);
  });

  test('is not deleted at another revision than the expected one', async () => {
    const error = await caught(client.deleteStream(stream, { expectedRevision: 1n }));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: stream, expectedVersion: 1n, actualVersion: 2n });
    expect(await readNotes(client, stream)).toHaveLength(3);
  });

  test('has to have been written', async () => {
    const error = await caught(client.deleteStream('never-written'));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ expectedVersion: -2n, actualVersion: -1n });
  });
});

describe('a tombstoned stream', () => {
  beforeEach(() => client.tombstoneStream(stream, { expectedRevision: 2n }));

  test('can never be read, written or deleted again', async () => {
    const credentials = { username: 'admin', password: 'changeit' };
    const attempts = [
      readNotes(client, stream),
      client.appendToStream(stream, note('D')),
      client.appendToStream(stream, note('D'), { credentials }),
      client.setStreamMetadata(stream, { maxCount: 1 }),
      client.deleteStream(stream),
      client.tombstoneStream(stream),
    ];
    for (const error of await Promise.all(attempts.map(caught))) {
      expect(error).toBeInstanceOf(StreamDeletedError);
      expect((error as StreamDeletedError).streamName).toContain(stream);
    }
  });

  test('ends with the tombstone for readers of all streams', async () => {
    expect(await readAllTypes(client, { direction: BACKWARDS, fromPosition: END, maxCount: 1 })).toEqual([
      '$streamDeleted',
    ]);
    for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) {
      expect(event).toMatchObject({ streamId: stream, revision: 2n ** 63n - 1n });
    }
  });

  test('need not have been written before', async () => {
    const fresh = randomUUID();
    await client.tombstoneStream(fresh, { expectedRevision: NO_STREAM });
    await expect(readNotes(client, fresh)).rejects.toBeInstanceOf(StreamDeletedError);
  });

  test('is refused at another revision than the expected one', async () => {
    const other = randomUUID();
    await client.appendToStream(other, note('A'));
    await expect(client.tombstoneStream(other, { expectedRevision: 7n })).rejects.toBeInstanceOf(
      WrongExpectedVersionError,
    );
  });
});

describe('stream metadata', () => {
  test('is read back as it was set, and is absent before', async () => {
    expect(await client.getStreamMetadata(stream)).toEqual({ streamName: stream });
    const metadata = { maxCount: 2, maxAge: 3600, truncateBefore: 1, cacheControl: 15, custom: { a: [1] } };
    await client.setStreamMetadata(stream, metadata, { expectedRevision: NO_STREAM });
    const read = await client.getStreamMetadata(stream);
    expect(read.metadata).toEqual(metadata);
    expect(read.metastreamRevision).toBeDefined();
  });

  test('is versioned like any stream, and only its newest version is kept', async () => {
    await client.setStreamMetadata(stream, { maxCount: 5 }, { expectedRevision: NO_STREAM });
    await expect(
      client.setStreamMetadata(stream, { maxCount: 6 }, { expectedRevision: NO_STREAM }),
    ).rejects.toBeInstanceOf(WrongExpectedVersionError);
    await client.setStreamMetadata(stream, { maxCount: 7 }, { expectedRevision: 0n });
    expect(await readNotes(client, `$$${stream}`)).toEqual(['1:$metadata']);
  });

  test('$maxCount hides all but the newest events', async () => {
    await client.setStreamMetadata(stream, { maxCount: 2 });
    expect(await readNotes(client, stream)).toEqual(['1:B', '2:C']);
    await client.appendToStream(stream, note('D'));
    expect(await readNotes(client, stream)).toEqual(['2:C', '3:D']);
    expect(await readNotes(client, stream, { direction: BACKWARDS, fromRevision: END })).toEqual(['3:D', '2:C']);
  });

  test('$tb hides the events before a revision', async () => {
    await client.setStreamMetadata(stream, { truncateBefore: 2 });
    expect(await readNotes(client, stream)).toEqual(['2:C']);
    expect(await readNotes(client, stream, { direction: BACKWARDS, fromRevision: 1n })).toEqual([]);
  });

  test('that makes no sense keeps everything', async () => {
    await client.setStreamMetadata(stream, { maxCount: -1 });
    expect(await readNotes(client, stream)).toHaveLength(3);
    await client.appendToStream(`$$${stream}`, note('not metadata at all'));
    expect(await readNotes(client, stream)).toHaveLength(3);
  });
});
