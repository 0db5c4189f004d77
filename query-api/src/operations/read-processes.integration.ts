import { randomUUID } from 'node:crypto';
import { PRESENCE, type ProcessDocument, PROCESSES_COLLECTION, UNENCRYPTED_EVENT_TYPES } from '@trackrecord/contracts';
import { makeProcess } from '@trackrecord/contracts/testing/operations-overview';
import type { Stores } from '@trackrecord/platform';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { readProcesses } from './read-processes.js';

let stores: Stores;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
});
afterAll(() => closeTestStores(stores));

it('shows a process that has not reported for 30 seconds as missing, whatever it last said of itself', async () => {
  const db = stores.mongo.db.client.db(`processes-${randomUUID().slice(0, 8)}`);
  const makeReport = (instance: string, ageMs: number, isReady = true): ProcessDocument => {
    const { state: _state, ...report } = makeProcess(instance);
    const seenAt = new Date(Date.now() - ageMs);
    return { ...report, _id: instance, startedAt: new Date(0), seenAt, isReady };
  };
  const hour = 3_600_000;
  await db
    .collection<ProcessDocument>(PROCESSES_COLLECTION)
    // Reports of the future are of a process that still runs, behind a clock that is ahead.
    .insertMany([
      makeReport('a', -hour),
      makeReport('b', -hour, false),
      makeReport('c', PRESENCE.missingAfterMs + hour),
    ]);
  const processes = await readProcesses(db);
  expect(processes.map(({ instance, state }) => [instance, state])).toEqual([
    ['a', 'ready'],
    ['b', 'not-ready'],
    ['c', 'missing'],
  ]);
  await db.dropDatabase();
});
