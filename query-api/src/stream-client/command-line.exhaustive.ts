import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { correlationGraph, logEvent, profileStream, streamProjections } from '@trackrecord/contracts';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';
import { userApi } from '../testing/user-api.js';

const SCRIPT = resolve(__dirname, '../../../scripts/streams.mjs');

let developer: TestUser;
let person: TestUser;
const requestId = randomUUID();
beforeAll(async () => {
  [developer, person] = await Promise.all([signUpStaff('developer'), signUp()]);
  await userApi(person).save({ userType: 'student', skills: ['Weaving'] }, { 'x-request-id': requestId });
});

type Account = Pick<TestUser, 'email' | 'password'>;

/** Returns the environment in which `npm run streams` reads as a staff member. */
const createEnvironment = ({ email, password }: Account) => ({
  PATH: process.env['PATH'],
  BASE_URL: testVariable('BASE_URL'),
  STAFF_EMAIL: email,
  STAFF_PASSWORD: password,
});

/** Runs `npm run streams` as a staff member. Returns its exit code and output. */
const run = (args: readonly string[], account: Account = developer) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, [SCRIPT, ...args], { env: createEnvironment(account) }, (error, stdout, stderr) =>
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

it('compares random views with their streams', async () => {
  const { code, output } = await run(['verify', 'profile', '--sample=5', '--json']);
  const result = JSON.parse(output) as { same: number; mismatched: unknown[]; notCompared: unknown[] };
  expect([code, result.mismatched]).toEqual([0, []]);
  expect(result.same + result.notCompared.length).toBeGreaterThan(0);
});

it('prints new events as they are stored, once, until it is interrupted', async () => {
  const args = [SCRIPT, 'tail', '--type=SkillAdded', '--json'];
  const tail = spawn(process.execPath, args, { env: createEnvironment(developer) });
  let output = '';
  tail.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((done) => tail.once('exit', done));
  const streams = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => logEvent.parse(JSON.parse(line)).stream);
  try {
    // The tail has begun once it prints an event that was saved after it was started.
    const saved: string[] = [];
    await waitUntil('the tail to print a new event', async () => {
      const user = await signUp();
      await userApi(user).save({ userType: 'student', skills: ['Weaving'] });
      saved.push(profileStream(user.uid));
      return streams().some((stream) => saved.includes(stream));
    });
    expect(new Set(streams()).size).toBe(streams().length);
  } finally {
    tail.kill('SIGINT');
  }
  expect(await exited).toBe(0);
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
