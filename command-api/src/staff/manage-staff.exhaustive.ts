import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { accessLog } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { setClaims, signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signIn, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores } from '@trackrecord/platform/testing/test-stores';
import supertest from 'supertest';
import { connectAccessStores, readStaffEvents, staffApi } from '../testing/access-api.js';
import { requestErasure } from '../testing/populated-user.js';
import { profileApi } from '../testing/profile-api.js';

let stores: Stores;
let member: TestUser;
beforeAll(async () => {
  stores = await connectAccessStores();
});
afterAll(async () => {
  await closeTestStores(stores);
});
beforeEach(async () => {
  member = await signUp();
});

/** Runs `npm run staff`. Returns its exit code and output. */
const run = (...args: readonly string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, [resolve(__dirname, '../../../scripts/staff.mjs'), ...args], (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
const HOST = { uid: 'host', role: 'host' };
const search = (user = member) => staffApi(user, user.uid).search({ uid: 'missing' });

it('grants roles for 90 days and records it', async () => {
  expect(testVariable('EVENTSTORE_URL')).toMatch(/^esdb/);
  const { code, output } = await run('grant', member.email, 'support', '--reason=On call.');
  expect([code, output]).toEqual([0, expect.stringMatching(/: support until \d{4}-/)]);
  const [granted] = await readStaffEvents(stores, member.uid);
  expect(granted).toMatchObject({
    type: 'StaffGranted',
    actor: HOST,
    data: { roles: ['support'], reason: 'On call.', email: member.email },
  });
  const days = (Date.parse((granted?.data as { until: string }).until) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  await search().expect(200, { found: false });
  expect((await run('list')).output).toContain(`${member.email} (${member.uid})  support  until `);
});

it('adds roles to those of the account', async () => {
  await run('grant', member.email, 'support');
  expect((await run('grant', member.email, 'auditor', '--days=1')).output).toContain(': support, auditor until ');
});

it('revokes roles and ends all sign-ins', async () => {
  await run('grant', member.email, 'support', 'auditor');
  expect(await run('revoke', member.email, 'auditor')).toMatchObject({ code: 0 });
  const { output } = await run('revoke', member.email, '--reason=Left.');
  expect(output).toContain('no roles. All sign-ins ended.');
  expect((await readStaffEvents(stores, member.uid)).slice(-2)).toMatchObject([
    { type: 'StaffRevoked', data: { roles: ['auditor'], reason: null, email: member.email } },
    { type: 'StaffRevoked', actor: HOST, data: { roles: ['support'], reason: 'Left.', email: member.email } },
  ]);
  expect([401, 403]).toContain((await search()).status);
});

it('keeps the name of a staff member who deletes their account, which needs their roles revoked', async () => {
  const [person, auditor] = await Promise.all([signUp(), signUpStaff('auditor')]);
  await run('grant', member.email, 'support');
  await staffApi(member, person.uid).open().expect(201);
  expect(await requestErasure(member)).toMatchObject({ status: 409, body: { code: 'has-staff-roles' } });
  await search().expect(200, { found: false });

  await run('revoke', member.email);
  expect(await requestErasure(await signIn(member))).toMatchObject({ status: 200 });
  const response = await supertest(testVariable('BASE_URL'))
    .get(`/api/support/people/${person.uid}/accesses`)
    .set(authHeaders(auditor))
    .expect(200);
  expect(accessLog.parse(response.body).items).toMatchObject([{ staff: { uid: member.uid, name: member.email } }]);
});

it('lets staff delete their account after their roles expired', async () => {
  await setClaims(member.uid, { roles: ['support'], staffUntil: Date.now() - 1 });
  expect((await requestErasure(member)).status).toBe(200);
});

it('refuses accounts with a profile without --allow-profile', async () => {
  await profileApi(member)
    .post({ skills: ['Weaving'] })
    .expect(201);
  const refused = await run('grant', member.email, 'support');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('has a profile') });
  expect(await readStaffEvents(stores, member.uid)).toEqual([]);
  expect(await run('grant', member.email, 'support', '--allow-profile')).toMatchObject({ code: 0 });
});

it.each([
  [[], 'Usage:'],
  [['grant', 'x@example.com'], 'Usage:'],
  [['grant', 'missing@example.com', 'support'], 'no account with the address'],
  [['grant', 'missing@example.com', 'admin'], 'admin is not a role'],
  [['grant', 'missing@example.com', 'support', '--days=0'], '--days'],
  [['revoke', 'missing@example.com'], 'no account with the address'],
])('explains wrong arguments: %j', async (args, message) => {
  const { code, output } = await run(...args);
  expect(code).toBe(1);
  expect(output).toContain(message);
});

it('starts with demo staff of every role', async () => {
  const demo = async (email: string) => signIn({ ...member, email, password: 'trackrecord' });
  await search(await demo('owen.price@example.com')).expect(200);
  const [dina, omar, ada] = await Promise.all(
    ['dina.farouk', 'omar.haddad', 'ada.lind'].map((name) => demo(`${name}@example.com`)),
  );
  for (const user of [dina, omar, ada])
    expect(await search(user)).toMatchObject({ status: 403, body: { code: 'role-required' } });
});
