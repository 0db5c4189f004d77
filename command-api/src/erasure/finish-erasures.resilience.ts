import { PERSONAL_COLLECTIONS, profileStream } from '@trackrecord/contracts';
import { sleep } from '@trackrecord/platform';
import { seededRandom, sample } from '@trackrecord/platform/testing/random';
import { scaled, TEST_SEED } from '@trackrecord/platform/testing/test-scale';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { Queue } from 'bullmq';
import { requestErasure, createPopulatedUser, copyPopulatedUser } from '../testing/populated-user.js';
import { openStackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { eraseUser, type ErasureContext, findRemainingParts } from './erase-user.js';
import type { Eraser } from './eraser.js';
import { finishErasures, reopenRestoredErasures } from './finish-erasures.js';

let stack: StackErasure;
beforeAll(async () => {
  stack = await openStackErasure();
});
afterAll(() => stack.close());

/** Simulates a crash of the process. */
class Crash extends Error {}

/** Returns the time in n minutes; after two, the request that started an erasure has timed out. */
const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

const getRemainingParts = (uid: string) => findRemainingParts(uid, stack.context.erasers);
const getState = async (uid: string) => (await stack.erasures.find(uid))?.state;

/** Returns the remaining parts, event types and account of a user, and whether the erasure is finished. */
async function readRemainingData(uid: string): Promise<unknown> {
  const types: string[] = [];
  for await (const { type } of stack.store.readStream(profileStream(uid))) types.push(type);
  return {
    parts: await getRemainingParts(uid),
    types,
    account: await stack.identities.has(uid),
    isFinished: (await getState(uid)) !== 'begun',
  };
}

/** Returns the erasers; this step crashes before it erases anything. */
const crashBefore = (erasers: readonly Eraser[], step: number): readonly Eraser[] =>
  erasers.map((eraser, index) => (index === step ? { ...eraser, erase: () => Promise.reject(new Crash()) } : eraser));

/** Erases a user in this process. */
const erase = async ({ uid }: TestUser, context: ErasureContext) =>
  eraseUser(await stack.erasures.begin(uid, new Date()), context);

/** Starts an erasure that crashes before a step. */
async function crashBeforeStep(user: TestUser, step: number): Promise<void> {
  const context = { ...stack.context, erasers: crashBefore(stack.context.erasers, step) };
  await expect(erase(user, context)).rejects.toThrow(Crash);
}

/** Starts an erasure that crashes within a step. */
async function crashWithinStep(user: TestUser, mockCrash: () => void): Promise<void> {
  mockCrash();
  await expect(erase(user, stack.context)).rejects.toThrow(Crash);
  jest.restoreAllMocks();
}

/** Calls `finishErasures` until nothing is left to do, like the queue. */
async function finishAll({ context }: Pick<StackErasure, 'context'>, minutes: number): Promise<void> {
  const { signal } = new AbortController();
  for (let round = 0; round < 20; round += 1) {
    const { finished, settled, failed } = await finishErasures(context, signal, minutesFromNow(minutes));
    expect(failed).toBe(0);
    if (finished + settled === 0) return;
  }
  throw new Error('erasures are still unfinished after 20 rounds');
}

it('finishes an erasure after a restart, whichever step crashed', async () => {
  const steps = sample(seededRandom(TEST_SEED), [...stack.context.erasers.keys()], scaled(5));
  const template = await createPopulatedUser();
  const copies = Array.from({ length: steps.length + 3 }, () => copyPopulatedUser(template, stack.mongo.db));
  const users = [template, ...(await Promise.all(copies))];
  const [receiptUser, firstStreamUser, secondStreamUser, keyUser, ...others] = users;
  if (!receiptUser || !firstStreamUser || !secondStreamUser || !keyUser) throw new Error('too few users');
  for (const [at, user] of others.entries()) await crashBeforeStep(user, steps[at] ?? 0);
  const { erasures, store, keys } = stack;
  const crash = () => Promise.reject(new Crash());
  // Crashes before the receipt is stored, after everything is erased.
  await crashWithinStep(receiptUser, () => jest.spyOn(erasures, 'finish').mockImplementation(crash));
  // Crashes before the first stream is truncated.
  await crashWithinStep(firstStreamUser, () => jest.spyOn(store, 'truncateToLastEvent').mockImplementation(crash));
  // Crashes before the second stream is truncated.
  const truncateToLastEvent = store.truncateToLastEvent.bind(store);
  await crashWithinStep(secondStreamUser, () =>
    jest.spyOn(store, 'truncateToLastEvent').mockImplementationOnce(truncateToLastEvent).mockImplementation(crash),
  );
  // Crashes before the key is destroyed.
  await crashWithinStep(keyUser, () => jest.spyOn(keys, 'destroy').mockImplementation(crash));

  const restartedStack = await openStackErasure();
  await finishAll(restartedStack, 2);
  await restartedStack.close();
  for (const { uid } of users) {
    expect(await readRemainingData(uid)).toEqual({
      parts: [],
      types: ['AccountErased'],
      account: false,
      isFinished: true,
    });
    expect((await stack.erasures.find(uid))?.receipt).toBeDefined();
  }
}, 240_000);

it('finishes other erasures while one keeps failing', async () => {
  const [failingUser, ...others] = await Promise.all(Array.from({ length: 3 }, () => signUp()));
  for (const user of [failingUser, ...others]) if (user) await crashBeforeStep(user, 0);
  const failingErasers = stack.context.erasers.map((eraser): Eraser => ({
    ...eraser,
    erase: (uid, cause) =>
      uid === failingUser?.uid ? Promise.reject(new Error('eraser failed')) : eraser.erase(uid, cause),
  }));
  const { signal } = new AbortController();
  const rounds = Array.from({ length: 3 }, () =>
    finishErasures({ ...stack.context, erasers: failingErasers }, signal, minutesFromNow(2)),
  );
  for (const round of await Promise.all(rounds)) expect(round.failed).toBeGreaterThanOrEqual(0);
  for (const { uid } of others) expect(await getState(uid)).not.toBe('begun');
  expect(await getState(String(failingUser?.uid))).toBe('begun');
  await finishAll(stack, 2);
  expect(await getState(String(failingUser?.uid))).not.toBe('begun');
});

it('finishes an erasure with the scheduled job', async () => {
  const user = await signUp();
  await crashBeforeStep(user, 2);
  const list = stack.keysMongo.db.collection<{ _id: string }>('erasures');
  await list.updateOne({ _id: user.uid }, { $set: { since: new Date(0) } });
  const queue = new Queue('erasure', { connection: stack.redis });
  for (let attempts = 300; attempts > 0 && (await getState(user.uid)) === 'begun'; attempts -= 1) {
    // Promotes the job scheduled for the next half minute; fails if it is already active.
    for (const job of await queue.getDelayed()) await job.promote().catch(() => undefined);
    await sleep(200);
  }
  await queue.close();
  expect(await getState(user.uid)).not.toBe('begun');
  expect(await getRemainingParts(user.uid)).toEqual([]);
});

it('finishes an interrupted erasure when the user requests it again', async () => {
  const user = await createPopulatedUser();
  await crashBeforeStep(user, 4);
  const { status, body } = await requestErasure(user);
  expect({ status, body: body as unknown }).toMatchObject({ status: 200 });
  expect(await getRemainingParts(user.uid)).toEqual([]);
});

it('erases on the second pass what was written with a cached key', async () => {
  const user = await signUp();
  await erase(user, stack.context);
  const outcomes = stack.mongo.db.collection<{ _id: string; uid?: string }>('outcomes');
  await outcomes.insertOne({ _id: `late-${user.uid}`, uid: user.uid });
  expect(await getRemainingParts(user.uid)).toEqual(['outcomes']);
  await finishAll(stack, 3);
  expect(await getRemainingParts(user.uid)).toEqual([]);
  expect(await getState(user.uid)).toBe('settled');
});

it('erases data again that a restored backup brought back', async () => {
  const user = await createPopulatedUser();
  const { db } = stack.mongo;
  const backup = await Promise.all(
    PERSONAL_COLLECTIONS.map(async ({ collection, userField }) => ({
      collection,
      documents: await db
        .collection<{ _id: string }>(collection)
        .find({ [userField]: user.uid })
        .toArray(),
    })),
  );
  await erase(user, stack.context);
  await finishAll(stack, 3);
  expect(await getState(user.uid)).toBe('settled');

  for (const { collection, documents } of backup)
    if (documents.length > 0) await db.collection<{ _id: string }>(collection).insertMany(documents);
  expect((await getRemainingParts(user.uid)).length).toBeGreaterThan(3);
  expect(await reopenRestoredErasures(stack.context, new AbortController().signal)).toBeGreaterThanOrEqual(1);
  await finishErasures(stack.context, new AbortController().signal);
  expect(await getRemainingParts(user.uid)).toEqual([]);
  expect(await getState(user.uid)).toBe('settled');
});
