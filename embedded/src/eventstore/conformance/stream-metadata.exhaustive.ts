import { randomUUID } from 'node:crypto';
import { BACKWARDS, END, type EventStoreDBClient, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import { createTestEvent, createTestEvents, readEvents } from '../testing/test-events.js';
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

describe('stream metadata', () => {
  test('is returned as it was set, and is absent before', async () => {
    expect(await client.getStreamMetadata(stream)).toEqual({ streamName: stream });
    const metadata = { maxCount: 2, maxAge: 3600, cacheControl: 15, custom: { a: [1] } };
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

  test('rejects $tb by name', async () => {
    await expect(client.setStreamMetadata(stream, { truncateBefore: 2 })).rejects.toThrow(
      '$tb in the metadata of a stream is not supported by the embedded EventStoreDB',
    );
    expect(await readEvents(client, stream)).toHaveLength(3);
  });

  test('is ignored if it is invalid', async () => {
    await client.setStreamMetadata(stream, { maxCount: -1 });
    expect(await readEvents(client, stream)).toHaveLength(3);
    await client.appendToStream(`$$${stream}`, createTestEvent('not metadata at all'));
    expect(await readEvents(client, stream)).toHaveLength(3);
  });
});
