import { openOtherCollection } from '@trackrecord/platform/testing/other-collection';
import { fileURLToPath } from 'node:url';
import { home, type Profile, profile } from '@trackrecord/contracts';
import { connectMongo } from '@trackrecord/platform';
import { authHeaders, testVariable } from '@trackrecord/platform/testing/test-stack';
import { type BenchUser, getApiUrl, createUser } from '../cv/bench-user.js';
import { HttpClient } from '../http-client.js';
import { getServiceUrl } from '../jobs/service-usage.js';
import { formatLoad, type Load, measureLoad, computePercentiles } from '../load.js';
import { type Bench, type Figure, createTimeRatio } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import { addApplications } from './add-applications.js';
import { measureFirstReads } from './first-reads.js';

const DURATION_MS = 3_000;
const SHORT_DURATION_MS = 700;
/** Rounds are interleaved and the median counts, so that other load on the machine affects all contenders. */
const ROUNDS = 5;
const CONCURRENCIES = [1, 16];
const COLLECTION = 'bench-profiles';

const BARE_MAIN = fileURLToPath(new URL('bare.main.js', import.meta.url));

const HOME_APPLICATION_COUNT = 10;

const BARE_NAME = 'bare express handler with MongoDB';
const GATEWAY_NAME = 'gateway';
const HOME_NAME = 'home page';

type Contender = (http: HttpClient) => Promise<unknown>;

/**
 * Measures GET of a profile through the gateway and from the query API, compared with a bare handler with the same
 * document, and GET of the home page, compared with that of the profile.
 */
export const benchReads: Bench = async ({ isShort }) => {
  const durationMs = isShort ? SHORT_DURATION_MS : DURATION_MS;
  const http = new HttpClient(Math.max(...CONCURRENCIES));
  const mongo = await connectMongo(testVariable('MONGODB_URL'));
  const documents = openOtherCollection<Profile>(mongo.db, COLLECTION);
  const bareServer = await startServer(BARE_MAIN, { COLLECTION });
  try {
    const firstReadsFigure = await measureFirstReads(http, mongo, isShort);
    const user = await createUser(http);
    const { uid, token, revision } = user;
    const headers = { ...authHeaders({ token }), 'x-min-revision': String(revision) };
    const document = profile.parse(await http.send('GET', getApiUrl(`/profile/${uid}`), headers));
    await documents.insertOne(document);
    await fillHome(http, user);
    console.log(`A profile of ${(JSON.stringify(document).length / 1_024).toFixed(1)} KiB`);
    const queryApi = getServiceUrl('query-api');
    const contenders: Readonly<Record<string, Contender>> = {
      [BARE_NAME]: (client) => client.send('GET', `${bareServer.url}/profile/${uid}`, {}),
      'query API': (client) => client.send('GET', `${queryApi}/api/profile/${uid}`, authHeaders({ token })),
      [GATEWAY_NAME]: (client) => client.send('GET', getApiUrl(`/profile/${uid}`), authHeaders({ token })),
      [HOME_NAME]: (client) => client.send('GET', getApiUrl(`/home/${uid}`), authHeaders({ token })),
    };
    const figures: Figure[] = [firstReadsFigure];
    for (const concurrency of CONCURRENCIES) figures.push(...(await compare(contenders, concurrency, durationMs)));
    return figures;
  } finally {
    http.close();
    await documents.drop();
    await Promise.all([bareServer.stop(), mongo.close()]);
  }
};

/**
 * Prints the load of each contender. Returns the p50 of the gateway and the query API divided by that of the bare
 * handler, and that of the home page divided by that of the profile.
 */
async function compare(
  contenders: Readonly<Record<string, Contender>>,
  concurrency: number,
  durationMs: number,
): Promise<readonly Figure[]> {
  const rounds = new Map(Object.keys(contenders).map((name) => [name, [] as Load[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, contender] of Object.entries(contenders)) {
      const http = new HttpClient(concurrency);
      rounds.get(name)?.push(await measureLoad(concurrency, durationMs, () => contender(http)));
      http.close();
    }
  }
  const getLoad = (name: string) => computeMedians(rounds.get(name) ?? []);
  const getRatioToBare = (name: string) => getLoad(name).p50 / getLoad(BARE_NAME).p50;
  console.log(`\n${String(concurrency)} in flight`);
  for (const name of rounds.keys())
    console.log(formatLoad(name, getLoad(name), `p50 ${getRatioToBare(name).toFixed(2)} of the bare handler`));
  const inFlight = `p50, ${String(concurrency)} in flight`;
  return [
    ...[GATEWAY_NAME, 'query API'].map((name) =>
      createTimeRatio(`${name} / bare handler, ${inFlight}`, getRatioToBare(name)),
    ),
    createTimeRatio(`home page / profile, ${inFlight}`, getLoad(HOME_NAME).p50 / getLoad(GATEWAY_NAME).p50),
  ];
}

/** Gives every card of the home page something to show: applications with next steps, and a ranking. */
async function fillHome(http: HttpClient, user: BenchUser): Promise<void> {
  const headers = authHeaders(user);
  await addApplications(http, user, HOME_APPLICATION_COUNT);
  // This response waits for the ranking, which the home page needs.
  await http.send('GET', getApiUrl(`/jobs/user/${user.uid}`), headers);
  const { matches, applications } = home.parse(await http.send('GET', getApiUrl(`/home/${user.uid}`), headers));
  if (matches.jobs.length === 0 || applications.due.length === 0)
    throw new Error('The home page shows no job matches or no due applications.');
}

/** Returns the median of each number separately. */
const computeMedians = (loads: readonly Load[]): Load => ({
  perSecond: computePercentiles(loads.map(({ perSecond }) => perSecond)).p50,
  p50: computePercentiles(loads.map(({ p50 }) => p50)).p50,
  p99: computePercentiles(loads.map(({ p99 }) => p99)).p50,
});
