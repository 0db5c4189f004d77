import { randomUUID } from 'node:crypto';
import { EVENT_INDEX_COLLECTION, filterRowsById, type RecordedEvent } from '@trackrecord/platform';
import { seededRandom } from '@trackrecord/platform/testing/random';
import { TEST_SEED } from '@trackrecord/platform/testing/test-scale';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';
import { Long } from 'mongodb';
import { IndexTestbed, UNREAD_CATEGORIES } from '../testing/index-testbed.js';
import { EventIndex } from './event-index.js';

const DAY_MS = 24 * 60 * 60_000;

let testbed: IndexTestbed;
beforeEach(async () => {
  testbed = await IndexTestbed.open();
});
afterEach(async () => {
  await testbed.close();
});

/** Appends events of new accounts to their streams, one stream after the other. */
async function appendAccounts(accounts: number, count: number): Promise<readonly string[]> {
  const uids = Array.from({ length: accounts }, testbed.createUid);
  for (const uid of uids) for (const category of UNREAD_CATEGORIES) await testbed.append(uid, { category, count });
  return uids;
}

it('has a row for every event of users, from the start of the log and as they are appended', async () => {
  await appendAccounts(3, 4);
  await testbed.whileFilling(async () => {
    await testbed.waitUntilFilled();
    await appendAccounts(2, 3);
    await testbed.waitUntilFilled();
  });
  const rows = await testbed.readRows();
  expect(rows.length).toBeGreaterThan(35);
  expect(rows).toEqual(await testbed.scanLog());
});

it('is behind until all events have rows', async () => {
  await testbed.append(testbed.createUid());
  expect(testbed.lag.getSeconds()).toBeUndefined();
  await testbed.whileFilling(async () => {
    expect(testbed.lag.getSeconds()).toBeGreaterThanOrEqual(0);
    await testbed.waitUntilFilled();
    await waitUntil('nothing is behind', () => testbed.lag.getSeconds() === 0);
  });
});

it('finds events by the id and the short reference of their request, and none of a request with the same reference', async () => {
  const [uid, otherUid, requestId] = [testbed.createUid(), testbed.createUid(), randomUUID()];
  const otherRequestId = `${requestId.slice(0, 8)}${randomUUID().slice(8)}`;
  await testbed.append(uid, { requestId, count: 2 });
  await testbed.append(otherUid, { requestId: otherRequestId });
  await testbed.whileFilling(() => testbed.waitUntilFilled());
  const findUids = async (id: string) =>
    (await testbed.rows.find(filterRowsById(id)).sort({ _id: 1 }).toArray()).map((row) => row.uid);
  expect(await findUids(requestId)).toEqual([uid, uid]);
  expect(await findUids(otherRequestId)).toEqual([otherUid]);
  expect(await findUids(requestId.slice(0, 8))).toEqual([uid, uid, otherUid]);
});

it('loses and repeats no event if it is killed after any batch', async () => {
  await appendAccounts(6, 150);
  const random = seededRandom(TEST_SEED);
  const { record } = testbed.log;
  const advance = record.advance.bind(record);
  // A killed process stores no checkpoint on its way out.
  const storing = jest.spyOn(record, 'advance').mockImplementation(async (...args) => {
    if (random() < 0.5) await advance(...args);
  });
  for (let kill = 0; kill < 8; kill += 1) {
    const stop = new AbortController();
    const index = testbed.createIndex();
    const add = index.add.bind(index);
    let batchesLeft = 1 + Math.floor(random() * 3);
    jest.spyOn(index, 'add').mockImplementation(async (events) => {
      batchesLeft -= 1;
      const isKilled = batchesLeft <= 0;
      if (isKilled && random() < 0.5) throw new Error('killed before the rows were inserted');
      const added = await add(events);
      if (isKilled) throw new Error('killed before the checkpoint was stored');
      return added;
    });
    const filling = testbed.fill(index, stop, () => stop.abort());
    await testbed.append(testbed.createUid());
    await filling;
  }
  storing.mockRestore();
  await testbed.whileFilling(() => testbed.waitUntilFilled());
  expect(await testbed.readRows()).toEqual(await testbed.scanLog());
});

it('goes on at its checkpoint, without reading the log from the start', async () => {
  const [uid] = await appendAccounts(1, 1);
  await testbed.whileFilling(() => testbed.waitUntilFilled());
  await testbed.rows.deleteMany({ uid: uid ?? '' });
  await testbed.whileFilling(() => testbed.waitUntilFilled());
  expect(await testbed.readRows(uid)).toEqual([]);
});

it('is filled again if the log does not contain its checkpoint', async () => {
  await appendAccounts(2, 2);
  await testbed.whileFilling(() => testbed.waitUntilFilled());
  const checkpoint = await testbed.readCheckpoint();
  if (!checkpoint) throw new Error('there is no checkpoint');
  await testbed.log.record.advance(EVENT_INDEX_COLLECTION, { ...checkpoint, eventId: randomUUID() });
  // As rows of events that the log lost, at positions that other events have now.
  await testbed.rows.updateMany({}, { $set: { type: 'Lost' } });
  await testbed.whileFilling(() => testbed.waitUntilFilled());
  expect(await testbed.readRows()).toEqual(await testbed.scanLog());
});

it('deletes rows after its checkpoint, whose events the log may have lost', async () => {
  const [uid] = await appendAccounts(1, 1);
  await testbed.whileFilling(() => testbed.waitUntilFilled());
  const row = await testbed.rows.findOne({ uid: uid ?? '' });
  if (!row) throw new Error('there is no row');
  const { commit = '0' } = (await testbed.readCheckpoint()) ?? {};
  await testbed.rows.insertOne({ ...row, _id: Long.fromString(commit).add(1), type: 'Lost' });
  await testbed.whileFilling(() => testbed.waitUntilFilled());
  expect(await testbed.readRows()).toEqual(await testbed.scanLog());
});

it('keeps rows for another number of days after it was changed, and has no older events', async () => {
  const uid = testbed.createUid();
  await testbed.append(uid, { at: new Date(Date.now() - 40 * DAY_MS) });
  await testbed.append(uid, { at: new Date(Date.now() - 2 * DAY_MS) });
  const readExpiry = async () =>
    ((await testbed.rows.indexes()) as { expireAfterSeconds?: number }[]).flatMap(
      ({ expireAfterSeconds = [] }) => expireAfterSeconds,
    );
  for (const [days, count] of [
    [30, 1],
    [365, 2],
    [1, 0],
  ] as const) {
    await testbed.whileFilling(() => testbed.waitUntilFilled(), testbed.createIndex(days));
    expect(await readExpiry()).toEqual([(days * DAY_MS) / 1_000]);
    expect(await testbed.readRows(uid)).toHaveLength(count);
  }
});

describe('an erased account', () => {
  it('has no rows after its final events, nor after the index was filled again', async () => {
    const [uid = '', otherUid] = await appendAccounts(2, 5);
    await testbed.whileFilling(async () => {
      await testbed.waitUntilFilled();
      expect(await testbed.readRows(uid)).toHaveLength(10);
      await testbed.closeStreams(uid);
      await testbed.waitUntilFilled();
    });
    expect(await testbed.readRows(uid)).toEqual([]);
    expect(await testbed.readRows(otherUid)).toHaveLength(10);
    await testbed.log.record.rewind(EVENT_INDEX_COLLECTION);
    await testbed.whileFilling(() => testbed.waitUntilFilled());
    expect(await testbed.readRows(uid)).toEqual([]);
    expect(await testbed.readRows()).toEqual(await testbed.scanLog());
  });

  it('gets no rows of events that the index reads after the erasure began', async () => {
    const [uid = ''] = await appendAccounts(1, 5);
    await testbed.erasures.begin(uid, new Date());
    await testbed.whileFilling(() => testbed.waitUntilFilled());
    expect(await testbed.readRows(uid)).toEqual([]);
  });

  it('keeps no row that was inserted while the erasure began', async () => {
    const uid = testbed.createUid();
    await testbed.append(uid, { count: 3 });
    const events: RecordedEvent[] = [];
    for await (const event of testbed.store.readStream(`account-${uid}`)) events.push(event);
    // The erasure begins between the first look at the list and the insertion.
    const lookups: (readonly string[])[] = [];
    const findErased = (uids: readonly string[]) => {
      lookups.push(uids);
      return Promise.resolve(new Set(lookups.length === 1 ? [] : uids));
    };
    const index = new EventIndex(testbed.mongo.db, { findErased }, 365);
    await index.prepare();
    expect(await index.add(events)).toBe(3);
    expect(lookups).toEqual([[uid], [uid]]);
    expect(await testbed.readRows(uid)).toEqual([]);
  });

  it('has no rows although it was erased while many events were indexed', async () => {
    const uids = await appendAccounts(4, 120);
    await testbed.whileFilling(async () => {
      const appending = appendAccounts(3, 120);
      for (const uid of uids.slice(0, 3)) {
        await testbed.append(uid, { count: 100 });
        await testbed.erasures.begin(uid, new Date());
        await testbed.closeStreams(uid);
        // What the eraser of the part does.
        await testbed.rows.deleteMany({ uid });
      }
      await appending;
      await testbed.waitUntilFilled();
    });
    for (const uid of uids.slice(0, 3)) expect(await testbed.readRows(uid)).toEqual([]);
    expect(await testbed.readRows()).toEqual(await testbed.scanLog());
  });
});

it('goes on after errors of the database', async () => {
  const index = testbed.createIndex();
  jest.spyOn(index, 'add').mockRejectedValueOnce(new Error('no connection'));
  await appendAccounts(1, 2);
  await testbed.whileFilling(() => testbed.waitUntilFilled(), index);
  expect(testbed.errors).toEqual([new Error('no connection')]);
  expect(await testbed.readRows()).toEqual(await testbed.scanLog());
});
