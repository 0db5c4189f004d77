import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApplicationDetails, ApplicationList, ProfileHistory } from '@trackrecord/contracts';
import { readJson } from '@trackrecord/platform/testing/read-json';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { IsolatedStack } from './isolated-stack.js';

const DAY_MS = 86_400_000;
const EMAIL = 'nadia.kurian@example.com';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'));
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const readHistoryFile = (): string => readFileSync(join(folder, 'demo-history'), 'utf8');

/** Creates a function that reads from the API as the demo account. */
async function signIn(url: string) {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: 'trackrecord', returnSecureToken: true }),
  });
  const { localId: uid, idToken } = await readJson<{ localId: string; idToken: string }>(response);
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  const request = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(url + path, { ...options, headers: { ...headers, ...(options.headers as Record<string, string>) } });
  return { uid, request };
}

it('writes six weeks of history, continues after it was killed, and accepts no other past time', async () => {
  const env = { DEMO_HISTORY: '1' };
  let stack = await IsolatedStack.start(folder, 0, env);
  let { uid, request } = await signIn(stack.url);
  const fetchApplications = async (): Promise<ApplicationList> => readJson(await request(`/api/applications/${uid}`));
  await waitUntil('the first applications', async () => (await fetchApplications()).items.length > 2);
  await stack.stop('SIGKILL');

  stack = await IsolatedStack.start(folder, 0, env);
  ({ uid, request } = await signIn(stack.url));
  await waitUntil('the whole history', () => readHistoryFile() === 'done');
  const now = Date.now();
  await waitUntil('the saved events', async () => (await fetchApplications()).savedEvents.length === 2);
  const { items, hiddenPostings } = await fetchApplications();
  const titles = items.map(({ posting: { title, company } }) => `${title}, ${company}`);
  expect([items.length, new Set(titles).size, hiddenPostings.length]).toEqual([10, 10, 3]);
  expect(new Set(items.map(({ moves }) => moves.at(-1)?.stage))).toEqual(
    new Set(['saved', 'applied', 'interviewing', 'offer', 'closed']),
  );
  const sentTimes: number[] = [];
  for (const { id } of items) {
    const { application } = await readJson<ApplicationDetails>(await request(`/api/applications/${uid}/${id}`));
    if (application.sent) sentTimes.push(now - Date.parse(application.sent.at));
  }
  expect([sentTimes.length, Math.min(...sentTimes) > 9 * DAY_MS]).toEqual([3, true]);

  const history = await readJson<ProfileHistory>(await request(`/api/profile/${uid}/history`));
  expect(now - Date.parse(history.items.at(-1)?.at ?? '')).toBeGreaterThan(42 * DAY_MS);
  expect(now - Date.parse(history.items[0]?.at ?? '')).toBeGreaterThan(12 * DAY_MS);

  const past = new Date(now - DAY_MS).toISOString();
  const saved = await request(`/api/profile/${uid}/skills`, {
    method: 'PUT',
    headers: { 'x-demo-time': past, 'x-demo-key': 'guessed' },
    body: JSON.stringify({ skills: ['Go'] }),
  });
  const revision = saved.headers.get('etag')?.replaceAll('"', '') ?? '';
  const newHistory = await readJson<ProfileHistory>(
    await request(`/api/profile/${uid}/history`, { headers: { 'x-min-revision': revision } }),
  );
  expect(Date.parse(newHistory.items[0]?.at ?? '')).toBeGreaterThanOrEqual(now - 1_000);
});
