import { randomUUID } from 'node:crypto';
import {
  ANY,
  type AppendExpectedRevision,
  binaryEvent,
  type EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { createTestEvent, createTestEvents, readEvents } from '../testing/test-events.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
let client: EventStoreDBClient;
let stream: string;

beforeAll(async () => {
  server = await startTestServer();
  client = server.client;
});
beforeEach(() => {
  stream = `stream-${randomUUID()}`;
});
afterAll(() => server.stop());

const append = (events: Parameters<typeof client.appendToStream>[1], expectedRevision: AppendExpectedRevision = ANY) =>
  client.appendToStream(stream, events, { expectedRevision });

describe('an append', () => {
  test('returns the revision and the position of the last event', async () => {
    const first = await append(createTestEvents('A', 'B'), NO_STREAM);
    const second = await append(createTestEvent('C'), 1n);
    expect(first).toMatchObject({ success: true, nextExpectedRevision: 1n });
    expect(second).toMatchObject({ success: true, nextExpectedRevision: 2n });
    const positions = [];
    for await (const { event } of client.readStream(stream)) positions.push(event?.position);
    expect([positions[1], positions[2]]).toEqual([first.position, second.position]);
    expect(second.position?.commit).toBeGreaterThan(first.position?.commit ?? 0n);
  });

  test('accepts every matching expected revision', async () => {
    await append(createTestEvent('A'), NO_STREAM);
    await append(createTestEvent('B'), 0n);
    await append(createTestEvent('C'), ANY);
    await append(createTestEvent('D'), 2n);
    expect(await readEvents(client, stream)).toEqual(['0:A', '1:B', '2:C', '3:D']);
  });

  test.each<[AppendExpectedRevision, number, bigint | 'no_stream']>([
    [NO_STREAM, 2, 1n],
    [0n, 2, 1n],
    [5n, 2, 1n],
    [0n, 0, 'no_stream'],
  ])(
    'rejects the expected revision %s for a stream with %d events',
    async (expectedRevision, existingCount, actualRevision) => {
      if (existingCount > 0) await append(Array.from({ length: existingCount }, () => createTestEvent('A')));
      const error: unknown = await append(createTestEvent('B'), expectedRevision).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
      expect(error).toMatchObject({
        streamName: stream,
        expectedVersion: expectedRevision,
        actualVersion: actualRevision,
      });
    },
  );

  test.each<[AppendExpectedRevision, number]>([
    [NO_STREAM, 0],
    [1n, 2],
    [ANY, 2],
  ])(
    'returns the first result for a retry that expects %s, and writes nothing',
    async (expectedRevision, existingCount) => {
      if (existingCount > 0) await append(Array.from({ length: existingCount }, () => createTestEvent('before')));
      const events = createTestEvents('A', 'B');
      const first = await append(events, expectedRevision);
      await append(createTestEvent('between'));
      expect(await append(events, expectedRevision)).toEqual(first);
      expect(await readEvents(client, stream)).toHaveLength(existingCount + 3);
    },
  );

  test('rejects an append of which only some events were already written', async () => {
    const writtenEvent = createTestEvent('A');
    await append(writtenEvent, NO_STREAM);
    await expect(append([writtenEvent, createTestEvent('B')], ANY)).rejects.toThrow(WrongExpectedVersionError);
    await expect(append([writtenEvent, createTestEvent('B')], NO_STREAM)).rejects.toThrow(WrongExpectedVersionError);
  });

  test('does not treat the same id in another stream as a retry', async () => {
    const event = createTestEvent('A');
    await append(event);
    stream = `stream-${randomUUID()}`;
    expect(await append(event, NO_STREAM)).toMatchObject({ nextExpectedRevision: 0n });
    expect(await readEvents(client, stream)).toEqual(['0:A']);
  });

  test('rejects an append of more than 1 MiB as a whole', async () => {
    const big = jsonEvent({ type: 'Big', data: 'x'.repeat(600 * 1024) });
    const error: unknown = await append([big, { ...big, id: randomUUID() }]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(error).toMatchObject({ maxAppendSize: 1024 * 1024 });
    await expect(readEvents(client, stream)).rejects.toThrow('not found');
  });

  test('rejects the expected revision STREAM_EXISTS by name', async () => {
    await expect(append(createTestEvent('A'), STREAM_EXISTS)).rejects.toThrow(
      'The expected revision STREAM_EXISTS is not supported by the embedded EventStoreDB',
    );
  });

  test('stores data, metadata, type, id and time unchanged', async () => {
    const json = jsonEvent({ type: 'Grüße', data: { text: 'ü € 😀' }, metadata: { by: 'äöü' } });
    const bytes = Uint8Array.from([0, 255, 84, 82, 75, 70]);
    const binary = binaryEvent({ type: 'Bytes', data: bytes, metadata: bytes });
    const before = Date.now();
    await append([json, binary]);
    const storedEvents = [];
    for await (const { event } of client.readStream(stream)) if (event) storedEvents.push(event);
    expect(storedEvents).toMatchObject([
      { id: json.id, type: 'Grüße', isJson: true, data: json.data, metadata: json.metadata, streamId: stream },
      { id: binary.id, type: 'Bytes', isJson: false },
    ]);
    expect(Buffer.from(storedEvents[1]?.data as Uint8Array)).toEqual(Buffer.from(bytes));
    expect(Buffer.from(storedEvents[1]?.metadata as Uint8Array)).toEqual(Buffer.from(bytes));
    expect(storedEvents[0]?.created.getTime()).toBeGreaterThanOrEqual(before);
    expect(storedEvents[0]?.created.getTime()).toBeLessThanOrEqual(Date.now());
  });
});
