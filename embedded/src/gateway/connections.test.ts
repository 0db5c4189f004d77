import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { exchange, statusesIn } from '../testing/raw-connection.js';
import { frontServer } from './front-server.js';

const ASK = 'GET / HTTP/1.1\r\nHost: a\r\n';
const sockets: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A connection that has been answered once, so that the server knows of it, and is kept. */
async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(`${ASK}\r\n`);
  await once(socket, 'data');
  return socket;
}

it.each([
  ['an address', { anAddress: 2, inAll: 100 }],
  ['everybody together', { anAddress: 100, inAll: 2 }],
])('a connection too many of %s is closed, until another one is', async (_who, most) => {
  const server = frontServer((_request, response) => void response.end(), most).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [first, second] = await Promise.all([opened(port), opened(port)]);
  expect(await exchange(port, `${ASK}Connection: close\r\n\r\n`)).toBe('');
  first.destroy();
  let answer = '';
  while (answer === '') answer = await exchange(port, `${ASK}Connection: close\r\n\r\n`);
  expect(statusesIn(answer)).toEqual([200]);
  expect(second.destroyed).toBe(false);
});
