import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody } from '@trackrecord/contracts';
import { TEST_SCALE } from '@trackrecord/platform/testing/test-scale';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import fc from 'fast-check';
import { type Account, asking, livesMarked, type Markers, markersOf } from '../marked-life.js';
import { OwnStack, runs } from '../own-stack.js';
import { type Document, type HostileRequest, hostileRequests } from './hostile-requests.js';
import { type Answered, type Cast, CUT_OFF, send } from './sending.js';

/** Number of requests, times TEST_SCALE. */
const REQUESTS = 400;
const AT_ONCE = 50;

/** The stack that the tests share, as `scripts/with-stack.mjs` started it. */
const sharedStack = {
  get url(): string {
    return testVariable('BASE_URL');
  },
  /** Process ids of its services, by name. */
  get pids(): Readonly<Record<string, number>> {
    const { pids } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as Pick<OwnStack, 'pids'>;
    return pids;
  },
};

let folder: string;
let stack: Pick<OwnStack, 'url' | 'pids'> = sharedStack;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  // A scaled-up run would hit the rate limits of the shared stack.
  if (TEST_SCALE <= 1) return;
  const many = '1000000';
  stack = await OwnStack.start(folder, 0, {
    CHECK_ANSWERS: '1',
    RATE_LIMIT_USER_RPS: many,
    RATE_LIMIT_IP_RPS: many,
    RATE_LIMIT_AI_PER_MINUTE: many,
    RATE_LIMIT_SKILL_DETECTION_PER_MINUTE: many,
    RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE: many,
    RATE_LIMIT_EXPORT_PER_MINUTE: many,
  });
}, 120_000);
afterAll(async () => {
  await OwnStack.endAll();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

interface Somebody {
  readonly account: Account;
  readonly marks: Markers;
}

async function somebody(name: string): Promise<Somebody> {
  const marks = markersOf(name);
  return { account: await livesMarked(stack.url, marks), marks };
}

/** Returns what is wrong with a response, if anything. */
function faultOf(
  { method, path }: HostileRequest,
  { status, body }: Answered,
  { foreign, isErased }: { readonly foreign: readonly string[]; readonly isErased: boolean },
): string | undefined {
  // An export is aborted when its owner deletes the account, so that it does not look complete.
  if (status === CUT_OFF) return isErased && path.includes('/export') ? undefined : 'truncated response';
  const text = body.toString('utf8');
  const leaked = foreign.find((mark) => text.includes(mark));
  if (leaked !== undefined) return `leaks data of another user: ${leaked}`;
  if (status >= 500 && status !== 503) return `${String(status)}: ${text.slice(0, 500)}`;
  if (status >= 400 && method !== 'HEAD' && text !== '' && !errorBody.safeParse(jsonOf(text)).success)
    return `unexpected error body: ${String(status)} ${text.slice(0, 300)}`;
  return /\bat \S+ \(?(file:|\/|node:)/.test(text) ? `leaks a stack trace: ${text.slice(0, 500)}` : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

it('survives hostile requests without 500s, data leaks between users or crashes', async () => {
  const document = (await (await fetch(`${stack.url}/api/openapi.json`)).json()) as Document;
  const victim = await somebody('victim');
  const erased = await somebody('erased');
  expect((await asking(stack.url, erased.account).send('DELETE', `profile/${erased.account.uid}`)).status).toBe(200);
  const profileOfVictim = async (): Promise<unknown> => {
    const answer = await asking(stack.url, victim.account).send('GET', `profile/${victim.account.uid}`);
    return (await answer.json()) as unknown;
  };
  const accomplice = await somebody('accomplice');
  const before = await profileOfVictim();
  const pids = { ...stack.pids };
  let asker = await somebody('asker');
  const seen = new Map<number, number>();

  const castOf = (): Cast => ({
    own: asker.account.uid,
    other: victim.account.uid,
    tokens: {
      own: asker.account.token,
      accomplice: accomplice.account.token,
      garbage: 'e30.e30.e30',
      erased: erased.account.token,
      none: undefined,
    },
  });
  /** The texts that a response must not contain: the victim's, and the sender's unless it is their own request. */
  const foreignTo = ({ token }: HostileRequest): readonly string[] => [
    ...Object.values(victim.marks),
    ...(token === 'own' ? [] : Object.values(asker.marks)),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(hostileRequests(document), { minLength: AT_ONCE, maxLength: AT_ONCE }),
      async (requests) => {
        const cast = castOf();
        const answers = await Promise.all(requests.map((request) => send(stack.url, request, cast)));
        const isErased = answers.some(({ status }, at) => requests[at]?.method === 'DELETE' && status === 200);
        for (const [at, answer] of answers.entries()) {
          const request = requests[at];
          if (!request) continue;
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
          const fault = faultOf(request, answer, { foreign: foreignTo(request), isErased });
          if (fault !== undefined) throw new Error(`${fault}\n${JSON.stringify(request).slice(0, 2_000)}`);
        }
        // Replace the sender if it deleted its own account.
        const { status } = await asking(stack.url, asker.account).send('GET', `profile/${asker.account.uid}`);
        if (status === 401) asker = await somebody('asker');
      },
    ),
    { numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true },
  );

  process.stdout.write(`responses by status: ${JSON.stringify(Object.fromEntries([...seen].sort()))}\n`);
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(REQUESTS);
  expect(seen.get(200)).toBeGreaterThan(REQUESTS / 20);
  expect((await fetch(`${stack.url}/api/health`)).status).toBe(200);
  expect(stack.pids).toEqual(pids);
  expect(Object.values(pids).every(runs)).toBe(true);
  expect(await profileOfVictim()).toEqual(before);
  const { account } = asker;
  const saved = await asking(stack.url, account).send('PATCH', `profile/skills/${account.uid}`, {
    skills: ['Weaving'],
  });
  expect([200, 404]).toContain(saved.status);
}, 1_200_000);
