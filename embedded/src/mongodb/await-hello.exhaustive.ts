import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { MongoClient, ObjectId } from 'mongodb';

import { decode } from './bson/decode.js';
import { encode } from './bson/encode.js';
import { doc, int, text, toNumber, type Doc, type Value } from './bson/value.js';
import { startMongodb } from './server.js';
import { startTestServer, type TestServer } from './testing/test-server.js';
import { MessageFramer } from './wire/message-framer.js';

const MINUTE_MS = 60_000;
const OP_MSG = 2013;
const MORE_TO_COME = 1 << 1;
const EXHAUST_ALLOWED = 1 << 16;

let testServer: TestServer;

beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.stop());

const readTopologyVersion = async () =>
  (await testServer.db.admin().command({ hello: 1 }))['topologyVersion'] as {
    readonly processId: ObjectId;
    readonly counter: number;
  };

describe('hello with a topologyVersion', () => {
  it('waits for maxAwaitTimeMS if the client knows the topology', async () => {
    const topologyVersion = await readTopologyVersion();
    const startedAt = performance.now();
    const reply = await testServer.db.admin().command({ hello: 1, topologyVersion, maxAwaitTimeMS: 200 });
    // A timer may fire up to a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(199);
    expect(reply).toMatchObject({ isWritablePrimary: true, topologyVersion, ok: 1 });
  });

  it('responds immediately if the version is that of another run of the server', async () => {
    const topologyVersion = { processId: new ObjectId(), counter: 0 };
    const command = { hello: 1, topologyVersion, maxAwaitTimeMS: MINUTE_MS };
    await expect(testServer.db.admin().command(command)).resolves.toMatchObject({
      topologyVersion: await readTopologyVersion(),
    });
  });

  it('does not delay other connections, nor the end of the server', async () => {
    const topologyVersion = await readTopologyVersion();
    const other = await new MongoClient(`mongodb://127.0.0.1:${testServer.server.port}`).connect();
    const waiting = other.db('admin').command({ hello: 1, topologyVersion, maxAwaitTimeMS: MINUTE_MS });
    const outcome = waiting.catch(() => 'failed');
    await expect(testServer.db.command({ ping: 1 })).resolves.toMatchObject({ ok: 1 });
    await testServer.server.close();
    await outcome;
    await other.close();
  });

  it.each([
    ['no maxAwaitTimeMS', { topologyVersion: { processId: new ObjectId(), counter: 0 } }, 31_368],
    ['no topologyVersion', { maxAwaitTimeMS: 1 }, 31_368],
    ['a negative counter', { topologyVersion: { processId: new ObjectId(), counter: -1 }, maxAwaitTimeMS: 1 }, 31_372],
    ['no process id', { topologyVersion: { counter: 0 }, maxAwaitTimeMS: 1 }, 40_414],
    ['a text as process id', { topologyVersion: { processId: 'a', counter: 0 }, maxAwaitTimeMS: 1 }, 14],
    ['a negative time', { topologyVersion: { processId: new ObjectId(), counter: 0 }, maxAwaitTimeMS: -1 }, 51_024],
  ])('rejects %s', async (_, fields, code) => {
    await expect(testServer.db.admin().command({ hello: 1, ...fields })).rejects.toMatchObject({ code });
  });

  it('rejects a counter from the future', async () => {
    const { processId } = await readTopologyVersion();
    const command = { hello: 1, topologyVersion: { processId, counter: 7 }, maxAwaitTimeMS: MINUTE_MS };
    await expect(testServer.db.admin().command(command)).rejects.toMatchObject({ code: 31_382 });
  });
});

/** Sends a hello that accepts a stream of replies. */
function sendExhaustHello(socket: Socket, topologyVersion: Value, maxAwaitMs: number): void {
  const command = doc([
    ['hello', int(1)],
    ['topologyVersion', topologyVersion],
    ['maxAwaitTimeMS', int(maxAwaitMs)],
    ['$db', text('admin')],
  ]);
  const body = encode(command);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(OP_MSG, 12);
  head.writeUInt32LE(EXHAUST_ALLOWED, 16);
  socket.write(Buffer.concat([head, body]));
}

async function* readReplies(socket: Socket) {
  const framer = new MessageFramer();
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    for (const message of framer.push(chunk)) {
      yield {
        id: message.readInt32LE(4),
        respondsTo: message.readInt32LE(8),
        isMoreToCome: (message.readUInt32LE(16) & MORE_TO_COME) !== 0,
        document: decode(message.subarray(21)),
      };
    }
  }
}

describe('hello with exhaustAllowed', () => {
  let socket: Socket;

  beforeEach(async () => {
    socket = connect(testServer.server.port, '127.0.0.1');
    await once(socket, 'connect');
  });
  afterEach(() => socket.destroy());

  const unknownVersion: Doc = doc([
    ['processId', { type: 'objectId', bytes: Buffer.alloc(12) }],
    ['counter', { type: 'long', value: 0n }],
  ]);

  it('streams replies, each as the response to the one before', async () => {
    sendExhaustHello(socket, unknownVersion, 1);
    const stream = readReplies(socket);
    let respondTo = 7;
    for (let count = 0; count < 3; count += 1) {
      const { value } = await stream.next();
      expect(value).toMatchObject({ respondsTo: respondTo, isMoreToCome: true });
      expect(toNumber(value?.document.fields.get('ok'))).toBe(1);
      respondTo = value?.id ?? 0;
    }
  });

  it('ends the stream with an error', async () => {
    sendExhaustHello(socket, doc([['counter', { type: 'long', value: 0n }]]), 1);
    const { value } = await readReplies(socket).next();
    expect(value).toMatchObject({ isMoreToCome: false });
  });

  it('ends with the server', async () => {
    sendExhaustHello(socket, unknownVersion, MINUTE_MS);
    const stream = readReplies(socket);
    await stream.next();
    await testServer.server.close();
    await expect(stream.next()).resolves.toMatchObject({ value: { isMoreToCome: false } });
    await expect(stream.next()).resolves.toMatchObject({ done: true });
  });
});

describe('the driver', () => {
  it('monitors the server with one stream, and notices a restart', async () => {
    const client = new MongoClient(`mongodb://127.0.0.1:${testServer.server.port}`, {
      heartbeatFrequencyMS: MINUTE_MS,
      minHeartbeatFrequencyMS: 10,
      serverSelectionTimeoutMS: 20_000,
    });
    const heartbeats: boolean[] = [];
    const awaited = new Promise<void>((resolve) =>
      client.on('serverHeartbeatStarted', ({ awaited: isAwaited }) => {
        heartbeats.push(isAwaited);
        if (isAwaited) resolve();
      }),
    );
    await client.connect();
    await awaited;
    expect(heartbeats).toContain(true);
    const lost = once(client, 'serverHeartbeatFailed');
    const { port } = testServer.server;
    await testServer.server.close();
    await lost;
    testServer.server = await startMongodb({ dataDir: testServer.dataDir, port });
    await expect(client.db().command({ ping: 1 })).resolves.toMatchObject({ ok: 1 });
    await client.close();
  });
});
