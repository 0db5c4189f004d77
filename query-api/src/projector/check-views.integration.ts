import { randomUUID } from 'node:crypto';
import { VIEW_CHECKS_COLLECTION, VIEW_MISMATCHES_COLLECTION, type ViewMismatchDocument } from '@trackrecord/contracts';
import { waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';
import type { Collection } from 'mongodb';
import { ProjectorTestbed, renameProjection } from '../testing/projector-testbed.js';
import { sumProjection } from '../testing/sum-projection.js';
import { CheckPositions } from './check-positions.js';
import { checkViews, type CheckResult } from './check-views.js';
import { rebuildAll, rebuildStream } from './rebuild.js';
import { ViewStore } from './view-store.js';

const name = `checked-${randomUUID().slice(0, 8)}`;
const SUBJECTS = ['ada-with-a-long-id', 'bob-with-a-long-id', 'eve-with-a-long-id'];

let testbed: ProjectorTestbed<number>;
let mismatches: Collection<ViewMismatchDocument>;
beforeAll(async () => {
  testbed = await ProjectorTestbed.open(renameProjection(sumProjection, name));
  mismatches = testbed.mongo.db.collection(VIEW_MISMATCHES_COLLECTION);
  for (const subject of SUBJECTS) await testbed.append(subject, { type: 'Added', data: 7 });
  await testbed.whileProjecting(() =>
    waitUntil('all views', async () => {
      const { views } = await getTarget();
      return (await views.readEach(SUBJECTS)).size === SUBJECTS.length;
    }),
  );
});
afterAll(() => testbed.close());

const getTarget = async () => ({
  ...testbed.createTarget(await testbed.projections.readLiveCollection(name)),
  store: testbed.store,
});

/** Changes a stored view, encrypted with the right key. */
async function alterView(subject: string, view: number): Promise<void> {
  const { views } = await getTarget();
  const stored = (await views.read([subject])).get(subject);
  if (!stored) throw new Error(`there is no view of ${subject}`);
  await views.write([{ ...stored, subject, view, replaces: stored }]);
}

/** Checks views during the work. */
async function whileChecking<Result>(work: (results: readonly CheckResult[]) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const results: CheckResult[] = [];
  const checking = checkViews(
    {
      projection: name,
      intervalSeconds: 0.01,
      getTarget,
      positions: new CheckPositions(testbed.mongo.db),
      isIdle: () => true,
      onChecked: (result) => results.push(result),
      logger: testbed.logger,
    },
    stop.signal,
  );
  try {
    return await work(results);
  } finally {
    stop.abort();
    await checking;
  }
}

const waitForMismatch = (uid: string) =>
  whileChecking(() => waitFor('the mismatch', async () => (await mismatches.findOne({ uid })) ?? undefined));
const waitUntilCleared = () =>
  waitUntil('no mismatch', async () => (await (await getTarget()).mismatches.count()) === 0);

it('finds no mismatch in views that the projector made', async () => {
  const results = await whileChecking(async (current) => {
    await waitUntil('two passes', () => current.length >= 2 * SUBJECTS.length);
    return [...current];
  });
  expect(new Set(results)).toEqual(new Set(['same']));
  expect(await mismatches.countDocuments()).toBe(0);
});

it('stores a view that was altered, and removes it once it equals its stream', async () => {
  await alterView('bob-with-a-long-id', 8);
  const { since, ...found } = await waitForMismatch('bob-with-a-long-id');
  expect(found).toEqual({
    _id: `${name}-views|bob-with-a-long-id`,
    collection: `${name}-views`,
    uid: 'bob-with-a-long-id',
    revision: 0,
    paths: ['the root'],
  });
  // Found again, it keeps the time at which it was found first.
  await whileChecking((results) =>
    waitUntil('it is found again', () => results.filter((result) => result === 'different').length > 1),
  );
  expect((await mismatches.findOne({ uid: 'bob-with-a-long-id' }))?.since).toEqual(since);

  await alterView('bob-with-a-long-id', 7);
  await whileChecking(waitUntilCleared);
});

it('compares a view that was the same again once its document changes, and not before', async () => {
  const compare = jest.spyOn(ViewStore.prototype, 'readWithContent');
  await whileChecking(async (results) => {
    await waitUntil('three passes', () => results.length >= 3 * SUBJECTS.length);
    expect(compare.mock.calls.map(([subject]) => subject).toSorted()).toEqual(SUBJECTS);

    await alterView('eve-with-a-long-id', 8);
    await waitFor('the mismatch', async () => (await mismatches.findOne({ uid: 'eve-with-a-long-id' })) ?? undefined);
    await alterView('eve-with-a-long-id', 7);
    await waitUntilCleared();
  });
  compare.mockRestore();
});

it('forgets a mismatch when the view or its projection is rebuilt', async () => {
  const { store, projections, createTarget } = testbed;
  await alterView('eve-with-a-long-id', 9);
  await waitForMismatch('eve-with-a-long-id');
  await rebuildStream(name, `${name}-eve-with-a-long-id`, store, projections, createTarget);
  await waitUntilCleared();

  await alterView('eve-with-a-long-id', 9);
  await waitForMismatch('eve-with-a-long-id');
  await rebuildAll(name, store, projections, createTarget);
  expect(await mismatches.countDocuments()).toBe(0);
  const { views } = await getTarget();
  expect((await views.read(['eve-with-a-long-id'])).get('eve-with-a-long-id')?.view).toBe(7);
});

it('forgets the mismatch of a view that is gone', async () => {
  await alterView('ada-with-a-long-id', 1);
  await waitForMismatch('ada-with-a-long-id');
  const { views } = await getTarget();
  await views.write([{ subject: 'ada-with-a-long-id', deleted: true }]);
  await whileChecking(waitUntilCleared);
});

it('stores how far it is, but no id', async () => {
  const found = await testbed.mongo.db.collection(VIEW_CHECKS_COLLECTION).find().toArray();
  expect(found).toEqual([{ _id: name, after: expect.any(String) }]);
  expect(JSON.stringify(found)).not.toMatch(/with-a-long-id/);
});

it('samples each view at most once', async () => {
  const { views } = await getTarget();
  const remaining = ['bob-with-a-long-id', 'eve-with-a-long-id'];
  expect([...(await views.sampleSubjects(10))].toSorted()).toEqual(remaining);
  const [one] = await views.sampleSubjects(1);
  expect(remaining).toContain(one);
});
