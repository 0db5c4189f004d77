import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { connectFirebase } from '@trackrecord/platform';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { type Load, load, median, percentiles, row } from '../load.js';
import { type Bench, type Figure, timeRatio } from '../runner/figure.js';
import { startServer } from '../server-under-load.js';
import { countRoundTrips } from './round-trips.js';
import { bareHandler, type Contender, ourCommands, personalInfo, rawAppends } from './contenders.js';

const DURATION = 2_000;
const SHORT_DURATION = 700;
const WITH_EDGE = 'command API with its edge';
const WITH_GATEWAY = 'gateway and command API';
/** Rounds are interleaved and the median counts, so that other load on the machine affects all contenders. */
const ROUNDS = 3;
const IN_FLIGHT = [1, 16, 64];
const SAMPLES = 500;
const SHORT_SAMPLES = 50;

/** In the short run the edge and the gateway are measured with 1 in flight only: each sender has to sign up. */
const SHORT_EDGE_IN_FLIGHT = [1];
const PAUSED_IN_FLIGHT = [1, 64];
const COUNTED_WRITES = 100;
const SHORT_COUNTED_WRITES = 20;

const main = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));

type Contenders = Readonly<Record<string, Contender>>;

/**
 * Measures appends, the bare handler and our commands; our commands behind rate limits and gateway, and with relay and worker
 * stopped; the round trips of a write; authentication alone; and the time until a write is visible.
 */
export const writePath: Bench = async ({ short }) => {
  const duration = short ? SHORT_DURATION : DURATION;
  const client = EventStoreDBClient.connectionString(testVariable('EVENTSTORE_URL'));
  const [bare, ours] = await Promise.all([startServer(main('bare')), startServer(main('ours'))]);
  const commands: Contenders = {
    'bare express handler': bareHandler(bare.url),
    'our commands': ourCommands(ours.url, 'unnamed'),
    'our commands, each with an Idempotency-Key': ourCommands(ours.url, 'named'),
  };
  const figures: Figure[] = [];
  try {
    const edge = await edgeContenders(short ? SHORT_EDGE_IN_FLIGHT : IN_FLIGHT);
    const all = { 'raw client appends': rawAppends(client), ...commands };
    for (const contender of Object.values(all)) await contender(64, duration);
    for (const contender of Object.values(edge)) await contender(1, duration);
    for (const flight of IN_FLIGHT) {
      const isEdgeMeasured = !short || SHORT_EDGE_IN_FLIGHT.includes(flight);
      figures.push(...(await compare({ ...all, ...(isEdgeMeasured ? edge : {}) }, flight, duration)));
    }
    if (!short) {
      await whilePaused(['relay', 'worker'], async () => {
        for (const flight of PAUSED_IN_FLIGHT) await compare(commands, flight, duration, ', relay and worker stopped');
      });
    }
  } finally {
    await Promise.all([bare.stop(), ours.stop(), client.dispose()]);
  }
  figures.push(...(await countRoundTrips(short ? SHORT_COUNTED_WRITES : COUNTED_WRITES)));
  if (!short) await authentication();
  figures.push(await appendToVisible(short ? SHORT_SAMPLES : SAMPLES));
  return figures;
};

/** Runs `work` while services of the stack are stopped with SIGSTOP. */
async function whilePaused(parts: readonly string[], work: () => Promise<void>): Promise<void> {
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

/** Returns the stack's command API with rate limits, token verification and erasure check, alone and behind the gateway. */
async function edgeContenders(flights: readonly number[]): Promise<Contenders> {
  const accounts = await Promise.all(Array.from({ length: Math.max(...flights) }, () => signUp()));
  const senders = (count: number) => accounts.slice(0, count);
  return {
    [WITH_EDGE]: ourCommands(testVariable('COMMAND_API_URL'), 'unnamed', senders),
    [WITH_GATEWAY]: ourCommands(testVariable('BASE_URL'), 'unnamed', senders),
  };
}

/** Prints all contenders. Returns the ratios of ours to the bare handler, and the latency that edge and gateway add. */
async function compare(
  contenders: Contenders,
  flight: number,
  duration: number,
  note = '',
): Promise<readonly Figure[]> {
  const rounds: { readonly name: string; readonly found: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, contender] of Object.entries(contenders)) {
      rounds.push({ name, found: await contender(flight, duration) });
    }
  }
  const of = (name: string) => median(rounds.filter((round) => round.name === name).map(({ found }) => found));
  const share = (name: string) => of(name).perSecond / of('bare express handler').perSecond;
  console.log(`\n${String(flight)} in flight${note}`);
  for (const name of Object.keys(contenders)) {
    console.log(row(name, of(name), `${share(name).toFixed(2)} of the bare handler`));
  }
  const added = (name: string, to: string): Figure => ({
    name: `${name}, added to the p50 of ${to}, 1 in flight`,
    value: of(name).p50 - of(to).p50,
    unit: 'ms',
  });
  const ratios = Object.keys(contenders)
    .filter((name) => name.startsWith('our commands'))
    .map((name) => timeRatio(`${name} / bare handler, ${String(flight)} in flight`, share(name)));
  if (flight !== 1 || !(WITH_EDGE in contenders)) return ratios;
  return [...ratios, added(WITH_EDGE, 'our commands'), added(WITH_GATEWAY, WITH_EDGE)];
}

async function authentication(): Promise<void> {
  const { token } = await signUp();
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  console.log('\nAuthentication alone (in emulator mode each verification also looks the account up)');
  for (const flight of IN_FLIGHT) {
    console.log(
      row(`verifying a token, ${flight} in flight`, await load(flight, DURATION, () => firebase.verify(token))),
    );
  }
  await firebase.close();
}

async function appendToVisible(samples: number): Promise<Figure> {
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
