import { startRead } from '../reading/start-read.js';
import { ControlledFlush } from '../testing/controlled-flush.js';
import { createTemporaryFolder } from '../testing/temporary-folder.js';
import {
  getAllEvents,
  readStreamEvents,
  createMetadataEvent,
  openTestStore,
  createProposedEvent,
} from '../testing/test-store.js';
import type { EventStore } from './event-store.js';

const folder = createTemporaryFolder();
const flush = new ControlledFlush();
let store: EventStore;

beforeEach(async () => {
  store = await openTestStore(folder.path, { sync: flush.sync });
});
afterEach(async () => {
  const closePromise = store.close();
  flush.finish();
  await closePromise;
  folder.remove();
});

/** Returns true if the promise resolves within five turns of the event loop. */
async function isResolved(promise: Promise<unknown>): Promise<boolean> {
  const waitForTurns = async (): Promise<false> => {
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    return false;
  };
  return Promise.race([promise.then(() => true), waitForTurns()]);
}

test('publishes and acknowledges an event only once it is on disk', async () => {
  const append = store.append('s', 'no_stream', [createProposedEvent('1')]);
  await flush.waitUntilStarted();
  expect(await isResolved(append)).toBe(false);
  expect(readStreamEvents(store, 's')).toBe('not-found');
  expect(getAllEvents(store)).toEqual([]);
  flush.finish();
  expect(await append).toMatchObject({ kind: 'written', revision: 0 });
  expect(readStreamEvents(store, 's')).toHaveLength(1);
  expect(getAllEvents(store)).toHaveLength(1);
});

test('sends an event to subscribers only once it is on disk', async () => {
  const steps = startRead(store, { kind: 'subscribe-to-stream', stream: 's', after: 'start' });
  const next = (): string | undefined => steps.next().value?.kind;
  expect([next(), next(), next()]).toEqual(['confirmation', 'caught-up', 'wait']);
  const append = store.append('s', 'any', [createProposedEvent('1')]);
  await flush.waitUntilStarted();
  expect(next()).toBe('wait');
  flush.finish();
  await append;
  expect([next(), next()]).toEqual(['event', 'wait']);
});

test('checks the expected revision against events that are not on disk yet, and responds once they are', async () => {
  const first = store.append('s', 'no_stream', [createProposedEvent('1')]);
  await flush.waitUntilStarted();
  const second = store.append('s', 'no_stream', [createProposedEvent('2')]);
  expect(await isResolved(second)).toBe(false);
  flush.finish();
  expect(await first).toMatchObject({ kind: 'written', revision: 0 });
  expect(await second).toEqual({ kind: 'wrong-revision', currentRevision: 0 });
});

test('a retry of an append that is not on disk yet waits for it and writes nothing', async () => {
  const events = [createProposedEvent('1'), createProposedEvent('2')];
  const first = store.append('s', 'any', events);
  await flush.waitUntilStarted();
  const retry = store.append('s', 'any', events);
  expect(await isResolved(retry)).toBe(false);
  flush.finish();
  expect(await retry).toEqual(await first);
  expect(readStreamEvents(store, 's')).toHaveLength(2);
});

test('applies new metadata for readers only once they are on disk', async () => {
  const appendPromise = store.append('s', 'any', [createProposedEvent('1'), createProposedEvent('2')]);
  await flush.waitUntilStarted();
  flush.finish();
  await appendPromise;
  const metadataPromise = store.append('$$s', 'any', [createMetadataEvent({ $maxCount: 1 })]);
  await flush.waitUntilStarted();
  expect(readStreamEvents(store, 's')).toHaveLength(2);
  flush.finish();
  await metadataPromise;
  expect(readStreamEvents(store, 's')).toHaveLength(1);
});

test('publishes and acknowledges nothing after a failed flush', async () => {
  const otherFolder = createTemporaryFolder();
  const failures: Error[] = [];
  const failingFlush = new ControlledFlush();
  const failingStore = await openTestStore(otherFolder.path, {
    sync: failingFlush.sync,
    onFailure: (error) => failures.push(error),
  });
  const append = failingStore.append('s', 'any', [createProposedEvent('1')]);
  await failingFlush.waitUntilStarted();
  failingFlush.finish(new Error('EIO'));
  expect(await isResolved(append)).toBe(false);
  expect(await isResolved(failingStore.append('s', 'any', [createProposedEvent('2')]))).toBe(false);
  expect(failures).toEqual([new Error('EIO')]);
  expect(getAllEvents(failingStore)).toEqual([]);
  await failingStore.close();
  otherFolder.remove();
});
