import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorBody } from '@trackrecord/contracts';
import { TEST_SCALE } from '@trackrecord/platform/testing/test-scale';
import fc from 'fast-check';
import { type Account, asking, livesMarked } from '../marked-life.js';
import { type Markers, markersOf } from '../markers.js';
import { OwnStack, runs } from '../own-stack.js';
import { sharedStack } from '../shared-stack.js';
import { type Document, type HostileRequest, hostileRequests } from './hostile-requests.js';
import { type Answered, type Cast, CUT_OFF, send } from './sending.js';

/** Times TEST_SCALE. */
const REQUESTS = 400;
const AT_ONCE = 50;

let folder: string;
let stack: Pick<OwnStack, 'url' | 'pids'> = sharedStack;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  // Many requests would soon be refused by the limits of the shared stack, and would test nothing else.
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

/** What is wrong with an answer, if anything. */
function faultOf(
  { method, path }: HostileRequest,
  { status, body }: Answered,
  { foreign, isErased }: { readonly foreign: readonly string[]; readonly isErased: boolean },
): string | undefined {
  // Data that is being downloaded while its owner erases it is cut off, so that nobody takes it for whole.
  if (status === CUT_OFF) return isErased && path.includes('/export') ? undefined : 'it was cut off';
  const text = body.toString('utf8');
  const leaked = foreign.find((mark) => text.includes(mark));
  if (leaked !== undefined) return `it tells of somebody else: ${leaked}`;
  if (status >= 500 && status !== 503) return `${String(status)}: ${text.slice(0, 500)}`;
  if (status >= 400 && method !== 'HEAD' && text !== '' && !errorBody.safeParse(jsonOf(text)).success)
    return `an error of another shape: ${String(status)} ${text.slice(0, 300)}`;
  return /\bat \S+ \(?(file:|\/|node:)/.test(text) ? `a stack: ${text.slice(0, 500)}` : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

it('whatever is asked of the API, nothing breaks, nobody is told of others, and all goes on', async () => {
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
  /** What somebody must not be told: of the victim nobody anything, of the asker nobody else. */
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
        // Whoever deleted their own account makes room for the next.
        const { status } = await asking(stack.url, asker.account).send('GET', `profile/${asker.account.uid}`);
        if (status === 401) asker = await somebody('asker');
      },
    ),
    { numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true },
  );

  process.stdout.write(`answers by status: ${JSON.stringify(Object.fromEntries([...seen].sort()))}\n`);
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
