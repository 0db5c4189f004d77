import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { endAll, lasting, listening } from '../testing/listening.js';
import { exchange, statusesIn } from '../testing/raw-connection.js';
import { frontServer } from './front-server.js';

const ASK = 'GET / HTTP/1.1\r\nHost: a\r\n';
afterEach(endAll);

/** A connection that has been answered once, so that the server knows of it, and is kept. */
async function opened(port: number): Promise<Socket> {
  const socket = lasting(connect(port, '127.0.0.1'));
  socket.write(`${ASK}\r\n`);
  await once(socket, 'data');
  return socket;
}

it.each([
  ['an address', { anAddress: 2, inAll: 100 }],
  ['everybody together', { anAddress: 100, inAll: 2 }],
])('a connection too many of %s is closed, until another one is', async (_who, most) => {
  const port = await listening(frontServer((_request, response) => void response.end(), most));
  const [first, second] = await Promise.all([opened(port), opened(port)]);
  expect(await exchange(port, `${ASK}Connection: close\r\n\r\n`)).toBe('');
  first.destroy();
  let answer = '';
  while (answer === '') answer = await exchange(port, `${ASK}Connection: close\r\n\r\n`);
  expect(statusesIn(answer)).toEqual([200]);
  expect(second.destroyed).toBe(false);
});
