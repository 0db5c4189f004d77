import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { operationsOverview, profileStream, viewCheck } from '@trackrecord/contracts';
import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import { waitFor, waitUntil, waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import { alterView } from './alter-view.js';
import { authenticate, createApiClient } from './canary-user.js';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { createOperatorApi } from './operator-api.js';
import { profileView, saveWithApi } from './save-with-api.js';
import { createMember } from './test-users.js';

const DEVELOPER = 'dina.farouk@example.com';

let folder: string;
let stack: IsolatedStack;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verify-views-'));
  stack = await IsolatedStack.start(folder, 0, { ...NO_FEEDS, VIEW_CHECK_SECONDS: '1' });
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Signs in as the developer of the demo. */
async function signInAsDeveloper() {
  const account = await authenticate('signInWithPassword', stack.url, { email: DEVELOPER, password: 'trackrecord' });
  if (!account) throw new Error('the developer of the demo cannot sign in');
  return account;
}

async function readMetric(service: string, line: RegExp): Promise<number> {
  const log = readFileSync(join(folder, 'logs', `${service}.log`), 'utf8');
  const port = [...log.matchAll(/"ready":true,"port":(\d+)/g)].at(-1)?.[1] ?? '';
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(
    metrics
      .split('\n')
      .find((text) => line.test(text))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );
}

it('finds a view that was altered in the database, shows it in Operations, and forgets it after a rebuild', async () => {
  const member = await createMember(stack.url, { firstName: 'Ida', lastName: 'Rhodes' });
  await saveWithApi(stack.url, member, {
    method: 'PUT',
    path: `/api/profile/${member.uid}/skills`,
    body: { skills: ['Weaving', 'Spinning'] },
    view: profileView(member),
  });
  const developer = createApiClient(stack.url, await signInAsDeveloper());
  const check = async () => {
    const response = await developer.send('GET', `streams/views/profile/${profileStream(member.uid)}`);
    return viewCheck.parse(await response.json());
  };
  expect(await check()).toMatchObject({ isSame: true, differing: [], problem: null });
  await waitUntil('views are checked', async () => (await readMetric('projector', /^checked_views_total.*same/)) > 0);

  await alterView(stack.env, { collection: 'profile-views', uid: member.uid }, (view) => ({
    ...view,
    skills: ['Weaving', 'Zanzibar marker'],
  }));
  expect(await check()).toMatchObject({ isSame: false, differing: ['skills[1]'] });
  const { read, readProjection } = await createOperatorApi(stack.url);
  await waitUntil('the mismatch is found', async () => (await readProjection('profile')).mismatched === 1);
  const { problems } = operationsOverview.parse(await read('overview'));
  expect(problems).toContainEqual({ kind: 'mismatch', projection: 'profile', count: 1 });
  expect(await readMetric('projector', /^mismatched_views\{.*"profile"/)).toBe(1);
  const projectorLog = readFileSync(join(folder, 'logs', 'projector.log'), 'utf8');
  expect(projectorLog).toContain('"differing":["skills[1]"]');
  expect(projectorLog).not.toContain('Zanzibar');

  const operator = await authenticate('signInWithPassword', stack.url, {
    email: 'omar.haddad@example.com',
    password: 'trackrecord',
  });
  const { send } = createApiClient(stack.url, operator ?? (await signInAsDeveloper()));
  const response = await send('POST', 'operations/projections/profile/rebuilds', { reason: 'A view differs.' });
  expect(response.status).toBe(202);
  await waitUntil('it is rebuilt', async () => (await readProjection('profile')).rebuild?.state === 'done');
  expect((await readProjection('profile')).mismatched).toBe(0);
  await waitUntilPasses(async () => expect(await check()).toMatchObject({ isSame: true }));
  expect(await readMetric('projector', /^mismatched_views\{.*"profile"/)).toBe(0);
});

/** A tail that is read as the client reads it. */
async function openTail(token: string, lastEventId?: string) {
  const controller = new AbortController();
  const response = await fetch(`${stack.url}/api/streams/tail?category=profile`, {
    headers: { ...authHeaders({ token }), ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    signal: controller.signal,
  });
  const tail = { text: '', isEnded: false, close: () => controller.abort() };
  void (async () => {
    try {
      for await (const chunk of response.body ?? []) tail.text += Buffer.from(chunk as Uint8Array).toString();
    } catch {
      // Cut off.
    }
    tail.isEnded = true;
  })();
  await waitUntil('the start', () => tail.text.includes('event: start'));
  return tail;
}

const getIds = ({ text }: { readonly text: string }): readonly string[] =>
  [...text.matchAll(/(?:^|\n\n)id: (\d+)\ndata/g)].map(([, id = '']) => id);

it('continues a tail that a restart of the gateway cut, and ends it when the role is revoked', async () => {
  const member = await createMember(stack.url, { firstName: 'Ada', lastName: 'King' });
  const saveSkill = (skill: string) =>
    saveWithApi(stack.url, member, {
      method: 'PUT',
      path: `/api/profile/${member.uid}/skills`,
      body: { skills: [skill] },
      view: profileView(member),
    });
  const { token } = await signInAsDeveloper();
  const first = await openTail(token);
  await saveSkill('Weaving');
  const lastId = await waitFor('an event', () => getIds(first).at(-1));
  process.kill(stack.pids['gateway'] ?? 0, 'SIGKILL');
  await waitUntil('the tail is cut', () => first.isEnded);
  await waitUntil('the gateway runs again', () =>
    fetch(`${stack.url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  await saveSkill('Spinning');
  const seen = new Set(getIds(first));
  const second = await openTail(token, lastId);
  await saveSkill('Dyeing');
  await waitUntil('two further events', () => getIds(second).length >= 2);
  expect(getIds(second).some((id) => seen.has(id))).toBe(false);
  expect(new Set(getIds(second)).size).toBe(getIds(second).length);

  const env = { ...process.env, ...stack.env, DATA_DIR: folder };
  execFileSync(process.execPath, [resolve(__dirname, '../../scripts/staff.mjs'), 'revoke', DEVELOPER], { env });
  await waitUntil('the tail ends', () => second.isEnded);
  expect(second.text).toContain('event: end\ndata: {"reason":"revoked"}');
});
