import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IdentityUnavailableError } from './identity.js';
import { createPasswordResetSender } from './password-reset.js';

interface ReceivedRequest {
  readonly url: string | undefined;
  readonly body: unknown;
}

let server: Server;
let received: ReceivedRequest[];
let response: { readonly status: number; readonly body: string } | undefined;

beforeEach(async () => {
  received = [];
  response = { status: 200, body: '{"email":"nadia@example.com"}' };
  server = createServer((request, outgoing) => {
    void readBody(request).then((body) => {
      received.push({ url: request.url, body });
      if (response) outgoing.writeHead(response.status).end(response.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const send = (path = '', timeoutMs?: number) =>
  createPasswordResetSender({
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`,
    apiKey: 'a key',
    ...(timeoutMs !== undefined && { timeoutMs }),
  })('nadia@example.com');

it.each(['', '/', '/identitytoolkit.googleapis.com'])(
  'requests a password-reset email from a server with the base path "%s", without asking for its link',
  async (path) => {
    await expect(send(path)).resolves.toBeUndefined();
    expect(received).toEqual([
      {
        url: `${path.replace(/\/$/, '')}/v1/accounts:sendOobCode?key=a+key`,
        body: { requestType: 'PASSWORD_RESET', email: 'nadia@example.com' },
      },
    ]);
  },
);

it.each([
  ['RESET_PASSWORD_EXCEED_LIMIT', 503, 'mail-limit'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.', 503, 'mail-limit'],
  ['EMAIL_NOT_FOUND', 404, 'person-not-found'],
])('maps the error %s', async (message, status, code) => {
  response = { status: 400, body: JSON.stringify({ error: { code: 400, message } }) };
  await expect(send()).rejects.toMatchObject({ status, code });
});

it.each([
  ['another error', { status: 400, body: '{"error":{"message":"API_KEY_INVALID nadia@example.com"}}' }],
  ['a response that is not JSON', { status: 502, body: '<html>' }],
  ['no response in time', undefined],
])('throws IdentityUnavailableError after %s, without the email address in its message', async (_case, given) => {
  response = given;
  const error: unknown = await send('', given ? undefined : 50).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(IdentityUnavailableError);
  expect((error as Error).message).not.toContain('nadia');
});
