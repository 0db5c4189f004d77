import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Health } from '@trackrecord/contracts';
import { isRunning } from '@trackrecord/platform/testing/processes';
import { waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';
import { Redis } from 'ioredis';
import { closeBrowsers, openBrowser } from './browser.js';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { Person } from './person.js';
import { openSignedIn, signInWithForm } from './sign-in.js';
import { createMember } from './test-users.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'));
});
afterAll(async () => {
  await Promise.all([IsolatedStack.stopAll(), closeBrowsers()]);
  rmSync(folder, { recursive: true, force: true });
});

const DEMO_CREDENTIALS = { email: 'nadia.kurian@example.com', password: 'trackrecord', returnSecureToken: true };

async function signIn(url: string, credentials: object) {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return { status: response.status, body: (await response.json()) as { localId: string; idToken: string } };
}

async function fetchProfile(url: string, { localId, idToken }: { localId: string; idToken: string }) {
  const response = await fetch(`${url}/api/profile/${localId}`, { headers: { authorization: `Bearer ${idToken}` } });
  return { status: response.status, body: (await response.json()) as { personalInfo?: { firstName: string } } };
}

const waitUntilExited = async (pids: readonly number[]) => {
  while (pids.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 100));
};

const signUp = (url: string, account: object): Promise<Response> =>
  fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });

/** Without a pause, probes would take the CPU time that the service needs to start. */
const PROBE_INTERVAL_MS = 25;

/**
 * Returns the parts of the health response as soon as it is 200. A busy service can miss the 2 s that a check waits.
 */
function fetchHealthyParts(url: string): Promise<object> {
  return waitFor('a healthy stack', async () => {
    const response = await fetch(`${url}/api/health`);
    const { parts } = (await response.json()) as Health;
    return response.ok ? parts : undefined;
  });
}

/** Returns a part of the health response. */
async function fetchPart(url: string, name: string) {
  const { parts } = (await (await fetch(`${url}/api/health`)).json()) as Health;
  return parts[name];
}

/** Creates requests that a browser sends, signed in as the demo account. */
async function createProbes(url: string) {
  const { body } = await signIn(url, DEMO_CREDENTIALS);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${body.idToken}` };
  const profileUrl = `${url}/api/profile/${body.localId}`;
  const postOptions = { method: 'POST', headers, body: JSON.stringify({ idToken: body.idToken }) };
  const createPutOptions = () => ({ method: 'PUT', headers, body: JSON.stringify({ skills: ['Go', randomUUID()] }) });
  return [
    () => fetch(url),
    () => fetch(profileUrl, { headers }),
    () => fetch(`${profileUrl}/skills`, createPutOptions()),
    () => fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo`, postOptions),
  ];
}

/**
 * Returns responses other than 200 and 503 with Retry-After. Connection errors are expected while the gateway is down.
 */
async function findUnexpectedResponses(probes: readonly (() => Promise<Response>)[], isGateway: boolean) {
  const unexpected: string[] = [];
  let isServing = true;
  for (const probe of probes) {
    try {
      const response = await probe();
      const text = await response.text();
      const isOutage = response.status === 503 && response.headers.has('retry-after');
      if (response.status !== 200) isServing = false;
      if (response.status !== 200 && !isOutage) unexpected.push(`${response.status} ${response.url} ${text}`);
    } catch (error) {
      isServing = false;
      if (!isGateway) unexpected.push(String(error));
    }
  }
  return { isServing, unexpected };
}

/** Each test continues with the stack that the previous one left running. */
describe('stack', () => {
  let dataDir: string;
  let stack: IsolatedStack;
  beforeAll(async () => {
    dataDir = join(folder, 'data');
    stack = await IsolatedStack.start(dataDir);
  });
  afterAll(() => IsolatedStack.stopAll());

  const expectDemoAccount = async () => {
    const demo = await signIn(stack.url, DEMO_CREDENTIALS);
    expect((await fetchProfile(stack.url, demo.body)).body.personalInfo?.firstName).toBe('Nadia');
  };

  it('prints the demo account and is healthy when ready', async () => {
    expect(await stack.waitForLine(/^Ready on (.*)/)).toContain('nadia.kurian@example.com');
    expect(await stack.waitForLine(/^Demo staff: (.*)/)).toContain('support owen.price@example.com');
    expect(Object.keys(await fetchHealthyParts(stack.url)).sort()).toEqual(
      ['command-api', 'disk', 'identity', 'keys', 'projector', 'read models', 'redis', 'relay', 'workers'].sort(),
    );
    await expectDemoAccount();
  });

  it('leaves no process after Ctrl-C, and serves an open page again after a restart', async () => {
    const chromium = await openBrowser();
    const member = await createMember(stack.url, { firstName: 'Hedy', lastName: 'Lamarr' });
    const person = new Person(await chromium.newPage(), stack.url);
    await openSignedIn(person, member);
    await person.expectVisible('heading', 'Hedy Lamarr');
    const pids = Object.values(stack.pids);
    expect(await stack.stop('SIGINT')).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
    const logs = join(dataDir, 'logs');
    const logTexts = readdirSync(logs).map((file) => readFileSync(join(logs, file), 'utf8'));
    expect(logTexts.join('').match(/"msg":"could not stop[^"]*"/g)).toBeNull();
    expect(logTexts.join('').match(/"name":"command-api","msg":"stopped"/g)).toHaveLength(1);

    stack = await IsolatedStack.start(dataDir, Number(new URL(stack.url).port), NO_FEEDS);
    await expectDemoAccount();
    await person.page.reload();
    await person.expectVisible('heading', 'Hedy Lamarr');
    await person.press('Sign Out');
    await person.expectPath('/signup');
    await signInWithForm(person, member);
    await person.expectVisible('heading', 'Hedy Lamarr');
    await chromium.close();
  });

  it('leaves no process when killed, and restarts with all acknowledged accounts', async () => {
    const account = { email: 'restart@example.com', password: 'correct horse', returnSecureToken: true };
    expect((await signUp(stack.url, account)).status).toBe(200);
    const pids = Object.values(stack.pids);
    await stack.stop('SIGKILL');
    await waitUntilExited(pids);

    stack = await IsolatedStack.start(dataDir, 0, NO_FEEDS);
    expect((await signIn(stack.url, account)).status).toBe(200);
  });

  it('restarts every killed service on its port, and fails requests only with 503 and Retry-After', async () => {
    const { url, env } = stack;
    const probes = await createProbes(url);
    expect(Object.keys(stack.pids)).toHaveLength(10);
    for (const [name, killedPid] of Object.entries(stack.pids)) {
      process.kill(killedPid, 'SIGKILL');
      const deadline = Date.now() + 120_000;
      for (let successCount = 0; successCount < 2;) {
        const { isServing, unexpected } = await findUnexpectedResponses(probes, name === 'gateway');
        expect([name, unexpected]).toEqual([name, []]);
        const health = await fetch(`${url}/api/health`).catch(() => undefined);
        successCount = isServing && health?.ok && stack.pids[name] !== killedPid ? successCount + 1 : 0;
        await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
        if (Date.now() > deadline) throw new Error(`${name} did not recover:\n${stack.output.join('\n')}`);
      }
      expect(stack.output).toContain(`${name} exited (SIGKILL), restarting in 0.1 s`);
      expect(isRunning(stack.pids[name] ?? 0)).toBe(true);
      expect([stack.env, stack.url]).toEqual([env, url]);
    }
    const pids = Object.values(stack.pids);
    expect(await stack.stop()).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
  }, 900_000);
});

describe('two stacks started at the same time', () => {
  let firstStack: IsolatedStack;
  let limitedStack: IsolatedStack;
  beforeAll(async () => {
    [firstStack, limitedStack] = await Promise.all([
      IsolatedStack.start(join(folder, 'first'), 0, NO_FEEDS),
      IsolatedStack.start(join(folder, 'limited'), 0, { ...NO_FEEDS, MAX_RESTARTS: '1', DISK_LOW_MB: '1000000000' }),
    ]);
  });

  it('run side by side with separate accounts, but not on the same folder', async () => {
    expect(firstStack.url).not.toBe(limitedStack.url);
    const account = { email: 'first-stack@example.com', password: 'correct horse', returnSecureToken: true };
    await signUp(firstStack.url, account);
    expect((await signIn(firstStack.url, account)).status).toBe(200);
    expect((await signIn(limitedStack.url, account)).status).toBe(400);
    const env = { TMPDIR: mkdtempSync(join(folder, 'tmp-')) };
    await expect(IsolatedStack.start(join(folder, 'first'), 0, env)).rejects.toThrow(/in use by another stack/);
  });

  it('one responds 503 while Redis is out of memory, and says why', async () => {
    const { url, env } = firstStack;
    const redis = new Redis(env['REDIS_URL'] ?? '');
    const { body } = await signIn(url, DEMO_CREDENTIALS);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${body.idToken}` };
    const suggestSkills = () =>
      fetch(`${url}/api/skills/enhance`, { method: 'POST', headers, body: JSON.stringify({ skills: ['Go'] }) });
    try {
      await redis.config('SET', 'maxmemory', '1');
      await waitUntil('the reason', async () => (await fetchPart(url, 'redis'))?.reason === 'Redis is out of memory.');
      const response = await suggestSkills();
      expect([response.status, response.headers.has('retry-after')]).toEqual([503, true]);
      await redis.config('SET', 'maxmemory', '0');
      await fetchHealthyParts(url);
      expect((await suggestSkills()).status).toBe(200);
    } finally {
      redis.disconnect();
    }
  });

  it('one is degraded after FLUSHALL until its schedules are there again', async () => {
    const { url, env } = firstStack;
    const redis = new Redis(env['REDIS_URL'] ?? '');
    try {
      // Again and again, because the worker may create the schedules before the health is read.
      await waitUntil('the reason', async () => {
        await redis.flushall();
        return (await fetchPart(url, 'workers'))?.reason === 'The schedules of background work are missing.';
      });
      await fetchHealthyParts(url);
      expect(await redis.keys('bull:erasure:repeat')).toHaveLength(1);
    } finally {
      redis.disconnect();
    }
  });

  it('one warns about low disk space, and stops with the reason when a service exits too often', async () => {
    const { pids } = limitedStack;
    expect(limitedStack.output[0]).toMatch(
      /^Disk space is low: \d+ MB left in DATA_DIR\. Below 128 MB changes are refused\.$/,
    );
    expect(await fetchHealthyParts(limitedStack.url)).toMatchObject({ disk: { status: 'warning' } });
    process.kill(pids['query-api'] ?? 0, 'SIGKILL');
    while (limitedStack.pids['query-api'] === pids['query-api'])
      await new Promise((resolve) => setTimeout(resolve, 50));
    const pidsAfterRestart = limitedStack.pids;
    process.kill(pidsAfterRestart['query-api'] ?? 0, 'SIGKILL');
    expect(await limitedStack.waitForExit()).toBe(1);
    expect(limitedStack.output.join('\n')).toMatch(
      /query-api failed \(SIGKILL, after 1 restarts within 60 s\); last log lines:\n +\{/,
    );
    expect(Object.values(pidsAfterRestart).filter(isRunning)).toEqual([]);
  });
});
