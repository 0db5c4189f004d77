import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { getTemporaryPath } from '../log/durable-file.js';
import {
  getAllEvents,
  readStreamEvents,
  createMetadataEvent,
  openTestStore,
  createProposedEvent,
} from '../testing/test-store.js';
import { type TemporaryFolder, createTemporaryFolder } from '../testing/temporary-folder.js';
import type { EventStore } from './event-store.js';
import { getLogPath, type OpenEventStoreOptions } from './open-event-store.js';

let folder: TemporaryFolder;
let store: EventStore;

const open = (overrides: Partial<OpenEventStoreOptions> = {}): Promise<EventStore> =>
  openTestStore(folder.path, { sync: () => Promise.resolve(), ...overrides });

beforeEach(async () => {
  folder = createTemporaryFolder();
  store = await open();
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

async function reopen(overrides: Partial<OpenEventStoreOptions> = {}): Promise<void> {
  await store.close();
  store = await open(overrides);
}

async function write(stream: string, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await store.append(stream, 'any', [createProposedEvent(text)]);
}

function isOnDisk(text: string): boolean {
  return readFileSync(getLogPath(folder.path)).includes(text);
}

function readTexts(stream: string): unknown {
  const events = readStreamEvents(store, stream);
  return typeof events === 'string' ? events : events.map((event) => `${event.revision}:${event.data.toString()}`);
}

test('removes events truncated by $maxCount from the file at a restart, and keeps the rest', async () => {
  await write('s', 'secret-0', 'secret-1', 'kept-2');
  await write('other', 'kept-too');
  await store.append('$$s', 'any', [createMetadataEvent({ $maxCount: 1 })]);
  const before = { s: readStreamEvents(store, 's'), other: readStreamEvents(store, 'other') };
  expect(isOnDisk('secret-0')).toBe(true);
  const warnings: string[] = [];
  await reopen({ warn: (line) => warnings.push(line) });
  expect(isOnDisk('secret')).toBe(false);
  expect({ s: readStreamEvents(store, 's'), other: readStreamEvents(store, 'other') }).toEqual(before);
  expect(warnings).toEqual([expect.stringMatching(/scavenged, from \d+ to \d+ bytes/)]);
});

test('removes only the truncated events of an append of several events', async () => {
  await store.append(
    's',
    'any',
    ['secret-0', 'secret-1', 'kept-2'].map((text) => createProposedEvent(text)),
  );
  await store.append('$$s', 'any', [createMetadataEvent({ $maxCount: 1 })]);
  const before = readStreamEvents(store, 's');
  await reopen();
  expect(isOnDisk('secret')).toBe(false);
  expect(readStreamEvents(store, 's')).toEqual(before);
});

test('hides events older than $maxAge at once, and removes them at a restart', async () => {
  let now = 1_000_000;
  await reopen({ now: () => now });
  await write('s', 'secret-0');
  now += 9_000;
  await write('s', 'kept-1');
  await store.append('$$s', 'any', [createMetadataEvent({ $maxAge: 10 })]);
  expect(readTexts('s')).toEqual(['0:secret-0', '1:kept-1']);
  now += 2_000;
  expect(readTexts('s')).toEqual(['1:kept-1']);
  await reopen({ now: () => now });
  expect(isOnDisk('secret')).toBe(false);
  expect(readTexts('s')).toEqual(['1:kept-1']);
});

test('never reuses positions, even if the newest event was scavenged', async () => {
  const clock = Date.now();
  await store.append('$$s', 'any', [createMetadataEvent({ $maxAge: 1 })]);
  await write('s', 'secret-0');
  const newest = getAllEvents(store).at(-1)?.position ?? NaN;
  await reopen({ now: () => clock + 60_000 });
  expect(isOnDisk('secret')).toBe(false);
  await write('other', 'next');
  expect(getAllEvents(store).at(-1)?.position).toBeGreaterThan(newest);
});

test('recognizes retries by event ids after a scavenge and a restart', async () => {
  const event = createProposedEvent('kept');
  await write('s', 'secret-0');
  const first = await store.append('s', 0n, [event]);
  await store.append('$$s', 'any', [createMetadataEvent({ $maxCount: 1 })]);
  await reopen();
  expect(await store.append('s', 'any', [event])).toEqual(first);
  expect(await store.append('s', 0n, [event])).toEqual(first);
  expect(readTexts('s')).toEqual(['1:kept']);
});

test('rewrites the log only if there is something to remove', async () => {
  await write('s', 'a', 'b', 'c');
  const warnings: string[] = [];
  const warn = (line: string): void => void warnings.push(line);
  await reopen({ warn });
  expect(warnings).toEqual([]);
  await store.append('$$s', 'any', [createMetadataEvent({ $maxCount: 1 })]);
  await reopen({ warn });
  await reopen({ warn });
  expect(warnings).toHaveLength(1);
});

test('ignores the temporary file of an interrupted scavenge', async () => {
  await write('s', 'a');
  writeFileSync(getTemporaryPath(getLogPath(folder.path)), 'half of a log');
  await reopen();
  expect(readTexts('s')).toEqual(['0:a']);
});

test('does not change what readers of a stream see', async () => {
  const stream = fc.constantFrom('a', 'b', 'c');
  const action = fc.oneof(
    { weight: 6, arbitrary: fc.record({ stream, count: fc.integer({ min: 1, max: 3 }) }) },
    { weight: 2, arbitrary: fc.record({ stream, $maxCount: fc.integer({ min: 1, max: 3 }) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 20 }), fc.nat({ max: 20 }), async (actions, restartAt) => {
      await reopen();
      const names = ['a', 'b', 'c'].flatMap((name) => [name, `$$${name}`]);
      for (const [index, { stream: name, ...change }] of actions.entries()) {
        if (index === restartAt) await reopen();
        if ('count' in change) {
          await store.append(
            name,
            'any',
            Array.from({ length: change.count }, () => createProposedEvent(name)),
          );
        } else {
          await store.append(`$$${name}`, 'any', [createMetadataEvent(change)]);
        }
      }
      const before = names.map((name) => readStreamEvents(store, name));
      await reopen();
      expect(names.map((name) => readStreamEvents(store, name))).toEqual(before);
      const positions = getAllEvents(store).map((event) => event.position);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      await store.close();
      folder.remove();
      folder = createTemporaryFolder();
      store = await open();
    }),
    { numRuns: 40 },
  );
});
