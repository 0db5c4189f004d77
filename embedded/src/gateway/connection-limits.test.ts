import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { sendRaw, parseStatusCodes } from '../testing/raw-connection.js';
import { createFrontServer } from './front-server.js';

const REQUEST_HEAD = 'GET / HTTP/1.1\r\nHost: a\r\n';
afterEach(closeAll);

/** Opens a keep-alive connection and waits for one response, so that the server has counted it. */
async function openConnection(port: number): Promise<Socket> {
  const socket = trackSocket(connect(port, '127.0.0.1'));
  socket.write(`${REQUEST_HEAD}\r\n`);
  await once(socket, 'data');
  return socket;
}

it.each([
  ['one address', { perAddress: 2, total: 100 }],
  ['all addresses', { perAddress: 100, total: 2 }],
])('closes connections above the limit of %s until another one is closed', async (_name, limits) => {
  const port = await listen(createFrontServer((_request, response) => void response.end(), limits));
  const [first, second] = await Promise.all([openConnection(port), openConnection(port)]);
  expect(await sendRaw(port, `${REQUEST_HEAD}Connection: close\r\n\r\n`)).toBe('');
  first.destroy();
  let receivedText = '';
  while (receivedText === '') receivedText = await sendRaw(port, `${REQUEST_HEAD}Connection: close\r\n\r\n`);
  expect(parseStatusCodes(receivedText)).toEqual([200]);
  expect(second.destroyed).toBe(false);
});
