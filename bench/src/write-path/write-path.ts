import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { formatLoad, type Load, measureLoad, medianLoad, percentiles } from '../load.js';
import { type Bench, type Figure, timeRatio } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import {
  type Contender,
  createBareHandler,
  createCommandRequests,
  createRawAppends,
  personalInfo,
} from './contenders.js';
import { countRoundTrips } from './round-trips.js';

const DURATION_MS = 2_000;
const SHORT_DURATION_MS = 700;
const WITH_EDGE = 'command API with its edge';
const WITH_GATEWAY = 'gateway and command API';
/** Rounds are interleaved and the median counts, so that other load on the machine affects all contenders. */
const ROUNDS = 3;
const CONCURRENCIES = [1, 16, 64];
const SAMPLES = 500;
const SHORT_SAMPLES = 50;

/** In the short run the edge and the gateway are measured with 1 in flight only: each sender has to sign up. */
const SHORT_EDGE_CONCURRENCIES = [1];
const PAUSED_CONCURRENCIES = [1, 64];
const COUNTED_WRITES = 100;
const SHORT_COUNTED_WRITES = 20;

const main = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));

type Contenders = Readonly<Record<string, Contender>>;

/**
 * Measures appends, the bare handler and our commands; our commands behind rate limits and gateway, and with relay and
 * worker stopped; the round trips of a write; authentication alone; and the time until a write is visible.
 */
export const writePath: Bench = async ({ short }) => {
  const durationMs = short ? SHORT_DURATION_MS : DURATION_MS;
  const client = EventStoreDBClient.connectionString(testVariable('EVENTSTORE_URL'));
  const [bare, commandApi] = await Promise.all([startServer(main('bare')), startServer(main('command-api'))]);
  const commands: Contenders = {
    'bare express handler': createBareHandler(bare.url),
    'our commands': createCommandRequests(commandApi.url, 'without-key'),
    'our commands, each with an Idempotency-Key': createCommandRequests(commandApi.url, 'with-key'),
  };
  const figures: Figure[] = [];
  try {
    const edge = await edgeContenders(short ? SHORT_EDGE_CONCURRENCIES : CONCURRENCIES);
    const all = { 'raw client appends': createRawAppends(client), ...commands };
    for (const contender of Object.values(all)) await contender(64, durationMs);
    for (const contender of Object.values(edge)) await contender(1, durationMs);
    for (const concurrency of CONCURRENCIES) {
      const isEdgeMeasured = !short || SHORT_EDGE_CONCURRENCIES.includes(concurrency);
      figures.push(...(await compare({ ...all, ...(isEdgeMeasured ? edge : {}) }, concurrency, durationMs)));
    }
    if (!short) {
      await withPausedServices(['relay', 'worker'], async () => {
        for (const concurrency of PAUSED_CONCURRENCIES)
          await compare(commands, concurrency, durationMs, ', relay and worker stopped');
      });
    }
  } finally {
    await Promise.all([bare.stop(), commandApi.stop(), client.dispose()]);
  }
  figures.push(...(await countRoundTrips(short ? SHORT_COUNTED_WRITES : COUNTED_WRITES)));
  if (!short) await measureAuthentication();
  figures.push(await measureAppendToVisible(short ? SHORT_SAMPLES : SAMPLES));
  return figures;
};

/** Runs `work` while services of the stack are stopped with SIGSTOP. */
async function withPausedServices(parts: readonly string[], work: () => Promise<void>): Promise<void> {
  const { pids } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as {
    readonly pids: Readonly<Record<string, number>>;
  };
  const stopped = parts.flatMap((part) => pids[part] ?? []);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of stopped) process.kill(pid, name);
  };
  signal('SIGSTOP');
  try {
    await work();
  } finally {
    signal('SIGCONT');
  }
}

/**
 * Returns the stack's command API with rate limits, token verification and erasure check, alone and behind the gateway.
 */
async function edgeContenders(concurrencies: readonly number[]): Promise<Contenders> {
  const accounts = await Promise.all(Array.from({ length: Math.max(...concurrencies) }, () => signUp()));
  const senders = (count: number) => accounts.slice(0, count);
  return {
    [WITH_EDGE]: createCommandRequests(testVariable('COMMAND_API_URL'), 'without-key', senders),
    [WITH_GATEWAY]: createCommandRequests(testVariable('BASE_URL'), 'without-key', senders),
  };
}

/** Prints all contenders. Returns the ratios of ours to the bare handler, and the latency that edge and gateway add. */
async function compare(
  contenders: Contenders,
  concurrency: number,
  durationMs: number,
  note = '',
): Promise<readonly Figure[]> {
  const rounds: { readonly name: string; readonly found: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, contender] of Object.entries(contenders)) {
      rounds.push({ name, found: await contender(concurrency, durationMs) });
    }
  }
  const getLoad = (name: string) => medianLoad(rounds.filter((round) => round.name === name).map(({ found }) => found));
  const shareOfBare = (name: string) => getLoad(name).perSecond / getLoad('bare express handler').perSecond;
  console.log(`\n${String(concurrency)} in flight${note}`);
  for (const name of Object.keys(contenders)) {
    console.log(formatLoad(name, getLoad(name), `${shareOfBare(name).toFixed(2)} of the bare handler`));
  }
  const added = (name: string, to: string): Figure => ({
    name: `${name}, added to the p50 of ${to}, 1 in flight`,
    value: getLoad(name).p50 - getLoad(to).p50,
    unit: 'ms',
  });
  const ratios = Object.keys(contenders)
    .filter((name) => name.startsWith('our commands'))
    .map((name) => timeRatio(`${name} / bare handler, ${String(concurrency)} in flight`, shareOfBare(name)));
  if (concurrency !== 1 || !(WITH_EDGE in contenders)) return ratios;
  return [...ratios, added(WITH_EDGE, 'our commands'), added(WITH_GATEWAY, WITH_EDGE)];
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

async function measureAppendToVisible(samples: number): Promise<Figure> {
  const url = testVariable('BASE_URL');
  const { uid, token } = await signUp(url);
  const http = new HttpClient(1);
  const headers = { authorization: `Bearer ${token}` };
  await http.send('POST', `${url}/api/profile`, headers, { userId: uid, personalInfo: personalInfo(-1) });
  const times: number[] = [];
  for (let n = 0; n < samples; n += 1) {
    const saved = (await http.send('PATCH', `${url}/api/profile/personal-info/${uid}`, headers, {
      personalInfo: personalInfo(n),
    })) as { revision: number };
    const since = performance.now();
    await http.send('GET', `${url}/api/profile/${uid}`, { ...headers, 'x-min-revision': String(saved.revision) });
    times.push(performance.now() - since);
  }
  http.close();
  const { p50, p99 } = percentiles(times);
  console.log(
    `\nAppended to visible, through the gateway (the whole read that names the revision): p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
  );
  return { name: 'appended to visible, p99', value: p99, unit: 'ms' };
}
