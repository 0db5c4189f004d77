import { startRead } from '../reading/start-read.js';
import { HeldFlush } from '../testing/held-flush.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { allEvents, eventsOf, metadataEvent, openTestStore, proposedEvent } from '../testing/test-store.js';
import type { EventStore } from './event-store.js';

const folder = temporaryFolder();
const flush = new HeldFlush();
let store: EventStore;

beforeEach(async () => {
  store = await openTestStore(folder.path, { sync: flush.sync });
});
afterEach(async () => {
  const closed = store.close();
  flush.finish();
  await closed;
  folder.remove();
});

/** Whether the promise settles before the flush in progress ends. */
async function isAnswered(answer: Promise<unknown>): Promise<boolean> {
  const turns = async (): Promise<false> => {
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    return false;
  };
  return Promise.race([answer.then(() => true), turns()]);
}

test('readers see an event, and its writer is answered, only once it is on disk', async () => {
  const answer = store.append('s', 'no_stream', [proposedEvent('1')]);
  await flush.begun();
  expect(await isAnswered(answer)).toBe(false);
  expect(eventsOf(store, 's')).toBe('not-found');
  expect(allEvents(store)).toEqual([]);
  flush.finish();
  expect(await answer).toMatchObject({ kind: 'written', revision: 0 });
  expect(eventsOf(store, 's')).toHaveLength(1);
  expect(allEvents(store)).toHaveLength(1);
});

test('a subscriber gets an event only once it is on disk', async () => {
  const steps = startRead(store, { kind: 'subscribe-to-stream', stream: 's', after: 'start' });
  const next = (): string | undefined => steps.next().value?.kind;
  expect([next(), next(), next()]).toEqual(['confirmation', 'caught-up', 'wait']);
  const answer = store.append('s', 'any', [proposedEvent('1')]);
  await flush.begun();
  expect(next()).toBe('wait');
  flush.finish();
  await answer;
  expect([next(), next()]).toEqual(['event', 'wait']);
});

test('a writer is checked against events that are not on disk yet, and told so only once they are', async () => {
  const first = store.append('s', 'no_stream', [proposedEvent('1')]);
  await flush.begun();
  const second = store.append('s', 'no_stream', [proposedEvent('2')]);
  expect(await isAnswered(second)).toBe(false);
  flush.finish();
  expect(await first).toMatchObject({ kind: 'written', revision: 0 });
  expect(await second).toEqual({ kind: 'wrong-revision', current: 0 });
});

test('a retry of an append that is not on disk yet waits for it and writes nothing', async () => {
  const events = [proposedEvent('1'), proposedEvent('2')];
  const first = store.append('s', 'any', events);
  await flush.begun();
  const retry = store.append('s', 'any', events);
  expect(await isAnswered(retry)).toBe(false);
  flush.finish();
  expect(await retry).toEqual(await first);
  expect(eventsOf(store, 's')).toHaveLength(2);
});

test('a deletion and new metadata take effect for readers only once they are on disk', async () => {
  const written = store.append('s', 'any', [proposedEvent('1'), proposedEvent('2')]);
  await flush.begun();
  flush.finish();
  await written;
  const truncated = store.append('$$s', 'any', [metadataEvent({ $maxCount: 1 })]);
  await flush.begun();
  expect(eventsOf(store, 's')).toHaveLength(2);
  flush.finish();
  await truncated;
  expect(eventsOf(store, 's')).toHaveLength(1);
  const tombstoned = store.tombstone('s', 'any');
  await flush.begun();
  expect(eventsOf(store, 's')).toHaveLength(1);
  flush.finish();
  await tombstoned;
  expect(eventsOf(store, 's')).toBe('deleted');
});

test('after a failed flush nothing is published or acknowledged any more', async () => {
  const failing = temporaryFolder();
  const failures: Error[] = [];
  const held = new HeldFlush();
  const broken = await openTestStore(failing.path, { sync: held.sync, onFailure: (error) => failures.push(error) });
  const answer = broken.append('s', 'any', [proposedEvent('1')]);
  await held.begun();
  held.finish(new Error('EIO'));
  expect(await isAnswered(answer)).toBe(false);
  expect(await isAnswered(broken.append('s', 'any', [proposedEvent('2')]))).toBe(false);
  expect(failures).toEqual([new Error('EIO')]);
  expect(allEvents(broken)).toEqual([]);
  await broken.close();
  failing.remove();
});
