import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnStack, runs } from './own-stack.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'));
});
afterEach(async () => {
  await OwnStack.endAll();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const DEMO = { email: 'nadia.kurian@example.com', password: 'trackrecord', returnSecureToken: true };

async function signIn(url: string, credentials: object) {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return { status: answer.status, body: (await answer.json()) as { localId: string; idToken: string } };
}

async function profileOf(url: string, { localId, idToken }: { localId: string; idToken: string }) {
  const answer = await fetch(`${url}/api/profile/${localId}`, { headers: { authorization: `Bearer ${idToken}` } });
  return { status: answer.status, body: (await answer.json()) as { personalInfo?: { firstName: string } } };
}

const allEnded = async (pids: readonly number[]) => {
  while (pids.some(runs)) await new Promise((later) => setTimeout(later, 100));
};

it('starts, names the demo account, is healthy, stops on Ctrl-C with nothing left, and keeps what it had', async () => {
  const first = await OwnStack.start(folder);
  expect(first.output.at(-1)).toContain('nadia.kurian@example.com');
  const health = await fetch(`${first.url}/api/health`);
  expect(health.status).toBe(200);
  const { parts } = (await health.json()) as { parts: Record<string, { status: string }> };
  expect(Object.keys(parts).sort()).toEqual(
    ['command-api', 'identity', 'keys', 'projector', 'read models', 'redis', 'relay', 'worker'].sort(),
  );
  const demo = await signIn(first.url, DEMO);
  expect((await profileOf(first.url, demo.body)).body.personalInfo?.firstName).toBe('Nadia');
  const pids = Object.values(first.pids);
  expect(await first.end('SIGINT')).toBe(0);
  expect(pids.filter(runs)).toEqual([]);

  const second = await OwnStack.start(folder);
  const again = await signIn(second.url, DEMO);
  expect((await profileOf(second.url, again.body)).body.personalInfo?.firstName).toBe('Nadia');
  await second.end();
  const logs = join(folder, 'logs');
  const said = readdirSync(logs).map((file) => readFileSync(join(logs, file), 'utf8'));
  expect(said.join('').match(/"msg":"could not stop[^"]*"/g)).toBeNull();
  expect(said.join('').match(/"name":"command-api","msg":"stopped"/g)).toHaveLength(2);
}, 120_000);

it('leaves no process behind when it is killed, and starts again with every acknowledged account', async () => {
  const first = await OwnStack.start(folder);
  const email = 'kept@example.com';
  const signedUp = await fetch(`${first.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'still here', returnSecureToken: true }),
  });
  expect(signedUp.status).toBe(200);
  const pids = Object.values(first.pids);
  await first.end('SIGKILL');
  await allEnded(pids);

  const second = await OwnStack.start(folder);
  expect((await signIn(second.url, { email, password: 'still here', returnSecureToken: true })).status).toBe(200);
  await second.end();
}, 120_000);

it('names a part that dies with the last lines of its log and stops with an error', async () => {
  const stack = await OwnStack.start(folder);
  const { pids } = stack;
  process.kill(pids['query-api'] ?? 0, 'SIGKILL');
  expect(await stack.ended()).toBe(1);
  expect(stack.output.join('\n')).toMatch(/query-api ended \(SIGKILL\); the last lines of its log:\n +\{/);
  expect(Object.values(pids).filter(runs)).toEqual([]);
}, 60_000);

it('runs beside another stack that starts at the same moment, accounts apart, but not twice on one folder', async () => {
  const [one, two] = await Promise.all(['one', 'two'].map((name) => OwnStack.start(join(folder, name))));
  if (!one || !two) throw new Error('a stack is missing');
  expect(one.url).not.toBe(two.url);
  const account = { email: 'only-one@example.com', password: 'secret words', returnSecureToken: true };
  await fetch(`${one.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect((await signIn(one.url, account)).status).toBe(200);
  expect((await signIn(two.url, account)).status).toBe(400);
  await expect(OwnStack.start(join(folder, 'one'))).rejects.toThrow(/in use by another stack/);
  await Promise.all([one.end(), two.end()]);
}, 120_000);
