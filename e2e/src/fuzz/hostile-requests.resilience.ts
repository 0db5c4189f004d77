import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody, sessionOpened, type StaffRole } from '@trackrecord/contracts';
import { isRunning } from '@trackrecord/platform/testing/processes';
import { TEST_SCALE } from '@trackrecord/platform/testing/test-scale';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import fc from 'fast-check';
import {
  type Account,
  authenticate,
  createApiClient,
  createCanaryUser,
  createMarkers,
  type Markers,
} from '../canary-user.js';
import { IsolatedStack } from '../isolated-stack.js';
import { type HostileRequest, generateRequests, type OpenApiDocument, type Token } from './hostile-requests.js';
import { type Actors, type FuzzResponse, sendRequest, TRUNCATED } from './send-request.js';

/** Number of requests, times TEST_SCALE. */
const MIN_REQUESTS = 400;
const CONCURRENCY = 50;

/** The stack that `scripts/with-stack.mjs` started for all tests. */
const sharedStack = {
  get url(): string {
    return testVariable('BASE_URL');
  },
  /** Process ids of its services, by name. */
  get pids(): Readonly<Record<string, number>> {
    const { pids } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as Pick<IsolatedStack, 'pids'>;
    return pids;
  },
};

let folder: string;
let stack: Pick<IsolatedStack, 'url' | 'pids'> = sharedStack;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  // A scaled-up run would hit the rate limits of the shared stack.
  if (TEST_SCALE <= 1) return;
  const unlimited = '1000000';
  stack = await IsolatedStack.start(folder, 0, {
    CHECK_ANSWERS: '1',
    RATE_LIMIT_USER_RPS: unlimited,
    RATE_LIMIT_IP_RPS: unlimited,
    RATE_LIMIT_AI_PER_MINUTE: unlimited,
    RATE_LIMIT_SKILL_DETECTION_PER_MINUTE: unlimited,
    RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE: unlimited,
    RATE_LIMIT_EXPORT_PER_MINUTE: unlimited,
  });
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

interface FuzzUser {
  readonly account: Account;
  readonly markers: Markers;
}

async function createUser(name: string): Promise<FuzzUser> {
  const markers = createMarkers(name);
  return { account: await createCanaryUser(stack.url, markers), markers };
}

/** The demo accounts of staff. */
const DEMO_STAFF = {
  support: 'owen.price@example.com',
  operator: 'omar.haddad@example.com',
  developer: 'dina.farouk@example.com',
  auditor: 'ada.lind@example.com',
} as const satisfies Record<StaffRole, string>;

/** Signs in as the demo account with a role. */
async function signInAsStaff(role: StaffRole): Promise<Account> {
  const credentials = { email: DEMO_STAFF[role], password: 'trackrecord' };
  const account = await authenticate('signInWithPassword', stack.url, credentials);
  if (!account) throw new Error(`the demo account of ${role} cannot sign in`);
  return account;
}

/** Opens an access session of support to a user, and returns its id. */
async function openSession(support: Account, { account: { uid } }: FuzzUser): Promise<string> {
  const body = { basis: 'ticket', purpose: 'abuse', reason: 'Sends hostile requests.', ticket: 'FUZZ-1' };
  const response = await createApiClient(stack.url, support).send('POST', `support/people/${uid}/sessions`, body);
  return sessionOpened.parse(await response.json()).sessionId;
}

/** Returns an error message if a response is invalid or leaks data. */
function findError(
  { method, path }: HostileRequest,
  { status, body }: FuzzResponse,
  { forbiddenTexts, isErased }: { readonly forbiddenTexts: readonly string[]; readonly isErased: boolean },
): string | undefined {
  // An export is aborted when its owner deletes the account, so that it does not look complete.
  if (status === TRUNCATED) return isErased && path.includes('/export') ? undefined : 'truncated response';
  const text = body.toString('utf8');
  const leakedText = forbiddenTexts.find((forbidden) => text.includes(forbidden));
  if (leakedText !== undefined) return `leaks data of another user: ${leakedText}`;
  if (status >= 500 && status !== 503) return `${String(status)}: ${text.slice(0, 500)}`;
  if (status >= 400 && method !== 'HEAD' && text !== '' && !errorBody.safeParse(parseJson(text)).success)
    return `unexpected error body: ${String(status)} ${text.slice(0, 300)}`;
  return /\bat \S+ \(?(file:|\/|node:)/.test(text) ? `leaks a stack trace: ${text.slice(0, 500)}` : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Erases a user. If that takes long, the queue finishes it, but the account is closed. */
async function eraseUser(account: Account): Promise<void> {
  const response = await createApiClient(stack.url, account).send('DELETE', `profile/${account.uid}`);
  if (response.ok) return;
  expect(await response.json()).toMatchObject({ code: 'erasure-underway' });
}

it('survives hostile requests without 500s, data leaks between users or crashes', async () => {
  const document = (await (await fetch(`${stack.url}/api/openapi.json`)).json()) as OpenApiDocument;
  const victim = await createUser('victim');
  const erasedUser = await createUser('erased');
  await eraseUser(erasedUser.account);
  const fetchVictimProfile = async (): Promise<unknown> => {
    const response = await createApiClient(stack.url, victim.account).send('GET', `profile/${victim.account.uid}`);
    return (await response.json()) as unknown;
  };
  const accomplice = await createUser('accomplice');
  const [support, operator, developer, auditor] = await Promise.all([
    signInAsStaff('support'),
    signInAsStaff('operator'),
    signInAsStaff('developer'),
    signInAsStaff('auditor'),
  ]);
  const profileBefore = await fetchVictimProfile();
  const pids = { ...stack.pids };
  let sender = await createUser('sender');
  let sessionId = await openSession(support, sender);
  let isErased = false;
  const statusCounts = new Map<number, number>();

  const getActors = (): Actors => ({
    senderUid: sender.account.uid,
    victimUid: victim.account.uid,
    sessionId,
    tokens: {
      sender: sender.account.token,
      accomplice: accomplice.account.token,
      support: support.token,
      operator: operator.token,
      developer: developer.token,
      auditor: auditor.token,
      invalid: 'e30.e30.e30',
      erased: erasedUser.account.token,
      none: undefined,
    },
  });
  /** Senders and support, which has an access session, may see the texts of the sender. */
  const canReadSender = (token: Token): boolean => token === 'sender' || token === 'support';
  /** Returns the texts that a response must not contain: the victim's, and the sender's for everybody else. */
  const getForbiddenTexts = ({ token }: HostileRequest): readonly string[] => [
    ...Object.values(victim.markers),
    ...(canReadSender(token) ? [] : Object.values(sender.markers)),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(generateRequests(document), { minLength: CONCURRENCY, maxLength: CONCURRENCY }),
      async (requests) => {
        const actors = getActors();
        const responses = await Promise.all(requests.map((request) => sendRequest(stack.url, request, actors)));
        // An erasure that answers 503 continues in the background.
        isErased ||= responses.some(
          ({ status }, index) => requests[index]?.method === 'DELETE' && [200, 503].includes(status),
        );
        for (const [index, response] of responses.entries()) {
          const request = requests[index];
          if (!request) continue;
          statusCounts.set(response.status, (statusCounts.get(response.status) ?? 0) + 1);
          const error = findError(request, response, { forbiddenTexts: getForbiddenTexts(request), isErased });
          if (error !== undefined) throw new Error(`${error}\n${JSON.stringify(request).slice(0, 2_000)}`);
        }
        // Replace the sender if it deleted its own account.
        const { status } = await createApiClient(stack.url, sender.account).send(
          'GET',
          `profile/${sender.account.uid}`,
        );
        if (status !== 401) return;
        sender = await createUser('sender');
        isErased = false;
        sessionId = await openSession(support, sender);
      },
    ),
    { numRuns: Math.ceil(MIN_REQUESTS / CONCURRENCY), endOnFailure: true },
  );

  process.stdout.write(`responses by status: ${JSON.stringify(Object.fromEntries([...statusCounts].sort()))}\n`);
  expect([...statusCounts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(MIN_REQUESTS);
  expect(statusCounts.get(200)).toBeGreaterThan(MIN_REQUESTS / 20);
  expect((await fetch(`${stack.url}/api/health`)).status).toBe(200);
  expect(stack.pids).toEqual(pids);
  expect(Object.values(pids).every(isRunning)).toBe(true);
  expect(await fetchVictimProfile()).toEqual(profileBefore);
  // The sender may have requested to be erased, which may finish at any time; another user can still save.
  const { account } = accomplice;
  const skills = { skills: ['Weaving'] };
  const saved = await createApiClient(stack.url, account).send('PATCH', `profile/skills/${account.uid}`, skills);
  expect(saved.status).toBe(200);
}, 1_200_000);
