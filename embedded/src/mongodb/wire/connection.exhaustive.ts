import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import { encode } from '../bson/encode.js';
import { doc, int, replyDoc, text } from '../bson/value.js';
import { Connection } from './connection.js';

const OP_MSG = 2013;

it('aborts the signal of a waiting command when the client disconnects', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  const aborted = new Promise<void>((resolve) => {
    new Connection(socket, (_, closeSignal) => {
      closeSignal.addEventListener('abort', () => resolve());
      start();
      return aborted.then(() => replyDoc({}));
    });
  });

  const ping = encode(
    doc([
      ['ping', int(1)],
      ['$db', text('test')],
    ]),
  );
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + ping.length, 0);
  head.writeInt32LE(OP_MSG, 12);
  client.write(Buffer.concat([head, ping]));
  await started;
  client.destroy();
  await expect(aborted).resolves.toBeUndefined();
  server.close();
});
