import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { formatLoad, type Load, measureLoad, getMedianLoad, computePercentiles } from '../load.js';
import { type Bench, type Figure, createTimeRatio } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import {
  type Contender,
  createBareRequests,
  createCommandRequests,
  createRawAppends,
  createPersonalInfo,
} from './contenders.js';
import { countSameViews } from './count-same-views.js';
import { countRoundTrips } from './round-trips.js';

const DURATION_MS = 2_000;
const SHORT_DURATION_MS = 700;
const COMMAND_API = 'command API';
const COMMAND_API_WITH_KEY = 'command API, with Idempotency-Key';
const API_WITH_AUTH = 'command API with auth and rate limits';
const GATEWAY = 'gateway';
/** Rounds are interleaved and the median counts, so that other load on the machine affects all contenders. */
const ROUNDS = 3;
const CONCURRENCIES = [1, 16, 64];
const SAMPLE_COUNT = 500;
const SHORT_SAMPLE_COUNT = 50;

/** A short run measures authenticated requests with 1 in flight only, because each sender has to sign up. */
const SHORT_AUTH_CONCURRENCIES = [1];
const PAUSED_CONCURRENCIES = [1, 64];
const ROUND_TRIP_WRITES = 100;
const SHORT_ROUND_TRIP_WRITES = 20;

const resolveMainFile = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));

type Contenders = Readonly<Record<string, Contender>>;

/**
 * Measures raw appends, the bare handler and the command API; the command API with authentication, rate limits and
 * gateway, and with relay and worker stopped; the round trips of a write; authentication alone; and reads after
 * writes. Then compares random views with their streams, so that a rate counts only what is stored as it should be.
 */
export const benchWritePath: Bench = async ({ isShort }) => {
  const durationMs = isShort ? SHORT_DURATION_MS : DURATION_MS;
  const client = EventStoreDBClient.connectionString(testVariable('EVENTSTORE_URL'));
  const [bareServer, commandApi] = await Promise.all([
    startServer(resolveMainFile('bare')),
    startServer(resolveMainFile('command-api')),
  ]);
  const commands: Contenders = {
    'bare express handler': createBareRequests(bareServer.url),
    [COMMAND_API]: createCommandRequests(commandApi.url, 'without-key'),
    [COMMAND_API_WITH_KEY]: createCommandRequests(commandApi.url, 'with-key'),
  };
  const figures: Figure[] = [];
  try {
    const authContenders = await createAuthContenders(isShort ? SHORT_AUTH_CONCURRENCIES : CONCURRENCIES);
    const unauthenticatedContenders = { 'raw client appends': createRawAppends(client), ...commands };
    // A warm-up, whose results are not used.
    for (const contender of Object.values(unauthenticatedContenders)) await contender(64, durationMs);
    for (const contender of Object.values(authContenders)) await contender(1, durationMs);
    for (const concurrency of CONCURRENCIES) {
      const shouldMeasureAuth = !isShort || SHORT_AUTH_CONCURRENCIES.includes(concurrency);
      figures.push(
        ...(await compare(
          { ...unauthenticatedContenders, ...(shouldMeasureAuth ? authContenders : {}) },
          concurrency,
          durationMs,
        )),
      );
    }
    if (!isShort) {
      await withPausedServices(['relay', 'worker'], async () => {
        for (const concurrency of PAUSED_CONCURRENCIES)
          await compare(commands, concurrency, durationMs, ', relay and worker stopped');
      });
    }
  } finally {
    await Promise.all([bareServer.stop(), commandApi.stop(), client.dispose()]);
  }
  figures.push(...(await countRoundTrips(isShort ? SHORT_ROUND_TRIP_WRITES : ROUND_TRIP_WRITES)));
  if (!isShort) await measureAuthentication();
  figures.push(await measureReadAfterWrite(isShort ? SHORT_SAMPLE_COUNT : SAMPLE_COUNT));
  figures.push(await countSameViews());
  return figures;
};

/** Runs `work` while services of the stack are stopped with SIGSTOP. */
async function withPausedServices(services: readonly string[], work: () => Promise<void>): Promise<void> {
  const { pids } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as {
    readonly pids: Readonly<Record<string, number>>;
  };
  const stoppedPids = services.flatMap((service) => pids[service] ?? []);
  const sendSignal = (name: NodeJS.Signals) => {
    for (const pid of stoppedPids) process.kill(pid, name);
  };
  sendSignal('SIGSTOP');
  try {
    await work();
  } finally {
    sendSignal('SIGCONT');
  }
}

/**
 * Returns the stack's command API with rate limits, token verification and erasure check, alone and behind the gateway.
 */
async function createAuthContenders(concurrencies: readonly number[]): Promise<Contenders> {
  const accounts = await Promise.all(Array.from({ length: Math.max(...concurrencies) }, () => signUp()));
  const getSenders = (count: number) => accounts.slice(0, count);
  return {
    [API_WITH_AUTH]: createCommandRequests(testVariable('COMMAND_API_URL'), 'without-key', getSenders),
    [GATEWAY]: createCommandRequests(testVariable('BASE_URL'), 'without-key', getSenders),
  };
}

/**
 * Prints all contenders. Returns the ratios of the command API to the bare handler, and of the latencies with auth and
 * rate limits, and behind the gateway, to those without.
 */
async function compare(
  contenders: Contenders,
  concurrency: number,
  durationMs: number,
  note = '',
): Promise<readonly Figure[]> {
  const rounds: { readonly name: string; readonly load: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, contender] of Object.entries(contenders)) {
      rounds.push({ name, load: await contender(concurrency, durationMs) });
    }
  }
  const getLoad = (name: string) =>
    getMedianLoad(rounds.filter((round) => round.name === name).map(({ load }) => load));
  const getShareOfBare = (name: string) => getLoad(name).perSecond / getLoad('bare express handler').perSecond;
  console.log(`\n${String(concurrency)} in flight${note}`);
  for (const name of Object.keys(contenders)) {
    console.log(formatLoad(name, getLoad(name), `${getShareOfBare(name).toFixed(2)} of the bare handler`));
  }
  const createLatencyRatio = (name: string, baselineName: string): Figure =>
    createTimeRatio(`${name} / ${baselineName}, p50, 1 in flight`, getLoad(name).p50 / getLoad(baselineName).p50);
  const ratios = Object.keys(contenders)
    .filter((name) => name === COMMAND_API || name === COMMAND_API_WITH_KEY)
    .map((name) => createTimeRatio(`${name} / bare handler, ${String(concurrency)} in flight`, getShareOfBare(name)));
  if (concurrency !== 1 || !(API_WITH_AUTH in contenders)) return ratios;
  return [...ratios, createLatencyRatio(API_WITH_AUTH, COMMAND_API), createLatencyRatio(GATEWAY, API_WITH_AUTH)];
}

async function measureAuthentication(): Promise<void> {
  const { token } = await signUp();
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  console.log('\nAuthentication alone (in emulator mode each verification also looks the account up)');
  for (const concurrency of CONCURRENCIES) {
    console.log(
      formatLoad(
        `verifying a token, ${concurrency} in flight`,
        await measureLoad(concurrency, DURATION_MS, () => firebase.verify(token)),
      ),
    );
  }
  await firebase.close();
}

/** Compares a read at the revision of the write before it with the same read when nothing was written. */
async function measureReadAfterWrite(samples: number): Promise<Figure> {
  const url = testVariable('BASE_URL');
  const { uid, token } = await signUp(url);
  const http = new HttpClient(1);
  const headers = { authorization: `Bearer ${token}` };
  await http.send('POST', `${url}/api/profile`, headers, { userId: uid, personalInfo: createPersonalInfo(-1) });
  const afterWriteTimes: number[] = [];
  const repeatedReadTimes: number[] = [];
  const read = async (times: number[], revision: number): Promise<void> => {
    const startedAt = performance.now();
    await http.send('GET', `${url}/api/profile/${uid}`, { ...headers, 'x-min-revision': String(revision) });
    times.push(performance.now() - startedAt);
  };
  for (let n = 0; n < samples; n += 1) {
    const response = (await http.send('PATCH', `${url}/api/profile/personal-info/${uid}`, headers, {
      personalInfo: createPersonalInfo(n),
    })) as { revision: number };
    await read(afterWriteTimes, response.revision);
    await read(repeatedReadTimes, response.revision);
  }
  http.close();
  const afterWritePercentiles = computePercentiles(afterWriteTimes);
  const repeatedReadPercentiles = computePercentiles(repeatedReadTimes);
  console.log('\nReads of a profile through the gateway (GET with X-Min-Revision)');
  for (const [name, { p50, p99 }] of [
    ['right after a write', afterWritePercentiles],
    ['of the same revision again', repeatedReadPercentiles],
  ] as const)
    console.log(`${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
  return createTimeRatio(
    'read after write / same read again, p50',
    afterWritePercentiles.p50 / repeatedReadPercentiles.p50,
  );
}
