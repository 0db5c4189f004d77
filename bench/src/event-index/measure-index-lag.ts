import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, EVENT_INDEX_COLLECTION, type EventIndexDocument } from '@trackrecord/platform';
import type { Collection } from 'mongodb';
import { HttpClient } from '../http-client.js';
import { createPersonalInfo, generateSenders } from '../write-path/contenders.js';

const POLL_MS = 20;
const SAMPLE_INTERVAL_MS = 200;
/** The bench fails if an event is not in the index by then. */
const TIMEOUT_MS = 120_000;

type Rows = Collection<EventIndexDocument>;

/** Returns the rows of the index. */
export const getIndexRows = (db: Database): Rows => db.collection(EVENT_INDEX_COLLECTION);

/** Waits until an event is in the index. Returns how long it took (ms). @throws {Error} after two minutes. */
export async function waitUntilIndexed(rows: Rows, uid: string, revision: number): Promise<number> {
  const startedAt = performance.now();
  while ((await rows.findOne({ uid, revision, category: 'profile' }, { projection: { _id: 1 } })) === null) {
    if (performance.now() - startedAt > TIMEOUT_MS) throw new Error('the index does not have an event after 2 minutes');
    await sleep(POLL_MS);
  }
  return performance.now() - startedAt;
}

/** Saves once, and waits until the index has the save, and with it all events before. Returns how long it took (ms). */
export async function waitUntilAllIndexed(url: string, rows: Rows): Promise<number> {
  const [{ uid, token } = { uid: '', token: '' }] = generateSenders(1);
  const http = new HttpClient(1);
  const startedAt = performance.now();
  try {
    const body = { userId: uid, personalInfo: createPersonalInfo(0) };
    await http.send('POST', `${url}/api/profile`, { authorization: `Bearer ${token}` }, body);
  } finally {
    http.close();
  }
  await waitUntilIndexed(rows, uid, 0);
  return performance.now() - startedAt;
}

/** Saves at a rate (per second) for a duration. Returns how long samples of the saves took to get into the index (ms). */
export async function measureIndexLag(
  url: string,
  rows: Rows,
  {
    concurrency,
    rate,
    durationMs,
  }: { readonly concurrency: number; readonly rate: number; readonly durationMs: number },
): Promise<readonly number[]> {
  const http = new HttpClient(concurrency);
  const senders = generateSenders(concurrency);
  const lags: Promise<number>[] = [];
  const intervalMs = (1_000 * concurrency) / rate;
  const startedAt = performance.now();
  let nextSampleAt = startedAt;
  const saveForever = async ({ uid, token }: (typeof senders)[number], index: number) => {
    const headers = { authorization: `Bearer ${token}` };
    await http.send('POST', `${url}/api/profile`, headers, { userId: uid, personalInfo: createPersonalInfo(-1) });
    for (let n = 0; ; n += 1) {
      // The workers take turns, so that the saves are spread over the time.
      const dueAt = startedAt + (n + index / concurrency) * intervalMs;
      if (dueAt > startedAt + durationMs) return;
      await sleep(Math.max(0, dueAt - performance.now()));
      const { revision } = (await http.send('PATCH', `${url}/api/profile/personal-info/${uid}`, headers, {
        personalInfo: createPersonalInfo(n),
      })) as { readonly revision: number };
      if (performance.now() < nextSampleAt) continue;
      nextSampleAt = performance.now() + SAMPLE_INTERVAL_MS;
      lags.push(waitUntilIndexed(rows, uid, revision));
    }
  };
  try {
    await Promise.all(senders.map(saveForever));
    return await Promise.all(lags);
  } finally {
    http.close();
  }
}
