import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntilHealthy } from './wait-until-healthy.js';

const BACKGROUND = new Set(['worker', 'relay']);
const TIMEOUTS = { essentialMs: 60_000, backgroundMs: 60_000 };

let server: Server;
let url: string;
/**
 * The parts that are down in the next responses, or warn if their names end with "!"; the last one repeats. Undefined
 * responds like a proxy without upstream.
 */
let responses: (readonly string[] | undefined)[];
beforeAll(async () => {
  server = createServer((_request, response) => {
    const downParts = responses.length > 1 ? responses.shift() : responses[0];
    if (downParts === undefined) {
      response.writeHead(503).end('no upstream');
      return;
    }
    const statuses = downParts.map((name) =>
      name.endsWith('!') ? [name.slice(0, -1), { status: 'warning' }] : [name, { status: 'down' }],
    );
    const parts = { projector: { status: 'ok' }, disk: { status: 'warning' }, ...Object.fromEntries(statuses) };
    response.writeHead(downParts.length === 0 ? 200 : 503).end(JSON.stringify({ parts }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('waits until all parts are healthy', async () => {
  responses = [undefined, ['projector', 'worker'], ['worker'], []];
  expect(await waitUntilHealthy(url, BACKGROUND, TIMEOUTS)).toEqual([]);
  expect(responses).toEqual([[]]);
});

it('waits for background parts that warn', async () => {
  responses = [['worker'], ['worker!'], ['disk!']];
  expect(await waitUntilHealthy(url, BACKGROUND, TIMEOUTS)).toEqual([]);
  expect(responses).toEqual([['disk!']]);
  responses = [['worker!']];
  expect(await waitUntilHealthy(url, BACKGROUND, { ...TIMEOUTS, backgroundMs: 0 })).toEqual([]);
});

it('does not wait for background parts beyond their time', async () => {
  responses = [['projector', 'worker'], ['worker']];
  expect(await waitUntilHealthy(url, BACKGROUND, { ...TIMEOUTS, backgroundMs: 0 })).toEqual(['worker']);
});

it('fails if another part is not healthy in time, with the response', async () => {
  responses = [['projector', 'worker']];
  const wait = () => waitUntilHealthy(url, BACKGROUND, { essentialMs: 0, backgroundMs: 0 });
  await expect(wait).rejects.toThrow(/^the stack is not healthy: .*"projector":\{"status":"down"\}/);
  responses = [undefined];
  await expect(wait).rejects.toThrow('the stack is not healthy: no upstream');
});
