import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { TailClient } from './tail-client.js';

const SLOW_END = 'event: end\ndata: {"reason":"slow"}\n\n';

const LONG = 'x'.repeat(100);

/** A response in memory that holds hardly anything until it is read. */
const createResponse = () => new PassThrough({ highWaterMark: 16 });

it('ends the tail of a client that does not read, once 1,000 messages wait', async () => {
  const response = createResponse();
  const client = new TailClient(response);
  client.send(`${LONG}\n\n`);
  for (let count = 1; count < 1_000; count += 1) client.send(`message ${String(count)}\n\n`);
  expect(client.closedSignal.aborted).toBe(false);
  client.send('message 1000\n\n');
  expect(client.closedSignal.aborted).toBe(true);
  client.send('message 1001\n\n');
  // The first one filled the response; those that waited are dropped.
  expect(await text(response)).toBe(`${LONG}\n\n${SLOW_END}`);
});

it('sends what waited in order when the client reads again', async () => {
  const response = createResponse();
  const client = new TailClient(response);
  const messages = Array.from({ length: 500 }, (_, index) => `message ${String(index)}\n\n`);
  for (const message of messages) client.send(message);
  let received = '';
  response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  await waitUntil('all messages are read', () => received.endsWith(messages.at(-1) ?? ''));
  client.send('later\n\n');
  client.end('shutdown');
  await waitUntil('the end is read', () => response.readableEnded);
  expect(received).toBe(`${messages.join('')}later\n\nevent: end\ndata: {"reason":"shutdown"}\n\n`);
});

it('sends comments while nothing happens, and none to a client that does not read', async () => {
  const response = createResponse();
  const client = new TailClient(response, { commentIntervalMs: 1 });
  await waitUntil('comments fill the response', () => response.writableNeedDrain);
  const size = response.readableLength + response.writableLength;
  expect(size).toBeLessThan(64);
  let received = '';
  response.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  await waitUntil('more comments', () => received.length > 90);
  expect(received).toMatch(/^(:\n\n)+$/);
  client.end('shutdown');
});

it('is closed when the client disconnects', async () => {
  const response = createResponse();
  const client = new TailClient(response);
  client.send(LONG);
  const ready = client.waitUntilReady();
  response.destroy();
  await ready;
  expect(client.closedSignal.aborted).toBe(true);
});
