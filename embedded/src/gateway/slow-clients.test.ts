import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { createFrontServer } from './front-server.js';
import { forward, createExternalUpstream, createInternalUpstream, type Upstream } from './proxy.js';

const CONNECTIONS = { perAddress: 200, total: 2_000 };

afterEach(closeAll);

/** Responds once the whole body has arrived, as the services do. */
const service: RequestListener = (request, response) => void request.on('end', () => response.end('{}')).resume();

/** Starts a request whose body never ends; resolves once the gateway has accepted it. */
async function startRequest(port: number, localAddress: string): Promise<void> {
  const socket = trackSocket(connect({ port, host: '127.0.0.1', localAddress }));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1000\r\n\r\n');
  await once(socket, 'data');
}

it.each<[string, (url: URL) => Upstream]>([
  ['internal servers', createInternalUpstream],
  ['external servers', createExternalUpstream],
])(
  'serves other clients while two addresses use all their connections for slow bodies (%s)',
  async (_name, createUpstream) => {
    const upstream = createUpstream(new URL(`http://127.0.0.1:${await listen(createServer(service))}`));
    const gateway = createFrontServer((request, response) => void forward(upstream, request, response), CONNECTIONS);
    const port = await listen(gateway);
    const addresses = ['127.0.0.2', '127.0.0.3'].flatMap((address) =>
      Array<string>(CONNECTIONS.perAddress).fill(address),
    );
    await Promise.all(addresses.map((address) => startRequest(port, address)));
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(200);
  },
);
