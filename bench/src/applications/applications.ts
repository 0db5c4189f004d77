import { APPLICATION_LIMITS, applicationSaved, STAGES } from '@trackrecord/contracts';
import { authHeaders, signUp } from '@trackrecord/platform/testing/test-stack';
import { getApiUrl } from '../cv/bench-user.js';
import { HttpClient } from '../http-client.js';
import { computePercentiles } from '../load.js';
import { type Bench, createTimeRatio, type Figure } from '../runner/figure.js';

const FEW = 10;
const MANY = 1_000;
const MOVE_COUNT = 200;
const SHORT_MOVE_COUNT = 60;
const TEXT = 'Run the services that hold and release seats for 40 airlines. '.repeat(50);

type Send = (method: string, path: string, body?: unknown, revision?: number) => Promise<unknown>;

/** A user with applications. */
interface Applicant {
  readonly send: Send;
  readonly ids: readonly string[];
}

/**
 * Measures the board of a user with 1,000 applications through the gateway: one move, and the list that the board shows
 * after it, at least at the revision of the move. Compared with a user who has 10.
 */
export const benchApplications: Bench = async ({ isShort }) => {
  const http = new HttpClient(1);
  const moveCount = isShort ? SHORT_MOVE_COUNT : MOVE_COUNT;
  try {
    const few = await createApplicant(http, FEW);
    const many = await createApplicant(http, MANY);
    // Interleaved, so that other load on the machine affects both.
    const times = {
      few: { moveTimes: [] as number[], listTimes: [] as number[] },
      many: { moveTimes: [] as number[], listTimes: [] as number[] },
    };
    for (let n = 0; n < moveCount; n += 1) {
      for (const [name, applicant] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const { moveMs, listMs } = await moveAndList(applicant, n);
        times[name].moveTimes.push(moveMs);
        times[name].listTimes.push(listMs);
      }
    }
    return [
      ...reportTimes('one move', times.many.moveTimes, times.few.moveTimes),
      ...reportTimes('the board after a move', times.many.listTimes, times.few.listTimes),
    ];
  } finally {
    http.close();
  }
};

async function createApplicant(http: HttpClient, count: number): Promise<Applicant> {
  const { uid, token } = await signUp();
  const send: Send = (method, path, body, revision) => {
    const headers = {
      ...authHeaders({ token }),
      ...(revision !== undefined && { 'x-min-revision': String(revision) }),
    };
    return http.send(method, getApiUrl(`/applications/${uid}${path}`), headers, body);
  };
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const posting = {
      title: `Engineer ${String(n)}`,
      company: 'Kestrel Labs',
      location: 'Dubai',
      url: `https://kestrel.example/jobs/${String(n)}`,
    };
    const text = TEXT.slice(0, APPLICATION_LIMITS.postingTextLength);
    const added = await send('POST', '', { posting, text, source: 'typed', stage: STAGES[n % STAGES.length] });
    ids.push(applicationSaved.parse(added).application.id);
  }
  return { send, ids };
}

/** Moves one application to another stage, and then reads the list at the new revision. */
async function moveAndList({ send, ids }: Applicant, n: number) {
  const id = ids[n % ids.length] ?? '';
  // Every move changes the stage: it is neither the stage at the start nor that of the last move of this application.
  const stage = STAGES[(n + 1 + Math.floor(n / ids.length)) % STAGES.length];
  const startedAt = performance.now();
  const { revision } = applicationSaved.parse(await send('POST', `/${id}/moves`, { stage }));
  const movedAt = performance.now();
  await send('GET', '', undefined, revision);
  return { moveMs: movedAt - startedAt, listMs: performance.now() - movedAt };
}

/** Prints the times (ms) of both users, and returns their figures. */
function reportTimes(name: string, many: readonly number[], few: readonly number[]): readonly Figure[] {
  const [of1000, of10] = [computePercentiles(many), computePercentiles(few)];
  console.log(
    `${name}: ${String(MANY)} applications p50 ${of1000.p50.toFixed(1)} ms, p95 ${of1000.p95.toFixed(1)} ms; ${String(FEW)} applications p50 ${of10.p50.toFixed(1)} ms, p95 ${of10.p95.toFixed(1)} ms`,
  );
  return [
    { name: `${name}, 1,000 applications, p95`, value: of1000.p95, unit: 'ms' },
    createTimeRatio(`${name}, 1,000 / 10 applications, p50`, of1000.p50 / of10.p50),
  ];
}
