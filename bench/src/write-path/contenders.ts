import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { HttpClient } from '../http-client.js';
import { type Load, load } from '../load.js';

/** Something to measure: runs with so many in flight for so long (milliseconds), on streams of its own. */
export type Contender = (flight: number, duration: number) => Promise<Load>;

/** Personal information that differs by `n`, so that saving it is always a change. */
export const personalInfo = (n: number) => ({
  firstName: 'Ada',
  lastName: `Byron ${n}`,
  email: 'ada@example.com',
  title: 'Countess of Lovelace',
  linkedInUrl: 'https://www.linkedin.com/in/ada-byron',
});

/** Appends with the client alone, each worker to a stream of its own. */
export const rawAppends =
  (client: EventStoreDBClient): Contender =>
  (flight, duration) => {
    const run = randomUUID();
    return load(flight, duration, (worker, n) =>
      client.appendToStream(
        `bench-${run}-${worker}`,
        jsonEvent({ type: 'PersonalInfoChanged', data: personalInfo(n) }),
        { expectedRevision: n === 0 ? 'no_stream' : BigInt(n - 1) },
      ),
    );
  };

/** Requests to the bare handler (bare.main.ts). */
export const bareHandler =
  (url: string): Contender =>
  (flight, duration) => {
    const run = randomUUID();
    return overHttp(flight, (http) =>
      load(flight, duration, (worker, n) =>
        http.send('PATCH', `${url}/bare/bench-${run}-${worker}`, {}, { personalInfo: personalInfo(n) }),
      ),
    );
  };

/** Requests to our command API (ours.main.ts), each worker a user; `named` ones carry an Idempotency-Key each. */
export const ourCommands =
  (url: string, naming: 'named' | 'unnamed'): Contender =>
  (flight, duration) =>
    overHttp(flight, async (http) => {
      const uids = Array.from({ length: flight }, () => `bench-${randomUUID()}`);
      const headers = (worker: number) => ({
        authorization: `Bearer ${uids[worker] ?? ''}`,
        ...(naming === 'named' ? { 'idempotency-key': randomUUID() } : {}),
      });
      for (const [worker, userId] of uids.entries()) {
        await http.send('POST', `${url}/api/profile`, headers(worker), { userId, personalInfo: personalInfo(-1) });
      }
      return load(flight, duration, (worker, n) =>
        http.send('PATCH', `${url}/api/profile/personal-info/${uids[worker] ?? ''}`, headers(worker), {
          personalInfo: personalInfo(n),
        }),
      );
    });

async function overHttp(connections: number, work: (http: HttpClient) => Promise<Load>): Promise<Load> {
  const http = new HttpClient(connections);
  try {
    return await work(http);
  } finally {
    http.close();
  }
}
