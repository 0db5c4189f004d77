import { once } from 'node:events';
import { Agent, createServer, request, type RequestListener } from 'node:http';
import { connect, Socket } from 'node:net';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { sendRaw, parseLastBody, parseStatusCodes } from '../testing/raw-connection.js';
import { createFrontServer } from './front-server.js';
import { forward, createInternalUpstream, type Upstream } from './proxy.js';

// Long enough for everything that should not time out on a busy machine.
const TIMEOUTS = { connectMs: 1_000, responseMs: 1_000, idleMs: 1_000 };
const CONNECTIONS = { perAddress: 100, total: 100 };
const HEADERS = 'Host: a\r\nConnection: close\r\n';

afterEach(closeAll);

/** Starts a gateway with the given service. */
async function startGateway(service: RequestListener, agent?: Agent): Promise<number> {
  const url = new URL(`http://127.0.0.1:${await listen(createServer(service))}`);
  const upstream: Upstream = { ...createInternalUpstream(url), timeouts: TIMEOUTS, ...(agent && { agent }) };
  return listen(createFrontServer((incoming, response) => void forward(upstream, incoming, response), CONNECTIONS));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('responds with 503 and Retry-After when the service times out, and discards its late response', async () => {
  const pendingResponses: (() => void)[] = [];
  let isHanging = true;
  const port = await startGateway(({ url }, response) => {
    if (isHanging) pendingResponses.push(() => response.end('late'));
    else response.end(url);
  });
  const responses = await Promise.all([1, 2, 3].map(() => sendRaw(port, `GET /stopped HTTP/1.1\r\n${HEADERS}\r\n`)));
  for (const responseText of responses) {
    expect(parseStatusCodes(responseText)).toEqual([503]);
    expect(responseText).toMatch(/^retry-after: \d+\r$/im);
    expect(parseLastBody(responseText)).toMatchObject({
      code: 'deadline',
      error: expect.any(String),
      requestId: expect.any(String),
    });
  }
  isHanging = false;
  pendingResponses.forEach((release) => release());
  for (const path of ['/a', '/b', '/c']) {
    expect(await sendRaw(port, `GET ${path} HTTP/1.1\r\n${HEADERS}\r\n`)).toMatch(new RegExp(`${path}$`));
  }
});

it('adds success: false to 503 responses of routes with a success field', async () => {
  const port = await startGateway((_request, response) => void response.destroy());
  const fetchBody = async (path: string) =>
    parseLastBody(await sendRaw(port, `GET ${path} HTTP/1.1\r\n${HEADERS}\r\n`));
  expect(await fetchBody('/api/jobs/allJobs?page=1')).toMatchObject({ success: false, code: 'gateway' });
  expect(await fetchBody('/api/profile/someone')).not.toHaveProperty('success');
});

it('responds with 503 when the connection times out', async () => {
  const agent = new Agent();
  // A connection that is never established, as to an unreachable machine.
  agent.createConnection = () => Object.assign(new Socket(), { connecting: true });
  const port = await startGateway(() => undefined, agent);
  const responseText = await sendRaw(port, `GET / HTTP/1.1\r\n${HEADERS}\r\n`);
  expect(parseStatusCodes(responseText)).toEqual([503]);
});

it('responds with 503 when the service stops reading the body', async () => {
  const port = await startGateway((incoming) => incoming.pause());
  const body = Buffer.alloc(16 * 1_024 * 1_024, 'a').toString();
  const outgoing = request({ port, host: '127.0.0.1', method: 'POST', headers: { host: 'a' } });
  outgoing.on('error', () => undefined).end(body);
  const [response] = (await once(outgoing, 'response')) as [{ statusCode: number }];
  expect(response.statusCode).toBe(503);
});

it('does not time out while a client sends its body slowly', async () => {
  const port = await startGateway(
    (incoming, response) => void incoming.on('end', () => response.end('whole')).resume(),
  );
  const socket = trackSocket(connect(port, '127.0.0.1'));
  let receivedText = '';
  socket.on('data', (chunk) => (receivedText += chunk.toString()));
  socket.write(`POST / HTTP/1.1\r\n${HEADERS}Content-Length: 4\r\n\r\n`);
  for (const byte of ['a', 'b', 'c', 'd']) {
    await pause(TIMEOUTS.responseMs * 0.3);
    socket.write(byte);
  }
  await once(socket, 'close');
  expect(receivedText).toMatch(/whole$/);
});

it('forwards a slow response body, and aborts one that stalls', async () => {
  const port = await startGateway(({ url }, response) => {
    // Together the pauses are longer than the timeout; each is much shorter.
    const chunks = url === '/slow' ? ['1', '2', '3', '4', '5', '6', '7', '8'] : ['1'];
    const next = (): void => {
      const chunk = chunks.shift();
      if (chunk !== undefined) response.write(chunk, () => setTimeout(next, TIMEOUTS.idleMs * 0.15));
      else if (url === '/slow') response.end();
    };
    next();
  });
  const fetchBody = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await fetchBody('/slow')).toBe('12345678');
  await expect(fetchBody('/stops')).rejects.toThrow();
});
