import { randomUUID } from 'node:crypto';
import { BACKWARDS, END, FORWARDS, type Position, START, StreamNotFoundError } from '@eventstore/db-client';
import { note, notes, readAllTypes, readNotes } from '../testing/notes.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describe('a stream', () => {
  const stream = 'stream-of-five';
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await server.client.appendToStream(stream, notes('A', 'B', 'C', 'D', 'E'));
  });
  afterAll(() => server.stop());

  test.each([
    ['all of it', {}, ['0:A', '1:B', '2:C', '3:D', '4:E']],
    ['from a revision on, that one included', { fromRevision: 3n }, ['3:D', '4:E']],
    ['as many as asked for', { fromRevision: 1n, maxCount: 2 }, ['1:B', '2:C']],
    ['nothing behind its end', { fromRevision: 5n }, []],
    ['nothing from the end on', { fromRevision: END }, []],
    ['backwards', { direction: BACKWARDS, fromRevision: END }, ['4:E', '3:D', '2:C', '1:B', '0:A']],
    ['backwards from a revision, that one included', { direction: BACKWARDS, fromRevision: 1n }, ['1:B', '0:A']],
    ['backwards from far behind its end', { direction: BACKWARDS, fromRevision: 2n ** 63n, maxCount: 1 }, ['4:E']],
    ['backwards from its start', { direction: BACKWARDS, fromRevision: START }, ['0:A']],
    ['its newest event', { direction: BACKWARDS, fromRevision: END, maxCount: 1 }, ['4:E']],
  ] as const)('is read: %s', async (_, options, expected) => {
    expect(await readNotes(server.client, stream, options)).toEqual(expected);
  });

  test('that was never written is not found', async () => {
    const error: unknown = await readNotes(server.client, 'nothing').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StreamNotFoundError);
    expect(Buffer.from((error as StreamNotFoundError).streamName).toString()).toBe('nothing');
  });

  test('cannot be read with resolved links, nor can all streams', async () => {
    const reads = [
      readNotes(server.client, stream, { resolveLinkTos: true }),
      readAllTypes(server.client, { resolveLinkTos: true }),
    ];
    for (const read of reads) await expect(read).rejects.toThrow('resolveLinkTos is not supported');
  });

  test('with a name in any script is one like any other', async () => {
    const name = 'стрім-😀';
    await server.client.appendToStream(name, note('A'));
    expect(await readNotes(server.client, name)).toEqual(['0:A']);
  });

  test('of 4,000 events is read in order, however slowly the client takes them', async () => {
    for (let batch = 0; batch < 4; batch++) {
      const types = Array.from({ length: 1000 }, (_, index) => String(batch * 1000 + index));
      await server.client.appendToStream('long', notes(...types));
    }
    const read: string[] = [];
    for await (const { event } of server.client.readStream('long')) {
      if (read.length % 100 === 0) await new Promise(setImmediate);
      read.push(event?.type ?? '?');
    }
    expect(read).toEqual(Array.from({ length: 4000 }, (_, index) => String(index)));
  });
});

describe('all streams', () => {
  let server: TestServer;
  const positions: Position[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    for (const type of ['A', 'B', 'C', 'D']) {
      const { position } = await server.client.appendToStream(randomUUID(), note(type));
      if (position) positions.push(position);
    }
  });
  afterAll(() => server.stop());

  const at = (index: number): Position => positions[index] ?? { commit: 0n, prepare: 0n };

  test('are read in the order of writing', async () => {
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

  test('are read forwards from a position, that event included', async () => {
    expect(await readAllTypes(server.client, { direction: FORWARDS, fromPosition: at(1) })).toEqual(['B', 'C', 'D']);
  });

  test('are read backwards from a position, that event excluded', async () => {
    expect(await readAllTypes(server.client, { direction: BACKWARDS, fromPosition: at(2) })).toEqual(['B', 'A']);
  });

  test('are read from a position at which nothing lies', async () => {
    const between = { commit: at(1).commit + 1n, prepare: at(1).prepare + 1n };
    expect(await readAllTypes(server.client, { fromPosition: between })).toEqual(['C', 'D']);
    const beyond = { commit: 2n ** 63n, prepare: 2n ** 63n };
    expect(await readAllTypes(server.client, { fromPosition: beyond })).toEqual([]);
  });

  test('give every event the position that its writer was told', async () => {
    const read = [];
    for await (const { event } of server.client.readAll()) if (event) read.push(event.position);
    expect(read).toEqual(positions);
  });
});
