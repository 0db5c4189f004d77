import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { correlationGraph, profileStream, streamProjections } from '@trackrecord/contracts';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import { userApi } from '../testing/user-api.js';

const SCRIPT = resolve(__dirname, '../../../scripts/streams.mjs');

let developer: TestUser;
let person: TestUser;
const requestId = randomUUID();
beforeAll(async () => {
  [developer, person] = await Promise.all([signUpStaff('developer'), signUp()]);
  await userApi(person).save({ userType: 'student', skills: ['Weaving'] }, { 'x-request-id': requestId });
});

/** Runs `npm run streams` as a staff member. Returns its exit code and output. */
const run = (args: readonly string[], { email, password }: Pick<TestUser, 'email' | 'password'> = developer) =>
  new Promise<{ code: number; output: string }>((done) => {
    const BASE_URL = testVariable('BASE_URL');
    const env = { PATH: process.env['PATH'], BASE_URL, STAFF_EMAIL: email, STAFF_PASSWORD: password };
    execFile(process.execPath, [SCRIPT, ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

it('traces a request from its number to its events, jobs and view', async () => {
  const output = await waitFor('the index to have the save', async () => {
    const result = await run(['trace', requestId]);
    return result.code === 0 ? result.output : undefined;
  });
  expect(output).toContain(`request ${requestId}`);
  expect(output).toMatch(/event profile-\S+@\d SkillAdded/);
  expect(output).toMatch(/job render-cv-\S+ \w+/);
  expect(output).toMatch(/view profile of profile-/);
  const { output: json } = await run(['trace', requestId, '--json']);
  const events = correlationGraph
    .parse(JSON.parse(json))
    .nodes.flatMap((node) => (node.kind === 'event' ? [node.event] : []));
  const [event] = events;
  expect((await run(['event', String(event?.eventId)])).output).toContain(`job: render-cv-${String(event?.eventId)}`);
  expect((await run(['log', `--id=${requestId}`, '--type=SkillAdded'])).output).toContain('SkillAdded');
});

it('shows a stream and the projections', async () => {
  const stream = profileStream(person.uid);
  expect((await run(['show', stream, '--backwards'])).output).toContain(`${stream}, last revision`);
  const { output } = await run(['projections', '--json']);
  expect(streamProjections.parse(JSON.parse(output)).projections).toHaveLength(3);
});

it.each([
  ['a stream that does not exist', ['show', 'profile-nobody'], '404 stream-not-found: There is no such stream.\n'],
  ['an id that nothing has', ['trace', randomUUID()], '404 correlation-not-found'],
  ['an invalid filter', ['log', '--type=skills'], '400 validation: An event type consists of letters.'],
])('exits with an error for %s', async (_title, args, message) => {
  const { code, output } = await run(args);
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
});

it('is no way around roles', async () => {
  const operator = await signUpStaff('operator');
  expect(await run(['log'], operator)).toEqual({
    code: 1,
    output: '403 role-required: This needs the role developer.\n',
  });
  expect((await run(['log'], person)).output).toContain('403 not-staff');
  expect((await run(['log'], { ...developer, password: 'wrong password' })).output).toContain('Signing in as');
});
