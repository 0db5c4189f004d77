import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { EmulatorRoutes } from './emulator-routes.js';

const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listening(server: Server): Promise<URL> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Promises to keep a connection, and drops it as soon as it is used again: the worst moment an idle one can end in. */
const forgetful = () =>
  createTcpServer((socket) => {
    let asked = false;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      if (asked) socket.resetAndDestroy();
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}');
      asked = true;
    });
  });

async function gateway(auth: URL): Promise<URL> {
  const routes = new EmulatorRoutes(
    { auth, accounts: '', exportPort: 0 },
    { canonical: 'http://localhost' },
    () => undefined,
  );
  const answer: RequestListener = (request, response) => void routes.handle(LOOKUP, request, response);
  return listening(createServer(answer));
}

it('nobody is turned away because the emulator had just ended an idle connection', async () => {
  const origin = await gateway(await listening(forgetful()));
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(new URL(LOOKUP, origin), { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
  }
});
