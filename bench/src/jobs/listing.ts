import { connectFirebase } from '@trackrecord/platform';
import { as, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Person } from '../cv/person.js';
import type { HttpClient } from '../http-client.js';
import { type Load, load, median, row } from '../load.js';
import { type Figure, timeRatio } from '../runner/figure.js';
import { type DirectList, MOST_COPIED } from './direct-list.js';
import { addressOf, type ListQuery, WITH_FILTERS, WITHOUT_FILTERS } from './list-queries.js';
import { usageOf } from './stack-parts.js';

const DURATION = 3_000;
const SHORT_DURATION = 700;
/** Rounds are interleaved and the median counts, so that other load on the machine affects all contenders. */
const ROUNDS = 3;
/** Numbers of concurrent requests. The database is queried by one only, because it is slow. */
export const [ALONE, MANY] = [1, 64] as const;

interface Asked {
  readonly http: HttpClient;
  readonly queryApi: string;
  readonly people: readonly Person[];
  readonly direct: DirectList;
}

type Work = (worker: number, n: number) => Promise<unknown>;

interface Contender {
  readonly name: string;
  readonly work: Work;
}

/** A list call and the MongoDB query that it is compared with. */
interface ListCall extends Contender {
  readonly peer: 'withoutFilters' | 'withFilters';
}

/** Measures both list calls with and without filters, compared with MongoDB alone and authentication alone. */
export async function listing(asked: Asked, short: boolean): Promise<readonly Figure[]> {
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  try {
    const token = asked.people[0]?.token ?? '';
    const authentication = { name: 'authentication alone', work: () => firebase.verify(token) };
    const ours = listCalls(asked);
    const size = `at most ${String(MOST_COPIED)}`;
    const peers = {
      withoutFilters: { name: `MongoDB alone, ${size}, without filters`, work: directly(asked, WITHOUT_FILTERS) },
      withFilters: { name: `MongoDB alone, ${size}, with filters`, work: directly(asked, WITH_FILTERS) },
    };
    const contenders = [...ours, authentication, ...Object.values(peers)];
    const alone = await compare(contenders, ALONE, short ? SHORT_DURATION : DURATION);
    if (!short) await compare([...ours, authentication], MANY, DURATION);
    const p50 = (name: string) => alone.get(name)?.p50 ?? Number.NaN;
    return ours.flatMap(({ name, peer }): Figure[] => [
      timeRatio(`${name} / MongoDB alone`, p50(name) / p50(peers[peer].name)),
      { name: `${name}, p50`, value: p50(name), unit: 'ms' },
    ]);
  } finally {
    await firebase.close();
  }
}

function listCalls({ http, queryApi, people }: Asked): readonly ListCall[] {
  const get = (path: (person: Person) => string, queries: readonly ListQuery[]): Work => {
    const addresses = queries.map(addressOf);
    return (worker, n) => {
      const person = people[(worker + n) % people.length];
      if (!person) throw new RangeError('no users');
      const address = addresses[(worker * 7 + n) % addresses.length] ?? '';
      return http.send('GET', `${queryApi}/api/jobs/${path(person)}?${address}`, as(person));
    };
  };
  const lists = { 'GET /jobs/user/{uid}': ({ uid }: Person) => `user/${uid}`, 'GET /jobs/allJobs': () => 'allJobs' };
  return Object.entries(lists).flatMap(([name, path]): ListCall[] => [
    { name: `${name}, without filters`, work: get(path, WITHOUT_FILTERS), peer: 'withoutFilters' },
    { name: `${name}, with filters`, work: get(path, WITH_FILTERS), peer: 'withFilters' },
  ]);
}

const directly =
  ({ direct }: Asked, queries: readonly ListQuery[]): Work =>
  (_, n) => {
    const query = queries[n % queries.length];
    return query ? direct.page(query) : Promise.resolve();
  };

interface Round {
  readonly name: string;
  readonly found: Load;
  /** CPU time of the query API per response (ms); it depends least on other load on the machine. */
  readonly worked: number;
}

async function round({ name, work }: Contender, flight: number, duration: number): Promise<Round> {
  let answers = 0;
  const before = await usageOf('query-api');
  const found = await load(flight, duration, async (worker, n) => {
    await work(worker, n);
    answers += 1;
  });
  const after = await usageOf('query-api');
  return { name, found, worked: (after.worked - before.worked) / answers };
}

/** Prints and returns the median load of each contender, by name. */
async function compare(
  contenders: readonly Contender[],
  flight: number,
  duration: number,
): Promise<ReadonlyMap<string, Load>> {
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const contender of contenders) rounds.push(await round(contender, flight, duration));
  }
  console.log(`\n${String(flight)} in flight`);
  const loads = contenders.map(({ name }): readonly [string, Load] => {
    const own = rounds.filter((one) => one.name === name);
    const found = median(own.map((one) => one.found));
    const worked = Math.min(...own.map((one) => one.worked));
    console.log(row(name, found, `query API: ${worked.toFixed(1)} ms of CPU each`));
    return [name, found];
  });
  return new Map(loads);
}
