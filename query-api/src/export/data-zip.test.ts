import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { sha256, unzip } from '../testing/unzip.js';
import { createListFile, createBinaryFile, createTextFile } from './data-file.js';
import { DataZip } from './data-zip.js';

const createdAt = new Date('2026-11-21T10:00:00.000Z');
const { signal } = new AbortController();

async function* toAsyncIterable<Item>(...items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield await Promise.resolve(item);
}

it('contains the files, and returns their sizes, checksums and entry counts', async () => {
  const zip = new DataZip(createdAt);
  const output = buffer(zip.output);
  const audio = randomBytes(300_000);
  const [list, lines, text, recording] = [
    await zip.add(
      createListFile('history.json', 'a list', () =>
        toAsyncIterable({ description: 'Ünïcødé' }, { description: '名前' }),
      ),
      signal,
    ),
    await zip.add(
      createListFile('events/profile.jsonl', 'no lines', () => toAsyncIterable()),
      signal,
    ),
    await zip.add(
      createTextFile('README.txt', 'a text', () => toAsyncIterable('Read ', 'me')),
      signal,
    ),
    await zip.add(
      createBinaryFile('recordings/1.webm', 'audio/webm', 'sound', () => toAsyncIterable(audio)),
      signal,
    ),
  ];
  zip.end();
  const files = await unzip(await output);
  expect([...files.keys()]).toEqual(['history.json', 'events/profile.jsonl', 'README.txt', 'recordings/1.webm']);
  expect(JSON.parse(String(files.get('history.json')))).toEqual([{ description: 'Ünïcødé' }, { description: '名前' }]);
  expect(String(files.get('README.txt'))).toBe('Read me');
  expect(files.get('recordings/1.webm')?.equals(audio)).toBe(true);
  expect([list, lines, text, recording].map(({ entries }) => entries)).toEqual([2, 0, null, null]);
  for (const { name, bytes, sha256: checksum } of [list, lines, text, recording]) {
    const content = files.get(name) ?? Buffer.alloc(0);
    expect([bytes, checksum]).toEqual([content.length, sha256(content)]);
  }
});

it('respects backpressure', async () => {
  const [chunkCount, chunkSize] = [200, 64 * 1024];
  let produced = 0;
  const zip = new DataZip(createdAt);
  const added = zip.add(
    createBinaryFile('recordings/1.webm', 'audio/webm', 'sound', async function* () {
      for (; produced < chunkCount; produced += 1) yield await Promise.resolve(randomBytes(chunkSize));
    }),
    signal,
  );
  for (let round = 0; round < 1_000; round += 1) await setImmediate();
  expect(produced).toBeLessThan(10);
  const output = buffer(zip.output);
  expect((await added).bytes).toBe(chunkCount * chunkSize);
  zip.end();
  expect((await unzip(await output)).get('recordings/1.webm')?.length).toBe(chunkCount * chunkSize);
});

it('aborts the archive if a file cannot be read', async () => {
  const zip = new DataZip(createdAt);
  const output = buffer(zip.output);
  const broken = createTextFile('history.txt', 'a text', async function* () {
    yield await Promise.resolve('x'.repeat(100_000));
    throw new Error('unreadable');
  });
  await expect(zip.add(broken, signal)).rejects.toThrow('unreadable');
  zip.abort();
  await expect(output).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
});

it('stops reading when the signal aborts', async () => {
  const abort = new AbortController();
  const closed = new EventEmitter();
  const closedEvent = once(closed, 'closed');
  const zip = new DataZip(createdAt);
  const endless = createBinaryFile('recordings/1.webm', 'audio/webm', 'sound', async function* () {
    try {
      for (;;) yield await Promise.resolve(randomBytes(64 * 1024));
    } finally {
      closed.emit('closed');
    }
  });
  const added = zip.add(endless, abort.signal);
  await setImmediate();
  abort.abort();
  await expect(added).rejects.toMatchObject({ name: 'AbortError' });
  zip.abort();
  await closedEvent;
});
