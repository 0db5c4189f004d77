import { once } from 'node:events';
import { Agent, createServer, request, type RequestListener } from 'node:http';
import { connect, Socket } from 'node:net';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { sendRaw, lastBodyIn, statusesIn } from '../testing/raw-connection.js';
import { frontServer } from './front-server.js';
import { forward, internalUpstream, type Upstream } from './proxy.js';

const TIMEOUTS = { connectMs: 100, answerMs: 250, idleMs: 250 };
const CONNECTIONS = { anAddress: 100, inAll: 100 };
const HEAD = 'Host: a\r\nConnection: close\r\n';

afterEach(closeAll);

/** A gateway before a service that answers as it is told. */
async function gateway(service: RequestListener, agent?: Agent): Promise<number> {
  const url = new URL(`http://127.0.0.1:${await listen(createServer(service))}`);
  const upstream: Upstream = { ...internalUpstream(url), timeouts: TIMEOUTS, ...(agent && { agent }) };
  return listen(frontServer((incoming, response) => void forward(upstream, incoming, response), CONNECTIONS));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('answers 503 with Retry-After when the service does not answer, and gives later requests their own answers', async () => {
  const held: (() => void)[] = [];
  let isStopped = true;
  const port = await gateway(({ url }, response) => {
    if (isStopped) held.push(() => response.end('late'));
    else response.end(url);
  });
  const first = await Promise.all([1, 2, 3].map(() => sendRaw(port, `GET /stopped HTTP/1.1\r\n${HEAD}\r\n`)));
  for (const answer of first) {
    expect(statusesIn(answer)).toEqual([503]);
    expect(answer).toMatch(/^retry-after: \d+\r$/im);
    expect(lastBodyIn(answer)).toMatchObject({
      code: 'deadline',
      error: expect.any(String),
      requestId: expect.any(String),
    });
  }
  isStopped = false;
  held.forEach((release) => release());
  for (const path of ['/a', '/b', '/c']) {
    expect(await sendRaw(port, `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`)).toMatch(new RegExp(`${path}$`));
  }
});

it('answers 503 with success false where responses of the route carry success', async () => {
  const port = await gateway((_request, response) => void response.destroy());
  const bodyOf = async (path: string) => lastBodyIn(await sendRaw(port, `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`));
  expect(await bodyOf('/api/jobs/allJobs?page=1')).toMatchObject({ success: false, code: 'gateway' });
  expect(await bodyOf('/api/profile/someone')).not.toHaveProperty('success');
});

it('answers 503 when no connection is opened in time', async () => {
  const agent = new Agent();
  // A connection that is never made, as to a machine that is gone.
  agent.createConnection = () => Object.assign(new Socket(), { connecting: true });
  const port = await gateway(() => undefined, agent);
  const answer = await sendRaw(port, `GET / HTTP/1.1\r\n${HEAD}\r\n`);
  expect(statusesIn(answer)).toEqual([503]);
});

it('answers 503 when the service takes in no more of a body', async () => {
  const port = await gateway((incoming) => incoming.pause());
  const body = Buffer.alloc(16 * 1_024 * 1_024, 'a').toString();
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { host: 'a' } });
  sent.on('error', () => undefined).end(body);
  const [answer] = (await once(sent, 'response')) as [{ statusCode: number }];
  expect(answer.statusCode).toBe(503);
});

it('waits for a client that sends its body slowly', async () => {
  const port = await gateway((incoming, response) => void incoming.on('end', () => response.end('whole')).resume());
  const socket = trackSocket(connect(port, '127.0.0.1'));
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(`POST / HTTP/1.1\r\n${HEAD}Content-Length: 4\r\n\r\n`);
  for (const piece of ['a', 'b', 'c', 'd']) {
    await pause(TIMEOUTS.answerMs * 0.7);
    socket.write(piece);
  }
  await once(socket, 'close');
  expect(answer).toMatch(/whole$/);
});

it('passes on a body that comes slowly, and cuts off one that stops', async () => {
  const port = await gateway(({ url }, response) => {
    const pieces = url === '/slow' ? ['1', '2', '3', '4', '5'] : ['1'];
    const next = (): void => {
      const piece = pieces.shift();
      if (piece !== undefined) response.write(piece, () => setTimeout(next, TIMEOUTS.idleMs * 0.4));
      else if (url === '/slow') response.end();
    };
    next();
  });
  const bodyOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await bodyOf('/slow')).toBe('12345');
  await expect(bodyOf('/stops')).rejects.toThrow();
});
