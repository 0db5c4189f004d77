import { connectFirebase } from '@trackrecord/platform';
import { as, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Limit } from '../cv/limit.js';
import type { Person } from '../cv/person.js';
import type { HttpClient } from '../http-client.js';
import { type Load, load, middle, row } from '../load.js';
import { type DirectList, MOST_COPIED } from './direct-list.js';
import { addressOf, type ListQuery, WITH_FILTERS, WITHOUT_FILTERS } from './list-queries.js';
import { usageOf } from './stack-parts.js';

const DURATION = 3_000;
/** The contenders take turns and the middle round counts, so that what else the machine does hits them alike. */
const ROUNDS = 3;
/** So many are in flight; the database alone is asked by one, since its answers take long. */
export const [ALONE, MANY] = [1, 64] as const;
/** The limits the issue sets (milliseconds): the middle of answers, one at a time. */
const LIMITS = { withoutFilters: 15, withFilters: 40 } as const;

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
  readonly below?: number;
}

/** Both list calls, with and without filters, beside the database alone and authentication alone. Answers our limits. */
export async function listing(asked: Asked): Promise<readonly Limit[]> {
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  try {
    const token = asked.people[0]?.token ?? '';
    const authentication = { name: 'authentication alone', work: () => firebase.verify(token) };
    const ours = listCalls(asked);
    const of = `at most ${String(MOST_COPIED)}`;
    const direct = [
      { name: `MongoDB alone, ${of}, without filters`, work: directly(asked, WITHOUT_FILTERS) },
      { name: `MongoDB alone, ${of}, with filters`, work: directly(asked, WITH_FILTERS) },
    ];
    const alone = await compare([...ours, authentication, ...direct], ALONE);
    await compare([...ours, authentication], MANY);
    return ours.map(({ name, below }) => ({ what: name, value: alone.get(name)?.p50 ?? Number.NaN, below }));
  } finally {
    await firebase.close();
  }
}

function listCalls({ http, queryApi, people }: Asked): readonly Required<Contender>[] {
  const get = (path: (person: Person) => string, queries: readonly ListQuery[]): Work => {
    const addresses = queries.map(addressOf);
    return (worker, n) => {
      const person = people[(worker + n) % people.length];
      if (!person) throw new RangeError('nobody asks');
      const address = addresses[(worker * 7 + n) % addresses.length] ?? '';
      return http.send('GET', `${queryApi}/api/jobs/${path(person)}?${address}`, as(person));
    };
  };
  const lists = { 'GET /jobs/user/{uid}': ({ uid }: Person) => `user/${uid}`, 'GET /jobs/allJobs': () => 'allJobs' };
  return Object.entries(lists).flatMap(([name, path]) => [
    { name: `${name}, without filters`, work: get(path, WITHOUT_FILTERS), below: LIMITS.withoutFilters },
    { name: `${name}, with filters`, work: get(path, WITH_FILTERS), below: LIMITS.withFilters },
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
  /** How long the query API worked for one answer (ms); it depends least on what else the machine does. */
  readonly worked: number;
}

async function round({ name, work }: Contender, flight: number): Promise<Round> {
  let answers = 0;
  const before = await usageOf('query-api');
  const found = await load(flight, DURATION, async (worker, n) => {
    await work(worker, n);
    answers += 1;
  });
  const after = await usageOf('query-api');
  return { name, found, worked: (after.worked - before.worked) / answers };
}

/** Prints what each comes to; answers them by name. */
async function compare(contenders: readonly Contender[], flight: number): Promise<ReadonlyMap<string, Load>> {
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    for (const contender of contenders) rounds.push(await round(contender, flight));
  }
  console.log(`\n${String(flight)} in flight`);
  const loads = contenders.map(({ name, below }): readonly [string, Load] => {
    const own = rounds.filter((one) => one.name === name);
    const found = middle(own.map((one) => one.found));
    const worked = Math.min(...own.map((one) => one.worked));
    console.log(row(name, found, below === undefined ? '' : `${worked.toFixed(1)} ms of work each`));
    return [name, found];
  });
  return new Map(loads);
}
