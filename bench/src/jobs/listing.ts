import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { authHeaders, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { BenchUser } from '../cv/bench-user.js';
import type { HttpClient } from '../http-client.js';
import { formatLoad, type Load, measureLoad, getMedianLoad } from '../load.js';
import { type Figure, createTimeRatio } from '../runner/figure.js';
import { type DirectList, MAX_COPIED_JOBS } from './direct-list.js';
import { type ListQuery, toQueryString, WITH_FILTERS, WITHOUT_FILTERS } from './list-queries.js';
import { readUsage } from './service-usage.js';

const DURATION_MS = 3_000;
const SHORT_DURATION_MS = 700;
/** Rounds are interleaved and the median counts, so that other load on the machine affects all contenders. */
const ROUNDS = 3;
/** Numbers of concurrent requests. Direct queries run sequentially only, because they are slow. */
export const [SEQUENTIAL, CONCURRENT] = [1, 64] as const;

interface ListingContext {
  readonly http: HttpClient;
  readonly queryApi: string;
  readonly users: readonly BenchUser[];
  readonly directList: DirectList;
}

type Work = (workerIndex: number, callIndex: number) => Promise<unknown>;

interface Contender {
  readonly name: string;
  readonly work: Work;
}

/** A list call and the MongoDB query that it is compared with. */
interface ListCall extends Contender {
  readonly baseline: 'withoutFilters' | 'withFilters';
}

/** Measures both list calls with and without filters, compared with MongoDB alone and authentication alone. */
export async function measureListing(context: ListingContext, isShort: boolean): Promise<readonly Figure[]> {
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  try {
    const token = context.users[0]?.token ?? '';
    const authentication = { name: 'authentication alone', work: () => firebase.verify(token) };
    const listCalls = createListCalls(context);
    const copiedJobsLabel = `≤ ${String(MAX_COPIED_JOBS)} jobs`;
    const baselines = {
      withoutFilters: {
        name: `MongoDB alone, ${copiedJobsLabel}, without filters`,
        work: createDirectQuery(context, WITHOUT_FILTERS),
      },
      withFilters: {
        name: `MongoDB alone, ${copiedJobsLabel}, with filters`,
        work: createDirectQuery(context, WITH_FILTERS),
      },
    };
    const contenders = [...listCalls, authentication, ...Object.values(baselines)];
    const sequentialLoads = await compare(contenders, SEQUENTIAL, isShort ? SHORT_DURATION_MS : DURATION_MS);
    if (!isShort) await compare([...listCalls, authentication], CONCURRENT, DURATION_MS);
    const getP50 = (name: string) => sequentialLoads.get(name)?.p50 ?? Number.NaN;
    return listCalls.flatMap(({ name, baseline }): Figure[] => [
      createTimeRatio(`${name} / MongoDB alone`, getP50(name) / getP50(baselines[baseline].name)),
      { name: `${name}, p50`, value: getP50(name), unit: 'ms' },
    ]);
  } finally {
    await firebase.close();
  }
}

function createListCalls({ http, queryApi, users }: ListingContext): readonly ListCall[] {
  const createWork = (path: (user: BenchUser) => string, queries: readonly ListQuery[]): Work => {
    const queryStrings = queries.map(toQueryString);
    return (workerIndex, callIndex) => {
      const user = users[(workerIndex + callIndex) % users.length];
      if (!user) throw new RangeError('no users');
      // Concurrent workers start at different queries.
      const query = queryStrings[(workerIndex * 7 + callIndex) % queryStrings.length] ?? '';
      return http.send('GET', `${queryApi}/api/jobs/${path(user)}?${query}`, authHeaders(user));
    };
  };
  const paths = { 'GET /jobs/user/{uid}': ({ uid }: BenchUser) => `user/${uid}`, 'GET /jobs/allJobs': () => 'allJobs' };
  return Object.entries(paths).flatMap(([name, path]): ListCall[] => [
    { name: `${name}, without filters`, work: createWork(path, WITHOUT_FILTERS), baseline: 'withoutFilters' },
    { name: `${name}, with filters`, work: createWork(path, WITH_FILTERS), baseline: 'withFilters' },
  ]);
}

const createDirectQuery =
  ({ directList }: ListingContext, queries: readonly ListQuery[]): Work =>
  (_, callIndex) => {
    const query = queries[callIndex % queries.length];
    return query ? directList.queryPage(query) : Promise.resolve();
  };

interface Round {
  readonly name: string;
  readonly load: Load;
  /** CPU time of the query API per response (ms), which depends little on other load on the machine. */
  readonly cpuMs: number;
}

async function runRound({ name, work }: Contender, concurrency: number, durationMs: number): Promise<Round> {
  let responses = 0;
  const usageBefore = await readUsage('query-api');
  const load = await measureLoad(concurrency, durationMs, async (workerIndex, callIndex) => {
    await work(workerIndex, callIndex);
    responses += 1;
  });
  const usageAfter = await readUsage('query-api');
  return { name, load, cpuMs: (usageAfter.cpuMs - usageBefore.cpuMs) / responses };
}

/** Prints and returns the median load of each contender, by name. */
async function compare(
  contenders: readonly Contender[],
  concurrency: number,
  durationMs: number,
): Promise<ReadonlyMap<string, Load>> {
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const contender of contenders) rounds.push(await runRound(contender, concurrency, durationMs));
  }
  console.log(`\n${String(concurrency)} in flight`);
  const loads = contenders.map(({ name }): readonly [string, Load] => {
    const contenderRounds = rounds.filter((round) => round.name === name);
    const load = getMedianLoad(contenderRounds.map((round) => round.load));
    const cpuMs = Math.min(...contenderRounds.map((round) => round.cpuMs));
    console.log(formatLoad(name, load, `query API: ${cpuMs.toFixed(1)} ms CPU per response`));
    return [name, load];
  });
  return new Map(loads);
}
