import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordRefusalBody } from '@trackrecord/contracts';
import { createLogger } from '../logging/logger.js';
import type { StaffRefusal } from './require-staff.js';
import { reportRefusals } from './report-refusals.js';
import { deriveServiceToken } from '../auth/service-token.js';

const masterKey = Buffer.alloc(32, 1);
const request = { requestId: 'r1', correlationId: 'c1' };
const refusal: StaffRefusal = {
  staff: { uid: 'owen/../x', name: 'Owen', roles: ['support'], freshUntil: 0 },
  why: 'access-expired',
  route: 'GET /api/support/people/{uid}/timeline',
  request,
};

/** Starts a fake command API; `received` resolves with the next request. */
async function startCommandApi() {
  let onRequest: (receivedRequest: IncomingMessage & { body: string }) => void;
  const receivedRequest = new Promise<IncomingMessage & { body: string }>((resolve) => (onRequest = resolve));
  const server = createServer((incoming, response) => {
    let body = '';
    incoming
      .on('data', (chunk: Buffer) => (body += chunk.toString()))
      .on('end', () => {
        response.end('{}');
        onRequest(Object.assign(incoming, { body }));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received: receivedRequest, close: () => server.close() };
}

it('sends a refusal of a staff member to the command API', async () => {
  const commandApi = await startCommandApi();
  reportRefusals(commandApi.url, masterKey, createLogger('test', 'silent'))(refusal);
  const { method, url, headers, body } = await commandApi.received;
  commandApi.close();
  expect([method, url]).toEqual(['POST', '/internal/staff/owen%2F..%2Fx/refusals']);
  expect(headers).toMatchObject({
    authorization: `Bearer ${deriveServiceToken(masterKey)}`,
    'x-correlation-id': 'c1',
  });
  expect(recordRefusalBody.parse(JSON.parse(body))).toEqual({
    role: 'support',
    why: 'access-expired',
    route: refusal.route,
    requestId: 'r1',
  });
});

it.each([
  ['people who are not staff', { ...refusal, staff: undefined }, 'warn'],
  ['staff while the command API is unreachable', refusal, 'error'],
] as const)('logs refusals of %s', async (_case, refused, level) => {
  const logger = createLogger('test', 'silent');
  const logCall = new Promise((resolve) => jest.spyOn(logger, level).mockImplementation(resolve));
  reportRefusals('http://127.0.0.1:1', masterKey, logger)(refused);
  expect(await logCall).toMatchObject({ why: 'access-expired', route: refusal.route, requestId: 'r1' });
});
