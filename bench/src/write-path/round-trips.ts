import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { HttpClient } from '../http-client.js';
import type { Figure } from '../runner/figure.js';
import { startServer } from '../server-process.js';
import { createPersonalInfo } from './contenders.js';
import {
  hasHttp2Data,
  type MessageTest,
  hasMongoMessage,
  hasRedisCommand,
  startCountingProxy,
} from './counting-proxy.js';

/**
 * The stores of a write and the environment variables with their addresses. The key and view databases are counted
 * together.
 */
const STORES = {
  'event store': { variables: ['EVENTSTORE_URL'], hasMessage: hasHttp2Data },
  MongoDB: { variables: ['MONGODB_URL', 'KEYS_MONGODB_URL'], hasMessage: hasMongoMessage },
  Redis: { variables: ['REDIS_URL'], hasMessage: hasRedisCommand },
  'Auth emulator': { variables: ['FIREBASE_AUTH_EMULATOR_HOST'], hasMessage: undefined },
} satisfies Readonly<Record<string, StoreAddress>>;

interface StoreAddress {
  readonly variables: readonly string[];
  /** Finds the messages in the traffic; if undefined, all traffic counts. */
  readonly hasMessage: MessageTest | undefined;
}

type Store = keyof typeof STORES;
const STORE_NAMES = Object.keys(STORES) as Store[];

/** The main file of the measured server. */
const COMMAND_API_MAIN =
  process.env['COMMAND_API_MAIN'] ?? fileURLToPath(import.meta.resolve('@trackrecord/command-api/command-api.main'));

/** Higher than the rate at which this bench writes, so that no write is rejected. */
const RATE_LIMIT_USER_RPS = '100000';

const PORT_PATTERN = /:(\d+)(?=[/?]|$)/;

/**
 * Counts the round trips of a write by store, in a command API whose connections go through proxies. Prints a table.
 */
export async function countRoundTrips(writeCount: number): Promise<readonly Figure[]> {
  const { variables, getRoundTrips, close } = await startProxies();
  const server = await startServer(COMMAND_API_MAIN, { ...variables, RATE_LIMIT_USER_RPS });
  const { uid, token } = await signUp();
  const http = new HttpClient(1);
  const headers = { authorization: `Bearer ${token}` };
  let lastVersion = 0;
  /** Saves a new version by default. Saving the last version again changes nothing. */
  const save = (idempotencyKey?: string, version = (lastVersion += 1)) =>
    http.send(
      'PATCH',
      `${server.url}/api/profile/personal-info/${uid}`,
      { ...headers, ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }) },
      { personalInfo: createPersonalInfo(version) },
    );
  const countPerWrite = async (count: number, write: () => Promise<unknown>) => {
    const countsBefore = getRoundTrips();
    for (let index = 0; index < count; index += 1) await write();
    const countsAfter = getRoundTrips();
    return STORE_NAMES.map((store) => ((countsAfter.get(store) ?? 0) - (countsBefore.get(store) ?? 0)) / count);
  };
  const repeatedKey = randomUUID();
  const saveWithKey = () => save(randomUUID());
  try {
    const rows = [
      [
        'first save of a profile',
        await countPerWrite(1, () =>
          http.send('POST', `${server.url}/api/profile`, headers, {
            userId: uid,
            personalInfo: createPersonalInfo(-1),
          }),
        ),
      ],
      ['save', await countPerWrite(writeCount, () => save())],
      ['save with an Idempotency-Key', await countPerWrite(writeCount, saveWithKey)],
      ['save without changes', await countPerWrite(writeCount, () => save(undefined, lastVersion))],
      [
        'save without changes, with an Idempotency-Key',
        await countPerWrite(writeCount, () => save(randomUUID(), lastVersion)),
      ],
      [
        'retry with the same Idempotency-Key',
        await countPerWrite(1, () => save(repeatedKey)),
        await countPerWrite(writeCount, () => save(repeatedKey, lastVersion)),
      ],
    ] as const;
    // The last measurement of a row counts. The one before it only sends the request that is then sent again.
    const table = rows.map(([name, ...measurements]) => ({ name, counts: measurements.at(-1) ?? [] }));
    console.log(
      `\nRound trips per write (command API with auth and rate limits, ${String(writeCount)} writes each, 1 in flight)`,
    );
    console.log([''.padEnd(40), ...STORE_NAMES.map((store) => store.padStart(14))].join(''));
    for (const { name, counts } of table) {
      console.log([name.padEnd(40), ...counts.map((count) => count.toFixed(1).padStart(14))].join(''));
    }
    return table
      .filter(({ name }) => name.startsWith('save') && !name.includes('without changes'))
      .map(({ name, counts }) => ({
        name: `round trips of a ${name}`,
        value: counts.reduce((sum, count) => sum + count, 0),
        unit: 'count',
      }));
  } finally {
    http.close();
    await server.stop();
    await close();
  }
}

async function startProxies() {
  const proxies = await Promise.all(
    STORE_NAMES.flatMap((store) =>
      STORES[store].variables.map(async (variable) => {
        const address = testVariable(variable);
        const proxy = await startCountingProxy(Number(PORT_PATTERN.exec(address)?.[1]), STORES[store].hasMessage);
        return { store, proxy, variable, address: address.replace(PORT_PATTERN, `:${String(proxy.port)}`) };
      }),
    ),
  );
  return {
    variables: Object.fromEntries(proxies.map(({ variable, address }) => [variable, address])),
    getRoundTrips: () => {
      const counts = new Map<Store, number>();
      for (const { store, proxy } of proxies) counts.set(store, (counts.get(store) ?? 0) + proxy.getRoundTrips());
      return counts;
    },
    close: () => Promise.all(proxies.map(({ proxy }) => proxy.close())),
  };
}
