import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody, searchResult, sessionOpened, timeline, type TimelineItem } from '@trackrecord/contracts';
import { connectRedis, createLogger, sleep } from '@trackrecord/platform';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import { type Account, authenticate, createApiClient, createCanaryUser, createMarkers } from './canary-user.js';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { findTexts, listFiles } from './scan-files.js';

const SUPPORT = { email: 'owen.price@example.com', password: 'trackrecord' };
/** More saves at once than the limit of a user permits. */
const BURST_COUNT = 100;

const folder = mkdtempSync(join(tmpdir(), 'staff-reads-'));
const markers = createMarkers('person');
let stack: IsolatedStack;
let person: Account;
let support: Account;
let sessionId: string;
beforeAll(async () => {
  stack = await IsolatedStack.start(folder, 0, { ...NO_FEEDS, CHECK_ANSWERS: '1', RATE_LIMIT_USER_RPS: '10' });
  person = await createCanaryUser(stack.url, markers);
  support = await signInAsSupport();
  const reason = { basis: 'ticket', purpose: 'save-failed', reason: 'Saving the skills failed.', ticket: 'SUP-1' };
  const opened = await send(support, 'POST', `${personPath()}/sessions`, reason);
  ({ sessionId } = sessionOpened.parse(await opened.json()));
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

async function signInAsSupport(): Promise<Account> {
  const account = await authenticate('signInWithPassword', stack.url, SUPPORT);
  if (!account) throw new Error('the demo account of support cannot sign in');
  return account;
}

const personPath = () => `support/people/${person.uid}`;
const send = (account: Account, ...request: Parameters<ReturnType<typeof createApiClient>['send']>) =>
  createApiClient(stack.url, account).send(...request);
const readContent = (path: string) =>
  send(support, 'GET', `${personPath()}/${path}`, undefined, { 'x-access-session': sessionId });
const search = async (body: object) =>
  searchResult.parse(await (await send(support, 'POST', 'support/searches', body)).json());

type RequestItem = Extract<TimelineItem, { kind: 'request' }>;

/** Reads failed requests until there are some with these statuses: the activity log is written after the response. */
const readFailures = (statuses: readonly number[]): Promise<readonly RequestItem[]> =>
  waitFor(`failed requests with the statuses ${statuses.join(', ')}`, async () => {
    const { items } = timeline.parse(await (await readContent('timeline?kinds=request')).json());
    const requests = items.filter((item) => item.kind === 'request');
    const isComplete = statuses.every((status) => requests.some((request) => request.status === status));
    return isComplete ? requests : undefined;
  });

/** Saves skills, and returns the status and what the client shows if the save is refused. */
async function saveSkills(body: object, headers: Readonly<Record<string, string>> = {}) {
  const requestId = randomUUID();
  const requestHeaders = { 'x-request-id': requestId, ...headers };
  const response = await send(person, 'PATCH', `profile/skills/${person.uid}`, body, requestHeaders);
  const { data: errorResponse } = errorBody.safeParse(await response.json());
  return { requestId, status: response.status, code: errorResponse?.code, message: errorResponse?.message };
}

it('shows why saves were refused: edited elsewhere, invalid, and limited', async () => {
  const refusedSaves = [
    await saveSkills({ skills: ['Go'] }, { 'if-match': '"0"' }),
    await saveSkills({ skills: 'no list' }),
    ...(await Promise.all(Array.from({ length: BURST_COUNT }, () => saveSkills({ skills: 'no list' })))),
  ];
  expect(new Set(refusedSaves.map(({ status }) => status))).toEqual(new Set([412, 400, 429]));
  await sleep(1_000); // The limit of requests counts seconds.

  const failures = await readFailures([412, 400, 429]);
  for (const status of [412, 400, 429]) {
    const item = failures.find((failure) => failure.status === status);
    const refusedSave = refusedSaves.find(({ requestId }) => requestId === item?.requestId);
    expect([item?.code, item?.sentence]).toEqual([refusedSave?.code, refusedSave?.message]);
    expect(item?.route).toBe('PATCH /api/profile/skills/{uid}');
    expect(await search({ number: refusedSave?.requestId })).toEqual({ found: true, uid: person.uid });
    expect(await search({ code: refusedSave?.requestId.slice(0, 8) })).toEqual({ found: true, uid: person.uid });
  }
  expect(await search({ number: randomUUID() })).toEqual({ found: false });
});

it('returns a bundle without anything that the person entered', async () => {
  const response = await readContent('bundle');
  expect(response.headers.get('content-type')).toContain('text/markdown');
  const text = await response.text();
  expect(text).toContain('ExperienceAdded');
  for (const marker of [...Object.values(markers), person.uid]) expect(text).not.toContain(marker);
});

it('stores no email address that staff search for, and no uid or session of staff in Redis keys', async () => {
  const unknownEmail = `unknown-${randomUUID()}@example.com`;
  expect(await search({ email: unknownEmail })).toEqual({ found: false });
  expect(await search({ email: markers.email })).toEqual({ found: true, uid: person.uid });
  const redis = connectRedis(String(stack.env['REDIS_URL']), createLogger('test', 'silent'));
  try {
    const keys = (await redis.keys('*')).join('\n');
    expect(keys).toContain('limit-lookups');
    for (const secret of [unknownEmail, markers.email, support.uid, sessionId]) expect(keys).not.toContain(secret);
  } finally {
    redis.disconnect();
  }
  const metrics = await (await fetch(new URL('/metrics', stack.env['COMMAND_API_URL']))).text();
  expect(metrics).toContain('http_request');
  for (const secret of [unknownEmail, markers.email, person.uid, sessionId]) expect(metrics).not.toContain(secret);

  const isAccountFile = (path: string) => path.slice(folder.length).includes('accounts');
  const files = [...listFiles(folder)];
  expect(findTexts(files, [unknownEmail])).toEqual([]);
  expect(
    findTexts(
      files.filter((path) => !isAccountFile(path)),
      [markers.email],
    ),
  ).toEqual([]);
  expect(findTexts(files.filter(isAccountFile), [markers.email]).length).toBeGreaterThan(0);
});

it('refuses staff reads with 503 while the event store is suspended and cannot record them', async () => {
  const eventStore = stack.pids['event store'];
  if (eventStore === undefined) throw new Error('no event store');
  await readContent('profile');
  process.kill(eventStore, 'SIGSTOP');
  try {
    const response = await readContent('onboarding');
    const text = await response.text();
    expect([response.status, errorBody.parse(JSON.parse(text)).code]).toEqual([503, 'access-not-recorded']);
    for (const marker of Object.values(markers)) expect(text).not.toContain(marker);
  } finally {
    process.kill(eventStore, 'SIGCONT');
  }
});
