import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { doc, int, list, text, type Doc } from '../bson/value.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { MessageFramer } from './message-framer.js';

const OP_MSG = 2013;

function createMessage(body: Buffer, { opcode = OP_MSG, id = 1 } = {}): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + body.length, 0);
  header.writeInt32LE(id, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, body]);
}

function createCommand(document: Doc, { flags = 0, id = 1, sections = Buffer.alloc(0) } = {}): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt32LE(flags, 0);
  const checksum = Buffer.alloc((flags & 1) === 0 ? 0 : 4);
  return createMessage(Buffer.concat([start, encode(document), sections, checksum]), { id });
}

const ping = doc([
  ['ping', int(1)],
  ['$db', text('test')],
]);

/** Reads replies from a raw connection. */
class Client {
  private readonly replies: AsyncGenerator<Buffer>;

  constructor(readonly socket: Socket) {
    this.replies = Client.readMessages(socket);
  }

  async next(): Promise<{ readonly requestId: number; readonly document: Doc }> {
    const { value } = (await this.replies.next()) as { value: Buffer };
    return { requestId: value.readInt32LE(8), document: decode(value.subarray(21)) };
  }

  private static async *readMessages(socket: Socket): AsyncGenerator<Buffer> {
    const framer = new MessageFramer();
    for await (const chunk of socket as AsyncIterable<Buffer>) yield* framer.push(chunk);
  }
}

describe('the wire protocol', () => {
  let testServer: TestServer;
  let client: Client;

  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterAll(() => testServer.stop());
  beforeEach(async () => {
    const socket = connect(testServer.server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    client = new Client(socket);
  });
  afterEach(() => client.socket.destroy());

  it('responds to the requests of a connection in order', async () => {
    const insert = doc([
      ['insert', text('c')],
      ['documents', list([doc([['a', int(1)]])])],
      ['$db', text('test')],
    ]);
    client.socket.write(
      Buffer.concat([
        createCommand(insert, { id: 7 }),
        createCommand(ping, { id: 8 }),
        createCommand(insert, { id: 9 }),
      ]),
    );
    const requestIds = [await client.next(), await client.next(), await client.next()].map(
      ({ requestId }) => requestId,
    );
    expect(requestIds).toEqual([7, 8, 9]);
  });

  it('reassembles messages from arbitrary chunks', async () => {
    const bytes = Buffer.concat([createCommand(ping, { id: 1 }), createCommand(ping, { id: 2 })]);
    for (const byte of bytes) client.socket.write(Buffer.from([byte]));
    expect([(await client.next()).requestId, (await client.next()).requestId]).toEqual([1, 2]);
  });

  it('supports document sequences and ignores checksums', async () => {
    const documents = Buffer.concat([encode(doc([['_id', int(1)]])), encode(doc([['_id', int(2)]]))]);
    const name = Buffer.from('documents\0');
    const sectionHeader = Buffer.alloc(5);
    sectionHeader[0] = 1;
    sectionHeader.writeInt32LE(4 + name.length + documents.length, 1);
    const insert = doc([
      ['insert', text('sections')],
      ['$db', text('test')],
    ]);
    client.socket.write(createCommand(insert, { sections: Buffer.concat([sectionHeader, name, documents]), flags: 1 }));
    expect((await client.next()).document.fields.get('n')).toEqual(int(2));
  });

  it('sends no reply to a message with moreToCome', async () => {
    client.socket.write(Buffer.concat([createCommand(ping, { flags: 2, id: 1 }), createCommand(ping, { id: 2 })]));
    expect((await client.next()).requestId).toBe(2);
  });

  it('returns an error for an unsupported value and continues', async () => {
    const symbol = Buffer.from(
      encode(
        doc([
          ['ping', int(1)],
          ['s', text('x')],
          ['$db', text('test')],
        ]),
      ),
    );
    symbol[symbol.indexOf('\x02s\0')] = 0x0e;
    client.socket.write(
      Buffer.concat([createMessage(Buffer.concat([Buffer.alloc(5), symbol])), createCommand(ping, { id: 2 })]),
    );
    expect((await client.next()).document.fields.get('errmsg')).toEqual(
      text('values of the BSON type symbol are not supported'),
    );
    expect((await client.next()).requestId).toBe(2);
  });

  it.each<[string, Buffer]>([
    ['a negative length', Buffer.from([255, 255, 255, 255])],
    ['a length beyond the limit', Buffer.from([0, 0, 0, 64])],
    ['a length shorter than a header', Buffer.from([15, 0, 0, 0])],
    ['an unsupported opcode', createMessage(Buffer.alloc(20), { opcode: 2001 })],
    [
      'an OP_QUERY for documents',
      createMessage(Buffer.from('\0\0\0\0test.c\0\0\0\0\0\0\0\0\0\x05\0\0\0\0', 'latin1'), { opcode: 2004 }),
    ],
    ['an invalid document', createMessage(Buffer.alloc(40, 1))],
    ['a document longer than its message', createMessage(Buffer.from([0, 0, 0, 0, 0, 200, 0, 0, 0, 0]))],
    ['an unknown required flag', createCommand(ping, { flags: 4 })],
    ['an HTTP request', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ])('closes only the connection that sends %s', async (_, bytes) => {
    const closePromise = once(client.socket, 'close');
    client.socket.resume();
    client.socket.write(bytes);
    await closePromise;
    await expect(testServer.db.command({ ping: 1 })).resolves.toMatchObject({ ok: 1 });
  });

  it('keeps every acknowledged write when the server is closed during requests', async () => {
    const other = await startTestServer();
    const writes = Array.from({ length: 20 }, (_, n) =>
      other.db.collection<{ _id: number }>('c').insertOne({ _id: n }),
    );
    await writes[0];
    const closePromise = other.server.close();
    const results = await Promise.allSettled(writes);
    await closePromise;
    const acknowledged = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.insertedId] : []));
    const restarted = await startTestServer({ dataDir: other.dataDir });
    const documents = await restarted.db.collection<{ _id: number }>('c').find().toArray();
    expect(documents.map(({ _id }) => _id)).toEqual(expect.arrayContaining(acknowledged));
    await other.client.close();
    await restarted.stop();
  });
});
