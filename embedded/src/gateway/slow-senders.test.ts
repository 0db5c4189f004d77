import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { frontServer } from './front-server.js';
import { forward, externalUpstream, internalUpstream, type Upstream } from './proxy.js';

const MOST = { anAddress: 200, inAll: 2_000 };

afterEach(closeAll);

/** Answers once the whole body is there, as the services do. */
const service: RequestListener = (request, response) => void request.on('end', () => response.end('{}')).resume();

/** Begins a request whose body never ends, until the gateway has taken it up. */
async function beginRequest(port: number, localAddress: string): Promise<void> {
  const socket = trackSocket(connect({ port, host: '127.0.0.1', localAddress }));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1000\r\n\r\n');
  await once(socket, 'data');
}

it.each<[string, (url: URL) => Upstream]>([
  ['our servers', internalUpstream],
  ['other servers', externalUpstream],
])('nobody waits for as many slow senders as two addresses may be, before %s', async (_which, upstreamAt) => {
  const upstream = upstreamAt(new URL(`http://127.0.0.1:${await listen(createServer(service))}`));
  const front = frontServer((request, response) => void forward(upstream, request, response), MOST);
  const port = await listen(front);
  const addresses = ['127.0.0.2', '127.0.0.3'].flatMap((address) => Array<string>(MOST.anAddress).fill(address));
  await Promise.all(addresses.map((address) => beginRequest(port, address)));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(200);
});
