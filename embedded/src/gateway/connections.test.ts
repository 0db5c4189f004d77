import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { sendRaw, statusesIn } from '../testing/raw-connection.js';
import { frontServer } from './front-server.js';

const ASK = 'GET / HTTP/1.1\r\nHost: a\r\n';
afterEach(closeAll);

/** A connection that has been answered once, so that the server knows of it, and is kept. */
async function opened(port: number): Promise<Socket> {
  const socket = trackSocket(connect(port, '127.0.0.1'));
  socket.write(`${ASK}\r\n`);
  await once(socket, 'data');
  return socket;
}

it.each([
  ['an address', { anAddress: 2, inAll: 100 }],
  ['everybody together', { anAddress: 100, inAll: 2 }],
])('a connection too many of %s is closed, until another one is', async (_who, most) => {
  const port = await listen(frontServer((_request, response) => void response.end(), most));
  const [first, second] = await Promise.all([opened(port), opened(port)]);
  expect(await sendRaw(port, `${ASK}Connection: close\r\n\r\n`)).toBe('');
  first.destroy();
  let answer = '';
  while (answer === '') answer = await sendRaw(port, `${ASK}Connection: close\r\n\r\n`);
  expect(statusesIn(answer)).toEqual([200]);
  expect(second.destroyed).toBe(false);
});
