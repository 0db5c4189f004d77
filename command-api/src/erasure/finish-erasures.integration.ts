import { profileStream } from '@trackrecord/contracts';
import { sleep } from '@trackrecord/platform';
import { seededRandom, sample } from '@trackrecord/platform/testing/random';
import { scaled, TEST_SEED } from '@trackrecord/platform/testing/test-scale';
import { signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { Queue } from 'bullmq';
import { requestErasure, createPopulatedUser, copyPopulatedUser } from '../testing/populated-user.js';
import { stackErasure, type StackErasure } from '../testing/stack-erasure.js';
import { eraseUser, type ErasureContext, partsLeft } from './erase-user.js';
import type { Eraser } from './eraser.js';
import { finishErasures, reopenRestored } from './finish-erasures.js';
import { PERSONAL_COLLECTIONS } from './personal-collections.js';

let stack: StackErasure;
beforeAll(async () => {
  stack = await stackErasure();
});
afterAll(() => stack.close());

/** Stands for the death of the process. */
class Killed extends Error {}

/** Two minutes later: the request that started the erasure has timed out. */
const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

const left = (uid: string) => partsLeft(uid, stack.parts.erasers);
const stateOf = async (uid: string) => (await stack.erasures.find(uid))?.state;

/** Returns what each part holds, and the state of the erasure. */
async function whatIsLeft(uid: string): Promise<unknown> {
  const types: string[] = [];
  for await (const { type } of stack.store.readStream(profileStream(uid))) types.push(type);
  return {
    left: await left(uid),
    types,
    account: await stack.identities.has(uid),
    isOver: (await stateOf(uid)) !== 'begun',
  };
}

/** Returns erasers of which one fails at its start, as if the process had died. */
const killingBefore = (erasers: readonly Eraser[], at: number): readonly Eraser[] =>
  erasers.map((eraser, index) => (index === at ? { ...eraser, erase: () => Promise.reject(new Killed()) } : eraser));

/** Erases a user in this process. */
const erasedWith = async ({ uid }: TestUser, parts: ErasureContext) =>
  eraseUser(await stack.erasures.begin(uid, new Date()), parts);

/** Starts an erasure in a process that dies between two steps. */
async function cutOff(user: TestUser, at: number): Promise<void> {
  const parts = { ...stack.parts, erasers: killingBefore(stack.parts.erasers, at) };
  await expect(erasedWith(user, parts)).rejects.toThrow(Killed);
}

/** Starts an erasure in a process that dies in the middle of a step. */
async function cutOffWithin(user: TestUser, killing: () => void): Promise<void> {
  killing();
  await expect(erasedWith(user, stack.parts)).rejects.toThrow(Killed);
  jest.restoreAllMocks();
}

/** Runs `finishErasures` until nothing is left to do, like the queue. */
async function goesOn({ parts }: Pick<StackErasure, 'parts'>, minutes: number): Promise<void> {
  const { signal } = new AbortController();
  for (let round = 0; round < 20; round += 1) {
    const { finished, settled, failed } = await finishErasures(parts, signal, later(minutes));
    expect(failed).toBe(0);
    if (finished + settled === 0) return;
  }
  throw new Error('it does not come to an end');
}

it('finishes after a restart, wherever the process died', async () => {
  const steps = sample(seededRandom(TEST_SEED), [...stack.parts.erasers.keys()], scaled(5));
  const template = await createPopulatedUser();
  const copies = Array.from({ length: steps.length + 3 }, () => copyPopulatedUser(template, stack.mongo.db));
  const people = [template, ...(await Promise.all(copies))];
  const [last, first, second, streams, ...between] = people;
  if (!last || !first || !second || !streams) throw new Error('there is nobody');
  for (const [at, user] of between.entries()) await cutOff(user, steps[at] ?? 0);
  const { erasures, store, keys } = stack;
  const killed = () => Promise.reject(new Killed());
  // Everything is gone, and nobody has signed anything.
  await cutOffWithin(last, () => jest.spyOn(erasures, 'finish').mockImplementation(killed));
  // One stream has ended and is not cut; both have ended, and one of them is not cut; the key is still whole.
  await cutOffWithin(first, () => jest.spyOn(store, 'truncateToLastEvent').mockImplementation(killed));
  const truncateToLastEvent = store.truncateToLastEvent.bind(store);
  await cutOffWithin(second, () =>
    jest.spyOn(store, 'truncateToLastEvent').mockImplementationOnce(truncateToLastEvent).mockImplementation(killed),
  );
  await cutOffWithin(streams, () => jest.spyOn(keys, 'destroy').mockImplementation(killed));

  const restarted = await stackErasure();
  await goesOn(restarted, 2);
  await restarted.close();
  for (const { uid } of people) {
    expect(await whatIsLeft(uid)).toEqual({ left: [], types: ['AccountErased'], account: false, isOver: true });
    expect((await stack.erasures.find(uid))?.receipt).toBeDefined();
  }
}, 240_000);

it('finishes other erasures while one keeps failing', async () => {
  const [stubborn, ...others] = await Promise.all(Array.from({ length: 3 }, () => signUp()));
  for (const user of [stubborn, ...others]) if (user) await cutOff(user, 0);
  const failing = stack.parts.erasers.map((eraser): Eraser => ({
    ...eraser,
    erase: (uid) => (uid === stubborn?.uid ? Promise.reject(new Error('stubborn')) : eraser.erase(uid)),
  }));
  const { signal } = new AbortController();
  const rounds = Array.from({ length: 3 }, () =>
    finishErasures({ ...stack.parts, erasers: failing }, signal, later(2)),
  );
  for (const round of await Promise.all(rounds)) expect(round.failed).toBeGreaterThanOrEqual(0);
  for (const { uid } of others) expect(await stateOf(uid)).not.toBe('begun');
  expect(await stateOf(String(stubborn?.uid))).toBe('begun');
  await goesOn(stack, 2);
  expect(await stateOf(String(stubborn?.uid))).not.toBe('begun');
}, 60_000);

it('is finished by the queue', async () => {
  const user = await signUp();
  await cutOff(user, 2);
  const list = stack.keysMongo.db.collection<{ _id: string }>('erasures');
  await list.updateOne({ _id: user.uid }, { $set: { since: new Date(0) } });
  const queue = new Queue('erasure', { connection: stack.redis });
  for (let left = 300; left > 0 && (await stateOf(user.uid)) === 'begun'; left -= 1) {
    // What the schedule has planned for the next half minute is done at once, unless it is being done already.
    for (const job of await queue.getDelayed()) await job.promote().catch(() => undefined);
    await sleep(200);
  }
  await queue.close();
  expect(await stateOf(user.uid)).not.toBe('begun');
  expect(await left(user.uid)).toEqual([]);
}, 90_000);

it('rejects requests until it is finished, and a repeated request finishes it', async () => {
  const user = await createPopulatedUser();
  await cutOff(user, 4);
  const { status, body } = await requestErasure(user);
  expect({ status, body: body as unknown }).toMatchObject({ status: 200 });
  expect(await left(user.uid)).toEqual([]);
}, 60_000);

it('erases on the second pass what was written with a cached key', async () => {
  const user = await signUp();
  await erasedWith(user, stack.parts);
  const written = stack.mongo.db.collection<{ _id: string; uid?: string }>('outcomes');
  await written.insertOne({ _id: `late-${user.uid}`, uid: user.uid });
  expect(await left(user.uid)).toEqual(['outcomes']);
  await goesOn(stack, 3);
  expect(await left(user.uid)).toEqual([]);
  expect(await stateOf(user.uid)).toBe('settled');
}, 60_000);

it('erases data again that a restored backup brought back', async () => {
  const user = await createPopulatedUser();
  const { db } = stack.mongo;
  const kept = await Promise.all(
    PERSONAL_COLLECTIONS.map(async ({ collection, owner }) => ({
      collection,
      documents: await db
        .collection<{ _id: string }>(collection)
        .find({ [owner]: user.uid })
        .toArray(),
    })),
  );
  await erasedWith(user, stack.parts);
  await goesOn(stack, 3);
  expect(await stateOf(user.uid)).toBe('settled');

  for (const { collection, documents } of kept)
    if (documents.length > 0) await db.collection<{ _id: string }>(collection).insertMany(documents);
  expect((await left(user.uid)).length).toBeGreaterThan(3);
  expect(await reopenRestored(stack.parts, new AbortController().signal)).toBe(1);
  await finishErasures(stack.parts, new AbortController().signal);
  expect(await left(user.uid)).toEqual([]);
  expect(await stateOf(user.uid)).toBe('settled');
}, 60_000);
