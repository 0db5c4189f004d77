import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { HttpClient } from '../http-client.js';
import { type Load, measureLoad } from '../load.js';

/** Runs a load with a number of concurrent requests for a duration (ms), on new streams. */
export type Contender = (concurrency: number, durationMs: number) => Promise<Load>;

/** Creates personal information that contains `n`, so that every save is a change. */
export const createPersonalInfo = (n: number) => ({
  firstName: 'Ada',
  lastName: `Byron ${n}`,
  email: 'ada@example.com',
  title: 'Countess of Lovelace',
  linkedInUrl: 'https://www.linkedin.com/in/ada-byron',
});

/** Appends with the EventStoreDB client, each worker to its own stream. */
export const createRawAppends =
  (client: EventStoreDBClient): Contender =>
  (concurrency, durationMs) => {
    const runId = randomUUID();
    return measureLoad(concurrency, durationMs, (workerIndex, callIndex) =>
      client.appendToStream(
        `bench-${runId}-${workerIndex}`,
        jsonEvent({ type: 'PersonalInfoChanged', data: createPersonalInfo(callIndex) }),
        { expectedRevision: callIndex === 0 ? 'no_stream' : BigInt(callIndex - 1) },
      ),
    );
  };

/** Requests to the bare handler (bare.main.ts). */
export const createBareRequests =
  (url: string): Contender =>
  (concurrency, durationMs) => {
    const runId = randomUUID();
    return withHttpClient(concurrency, (http) =>
      measureLoad(concurrency, durationMs, (workerIndex, callIndex) =>
        http.send(
          'PATCH',
          `${url}/bare/bench-${runId}-${workerIndex}`,
          {},
          { personalInfo: createPersonalInfo(callIndex) },
        ),
      ),
    );
  };

/** A user with a token that the server accepts. */
interface Sender {
  readonly uid: string;
  readonly token: string;
}

/** Returns new users for a server whose identity provider accepts every token as a uid. */
export const generateSenders = (count: number): readonly Sender[] =>
  Array.from({ length: count }, () => {
    const uid = `bench-${randomUUID()}`;
    return { uid, token: uid };
  });

/** Requests to the command API, each worker as another user, with or without an Idempotency-Key per request. */
export const createCommandRequests =
  (
    url: string,
    keyMode: 'with-key' | 'without-key',
    getSenders: (count: number) => readonly Sender[] = generateSenders,
  ): Contender =>
  (concurrency, durationMs) =>
    withHttpClient(concurrency, async (http) => {
      const senders = getSenders(concurrency);
      const createHeaders = (token: string) => ({
        authorization: `Bearer ${token}`,
        ...(keyMode === 'with-key' ? { 'idempotency-key': randomUUID() } : {}),
      });
      for (const { uid, token } of senders) {
        await http.send('POST', `${url}/api/profile`, createHeaders(token), {
          userId: uid,
          personalInfo: createPersonalInfo(-1),
        });
      }
      return measureLoad(concurrency, durationMs, (workerIndex, callIndex) => {
        const { uid = '', token = '' } = senders[workerIndex] ?? {};
        return http.send('PATCH', `${url}/api/profile/personal-info/${uid}`, createHeaders(token), {
          personalInfo: createPersonalInfo(callIndex),
        });
      });
    });

async function withHttpClient(connections: number, work: (http: HttpClient) => Promise<Load>): Promise<Load> {
  const http = new HttpClient(connections);
  try {
    return await work(http);
  } finally {
    http.close();
  }
}
