import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { connectFirebase } from '@trackrecord/platform';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import { type Load, load, percentiles, row } from '../load.js';
import { startServer } from '../server-under-load.js';
import { fileURLToPath } from 'node:url';

const DURATION = 5_000;
const IN_FLIGHT = [1, 16, 64];
/** The limit the issue sets: our commands over HTTP, beside the bare handler, with 64 in flight. */
const LEAST_SHARE = 0.6;

const main = (name: string) => fileURLToPath(new URL(`${name}.main.js`, import.meta.url));
const info = (n: number) => ({
  firstName: 'Ada',
  lastName: `Byron ${n}`,
  email: 'ada@example.com',
  title: 'Countess of Lovelace',
  linkedInUrl: 'https://www.linkedin.com/in/ada-byron',
});

/** Appends, the bare handler and our commands in one run, then the ratios, authentication, and append to visible. */
export async function writePath(): Promise<void> {
  const raw = await rawAppends();
  const bare = await bareHandler();
  const ours = await ourCommands(false);
  const named = await ourCommands(true);
  const share = (ours.get(64)?.perSecond ?? 0) / (bare.get(64)?.perSecond ?? Infinity);
  console.log('\nRatios (ours to the bare handler, bare handler to raw appends)');
  for (const flight of IN_FLIGHT) {
    const of = (loads: Map<number, Load>) => loads.get(flight)?.perSecond ?? Number.NaN;
    console.log(
      `  ${String(flight).padStart(2)} in flight: ours ${(of(ours) / of(bare)).toFixed(2)}, ours with an Idempotency-Key ${(
        of(named) / of(bare)
      ).toFixed(2)}, bare handler ${(of(bare) / of(raw)).toFixed(2)}`,
    );
  }
  await authentication();
  await appendToVisible();
  console.log(
    `\n${share >= LEAST_SHARE ? 'ok' : 'TOO SLOW'}: ours is ${share.toFixed(2)} of the bare handler at 64 in flight (least: ${LEAST_SHARE})`,
  );
  if (share < LEAST_SHARE) process.exitCode = 1;
}

async function measured(title: string, work: (flight: number) => Promise<Load>): Promise<Map<number, Load>> {
  const loads = new Map<number, Load>();
  for (const flight of IN_FLIGHT) {
    const found = await work(flight);
    loads.set(flight, found);
    console.log(row(`${title}, ${flight} in flight`, found));
  }
  return loads;
}

async function rawAppends() {
  const client = EventStoreDBClient.connectionString(testVariable('EVENTSTORE_URL'));
  const run = randomUUID();
  const loads = await measured('raw client appends', (flight) =>
    load(flight, DURATION, (worker, n) =>
      client.appendToStream(
        `bench-${run}-${flight}-${worker}`,
        jsonEvent({ type: 'PersonalInfoChanged', data: info(n) }),
        {
          expectedRevision: n === 0 ? 'no_stream' : BigInt(n - 1),
        },
      ),
    ),
  );
  await client.dispose();
  return loads;
}

async function bareHandler() {
  const server = await startServer(main('bare'));
  const run = randomUUID();
  const loads = await measured('bare express handler', async (flight) => {
    const http = new HttpClient(flight);
    const found = await load(flight, DURATION, (worker, n) =>
      http.send('PATCH', `${server.url}/bare/bench-${run}-${flight}-${worker}`, {}, { personalInfo: info(n) }),
    );
    http.close();
    return found;
  });
  await server.stop();
  return loads;
}

async function ourCommands(named: boolean) {
  const server = await startServer(main('ours'));
  const title = named ? 'our commands, each with an Idempotency-Key' : 'our commands';
  const loads = await measured(title, async (flight) => {
    const http = new HttpClient(flight);
    const uids = Array.from({ length: flight }, () => `bench-${randomUUID()}`);
    const headers = (worker: number) => ({
      authorization: `Bearer ${uids[worker] ?? ''}`,
      ...(named ? { 'idempotency-key': randomUUID() } : {}),
    });
    for (const [worker, uid] of uids.entries()) {
      await http.send('POST', `${server.url}/api/profile`, headers(worker), { userId: uid, personalInfo: info(-1) });
    }
    const found = await load(flight, DURATION, (worker, n) =>
      http.send('PATCH', `${server.url}/api/profile/personal-info/${uids[worker] ?? ''}`, headers(worker), {
        personalInfo: info(n),
      }),
    );
    http.close();
    return found;
  });
  await server.stop();
  return loads;
}

async function authentication(): Promise<void> {
  const { token } = await signUp();
  const firebase = connectFirebase(testVariable('FIREBASE_PROJECT_ID'));
  console.log('\nAuthentication alone (in emulator mode each verification also looks the account up)');
  for (const flight of IN_FLIGHT) {
    console.log(
      row(`verifying a token, ${flight} in flight`, await load(flight, DURATION / 2, () => firebase.verify(token))),
    );
  }
  await firebase.close();
}

async function appendToVisible(): Promise<void> {
  const url = testVariable('BASE_URL');
  const user = await signUp(url);
  const http = new HttpClient(1);
  const headers = { authorization: `Bearer ${user.token}` };
  await http.send('POST', `${url}/api/profile`, headers, { userId: user.uid, personalInfo: info(-1) });
  const times: number[] = [];
  for (let n = 0; n < 500; n += 1) {
    const saved = (await http.send('PATCH', `${url}/api/profile/personal-info/${user.uid}`, headers, {
      personalInfo: info(n),
    })) as { revision: number };
    const since = performance.now();
    await http.send('GET', `${url}/api/profile/${user.uid}`, { ...headers, 'x-min-revision': String(saved.revision) });
    times.push(performance.now() - since);
  }
  http.close();
  const { p50, p99 } = percentiles(times);
  console.log(
    `\nAppended to visible, through the gateway (the whole read that names the revision): p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
  );
}
