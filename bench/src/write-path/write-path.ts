import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { connectFirebase } from '@trackrecord/platform';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { type Load, load, middle, percentiles, row } from '../load.js';
import { startServer } from '../server-under-load.js';
import { bareHandler, type Contender, ourCommands, personalInfo, rawAppends } from './contenders.js';

const DURATION = 3_000;
/** The contenders take turns and the middle round counts, so that what else the machine does hits them alike. */
const ROUNDS = 3;
const IN_FLIGHT = [1, 16, 64];
/** The limit the issue sets: our commands over HTTP, beside the bare handler, with 64 in flight. */
const LEAST_SHARE = 0.6;

const main = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));

/** Appends, the bare handler and our commands in one run, with ratios; then authentication, and append to visible. */
export async function writePath(): Promise<void> {
  const client = EventStoreDBClient.connectionString(testVariable('EVENTSTORE_URL'));
  const [bare, ours] = await Promise.all([startServer(main('bare')), startServer(main('ours'))]);
  const contenders = {
    'raw client appends': rawAppends(client),
    'bare express handler': bareHandler(bare.url),
    'our commands': ourCommands(ours.url, 'unnamed'),
    'our commands, each with an Idempotency-Key': ourCommands(ours.url, 'named'),
  };
  for (const contender of Object.values(contenders)) await contender(64, DURATION);
  let share = Number.NaN;
  for (const flight of IN_FLIGHT) share = await compare(contenders, flight);
  await Promise.all([bare.stop(), ours.stop(), client.dispose()]);

  await authentication();
  await appendToVisible();
  const verdict = share >= LEAST_SHARE ? 'ok' : 'TOO SLOW';
  console.log(`\n${verdict}: ours is ${share.toFixed(2)} of the bare handler at 64 in flight (least: ${LEAST_SHARE})`);
  if (share < LEAST_SHARE) process.exitCode = 1;
}

/** Prints what each contender comes to, beside the bare handler; answers the share of our commands. */
async function compare(
  contenders: Readonly<Record<'bare express handler' | 'our commands', Contender>>,
  flight: number,
): Promise<number> {
  const rounds: { readonly name: string; readonly found: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, contender] of Object.entries(contenders)) {
      rounds.push({ name, found: await contender(flight, DURATION) });
    }
  }
  const of = (name: string) => middle(rounds.filter((round) => round.name === name).map(({ found }) => found));
  const share = (name: string) => of(name).perSecond / of('bare express handler').perSecond;
  console.log(`\n${flight} in flight`);
  for (const name of Object.keys(contenders)) {
    console.log(row(name, of(name), `${share(name).toFixed(2)} of the bare handler`));
  }
  return share('our commands');
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

async function appendToVisible(): Promise<void> {
  const url = testVariable('BASE_URL');
  const { uid, token } = await signUp(url);
  const http = new HttpClient(1);
  const headers = { authorization: `Bearer ${token}` };
  await http.send('POST', `${url}/api/profile`, headers, { userId: uid, personalInfo: personalInfo(-1) });
  const times: number[] = [];
  for (let n = 0; n < 500; n += 1) {
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
}
