import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { EmulatorRoutes } from './emulator-routes.js';

const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(server: Server): Promise<URL> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Creates a server that announces keep-alive, but resets a connection on its second request. */
const createResettingServer = () =>
  createTcpServer((socket) => {
    let isUsed = false;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      if (isUsed) socket.resetAndDestroy();
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}');
      isUsed = true;
    });
  });

async function startGateway(auth: URL): Promise<URL> {
  const routes = new EmulatorRoutes(
    { url: auth, accountsDir: '', exportPort: 0 },
    { canonicalOrigin: 'http://localhost' },
    () => undefined,
  );
  const handleRequest: RequestListener = (request, response) => void routes.handle(LOOKUP, request, response);
  return listen(createServer(handleRequest));
}

it('does not fail requests when the emulator closes idle connections', async () => {
  const origin = await startGateway(await listen(createResettingServer()));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const response = await fetch(new URL(LOOKUP, origin), { method: 'POST', body: '{}' });
    expect(response.status).toBe(200);
  }
});
