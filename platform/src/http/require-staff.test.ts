import { randomUUID } from 'node:crypto';
import { endpoint } from '@trackrecord/contracts';
import express from 'express';
import supertest from 'supertest';
import { type StaffAccount, StaffAuthorizer } from '../auth/staff.js';
import { createLogger } from '../logging/logger.js';
import { authenticate } from './authenticate.js';
import { handle } from './endpoint-handler.js';
import { handleErrors } from './error-handler.js';
import { HttpError } from '../requests/http-error.js';
import { getAccessSessionId, recordRefusals, requireStaff, type StaffRefusal } from './require-staff.js';

const readCard = endpoint({
  method: 'GET',
  path: '/api/cards/{uid}',
  summary: 'Reads a card.',
  tag: 'support',
  access: 'staff',
  roles: ['support'],
  accessSession: 'required',
  responses: {},
});

const accounts: Readonly<Record<string, readonly string[]>> = { owen: ['support'], omar: ['operator'], nadia: [] };
const getAccount = (uid: string): Promise<StaffAccount> =>
  Promise.resolve({
    name: uid,
    isDisabled: false,
    tokensValidAfter: 0,
    roles: accounts[uid] ?? [],
    staffUntil: undefined,
  });
const refusals: StaffRefusal[] = [];
const staff = {
  authorizer: new StaffAuthorizer({ getAccount }, { reauthMinutes: 10, secondFactor: 'off' }),
  recordRefusal: (refusal: StaffRefusal) => refusals.push(refusal),
};
const handler = handle(readCard, ({ params: { uid }, identity, response }) => {
  if (uid === identity.uid) throw new HttpError(403, 'own-account', 'No.');
  if (uid === 'unknown') throw new HttpError(404, 'person-not-found', 'No.');
  if (uid === 'incomplete') throw new HttpError(404, 'no-cv', 'No.');
  const body = { roles: identity.roles, role: identity.actingRole, session: getAccessSessionId(response) };
  return Promise.resolve({ status: 200, body } as never);
});
const app = supertest(
  express()
    .set('env', 'test')
    .use((request, _response, next) => {
      Object.assign(request, { id: 'r1' });
      next();
    })
    .get(
      '/api/cards/:uid',
      authenticate({ verify: (uid) => Promise.resolve({ uid, roles: [] }) }),
      requireStaff(readCard, staff),
      handler,
      recordRefusals(readCard, staff),
    )
    .use(handleErrors(createLogger('test', 'silent'), [])),
);
const session = randomUUID();
const read = (token: string, uid = 'nadia') =>
  app.get(`/api/cards/${uid}`).set({ authorization: `Bearer ${token}`, 'x-access-session': session });

beforeEach(() => {
  refusals.length = 0;
});

it('passes the staff member, the role and the session to the handler', async () => {
  expect((await read('owen')).body).toEqual({ roles: ['support'], role: 'support', session });
  expect(refusals).toEqual([]);
});

it.each([
  ['people who are not staff', 'nadia', 'not-staff', undefined],
  ['staff with another role', 'omar', 'role-required', 'omar'],
])('refuses %s', async (_case, uid, code, refused) => {
  expect(await read(uid)).toMatchObject({ status: 403, body: { code } });
  expect(refusals).toMatchObject([{ why: code, route: 'GET /api/cards/{uid}', request: { requestId: 'r1' } }]);
  expect(refusals[0]?.staff?.uid).toBe(refused);
});

it.each([undefined, '', 'x', `${session}x`])('requires an access session (%s)', async (header) => {
  const request = app.get('/api/cards/nadia').set('authorization', 'Bearer owen');
  const response = await (header === undefined ? request : request.set('x-access-session', header));
  expect(response).toMatchObject({ status: 403, body: { code: 'access-required' } });
  expect(refusals).toMatchObject([{ staff: { uid: 'owen' }, why: 'access-required' }]);
});

it('records refusals of the handler', async () => {
  expect((await read('owen', 'owen')).body.code).toBe('own-account');
  expect(refusals).toMatchObject([{ staff: { uid: 'owen' }, why: 'own-account' }]);
});

it('records a refusal for an unknown person, but not for data that a person does not have', async () => {
  expect((await read('owen', 'unknown')).status).toBe(404);
  expect((await read('owen', 'incomplete')).status).toBe(404);
  expect(refusals).toMatchObject([{ staff: { uid: 'owen' }, why: 'person-not-found' }]);
});
