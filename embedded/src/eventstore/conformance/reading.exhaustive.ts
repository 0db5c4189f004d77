import { randomUUID } from 'node:crypto';
import { BACKWARDS, END, FORWARDS, type Position, START, StreamNotFoundError } from '@eventstore/db-client';
import { createTestEvent, createTestEvents, readAllTypes, readEvents } from '../testing/test-events.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describe('a stream', () => {
  const stream = 'stream-of-five';
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await server.client.appendToStream(stream, createTestEvents('A', 'B', 'C', 'D', 'E'));
  });
  afterAll(() => server.stop());

  test.each([
    ['all events', {}, ['0:A', '1:B', '2:C', '3:D', '4:E']],
    ['from a revision, inclusive', { fromRevision: 3n }, ['3:D', '4:E']],
    ['at most maxCount events', { fromRevision: 1n, maxCount: 2 }, ['1:B', '2:C']],
    ['nothing after its end', { fromRevision: 5n }, []],
    ['nothing from END', { fromRevision: END }, []],
    ['backwards', { direction: BACKWARDS, fromRevision: END }, ['4:E', '3:D', '2:C', '1:B', '0:A']],
    ['backwards from a revision, inclusive', { direction: BACKWARDS, fromRevision: 1n }, ['1:B', '0:A']],
    ['backwards from beyond its end', { direction: BACKWARDS, fromRevision: 2n ** 63n, maxCount: 1 }, ['4:E']],
    ['backwards from its start', { direction: BACKWARDS, fromRevision: START }, ['0:A']],
    ['its newest event', { direction: BACKWARDS, fromRevision: END, maxCount: 1 }, ['4:E']],
  ] as const)('is read: %s', async (_, options, expected) => {
    expect(await readEvents(server.client, stream, options)).toEqual(expected);
  });

  test('is not found if it was never written', async () => {
    const error: unknown = await readEvents(server.client, 'nothing').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StreamNotFoundError);
    expect(Buffer.from((error as StreamNotFoundError).streamName).toString()).toBe('nothing');
  });

  test('rejects resolveLinkTos, also for all streams', async () => {
    const readPromises = [
      readEvents(server.client, stream, { resolveLinkTos: true }),
      readAllTypes(server.client, { resolveLinkTos: true }),
    ];
    for (const readPromise of readPromises)
      await expect(readPromise).rejects.toThrow('resolveLinkTos is not supported');
  });

  test('can have a non-ASCII name', async () => {
    const name = 'стрім-😀';
    await server.client.appendToStream(name, createTestEvent('A'));
    expect(await readEvents(server.client, name)).toEqual(['0:A']);
  });

  test('of 4,000 events is read in order by a slow client', async () => {
    for (let batch = 0; batch < 4; batch++) {
      const types = Array.from({ length: 1000 }, (_, index) => String(batch * 1000 + index));
      await server.client.appendToStream('long', createTestEvents(...types));
    }
    const receivedTypes: string[] = [];
    for await (const { event } of server.client.readStream('long')) {
      if (receivedTypes.length % 100 === 0) await new Promise(setImmediate);
      receivedTypes.push(event?.type ?? '?');
    }
    expect(receivedTypes).toEqual(Array.from({ length: 4000 }, (_, index) => String(index)));
  });
});

describe('all streams', () => {
  let server: TestServer;
  const positions: Position[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    for (const type of ['A', 'B', 'C', 'D']) {
      const { position } = await server.client.appendToStream(randomUUID(), createTestEvent(type));
      if (position) positions.push(position);
    }
  });
  afterAll(() => server.stop());

  const getPosition = (index: number): Position => positions[index] ?? { commit: 0n, prepare: 0n };

  test('are read in the order of their positions', async () => {
    expect(await readAllTypes(server.client)).toEqual(['A', 'B', 'C', 'D']);
    expect(await readAllTypes(server.client, { maxCount: 2 })).toEqual(['A', 'B']);
    expect(await readAllTypes(server.client, { direction: BACKWARDS, fromPosition: END })).toEqual([
      'D',
      'C',
      'B',
      'A',
    ]);
    expect(await readAllTypes(server.client, { direction: BACKWARDS, fromPosition: END, maxCount: 1 })).toEqual(['D']);
  });

  test('are read forwards from a position, inclusive', async () => {
    expect(await readAllTypes(server.client, { direction: FORWARDS, fromPosition: getPosition(1) })).toEqual([
      'B',
      'C',
      'D',
    ]);
  });

  test('are read backwards from a position, exclusive', async () => {
    expect(await readAllTypes(server.client, { direction: BACKWARDS, fromPosition: getPosition(2) })).toEqual([
      'B',
      'A',
    ]);
  });

  test('are read from a position without an event', async () => {
    const between = { commit: getPosition(1).commit + 1n, prepare: getPosition(1).prepare + 1n };
    expect(await readAllTypes(server.client, { fromPosition: between })).toEqual(['C', 'D']);
    const beyond = { commit: 2n ** 63n, prepare: 2n ** 63n };
    expect(await readAllTypes(server.client, { fromPosition: beyond })).toEqual([]);
  });

  test('have the positions that the appends returned', async () => {
    const receivedPositions = [];
    for await (const { event } of server.client.readAll()) if (event) receivedPositions.push(event.position);
    expect(receivedPositions).toEqual(positions);
  });
});
