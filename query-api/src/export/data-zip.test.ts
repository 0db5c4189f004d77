import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { sha256, unzipped } from '../testing/unzipped.js';
import { listFile, binaryFile, textFile } from './data-file.js';
import { DataZip } from './data-zip.js';

const madeAt = new Date('2026-11-21T10:00:00.000Z');
const { signal } = new AbortController();

async function* each<Item>(...items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield await Promise.resolve(item);
}

it('contains the files, and returns their sizes, checksums and numbers of entries', async () => {
  const zip = new DataZip(madeAt);
  const whole = buffer(zip.output);
  const sound = randomBytes(300_000);
  const [list, lines, text, packed] = [
    await zip.add(
      listFile('history.json', 'a list', () => each({ words: 'Ünïcødé' }, { words: '名前' })),
      signal,
    ),
    await zip.add(
      listFile('events/profile.jsonl', 'no lines', () => each()),
      signal,
    ),
    await zip.add(
      textFile('README.txt', 'a text', () => each('Read ', 'me')),
      signal,
    ),
    await zip.add(
      binaryFile('recordings/1.webm', 'audio/webm', 'sound', () => each(sound)),
      signal,
    ),
  ];
  zip.end();
  const files = await unzipped(await whole);
  expect([...files.keys()]).toEqual(['history.json', 'events/profile.jsonl', 'README.txt', 'recordings/1.webm']);
  expect(JSON.parse(String(files.get('history.json')))).toEqual([{ words: 'Ünïcødé' }, { words: '名前' }]);
  expect(String(files.get('README.txt'))).toBe('Read me');
  expect(files.get('recordings/1.webm')?.equals(sound)).toBe(true);
  expect([list, lines, text, packed].map(({ entries }) => entries)).toEqual([2, 0, null, null]);
  for (const { name, bytes, sha256: checksum } of [list, lines, text, packed]) {
    const content = files.get(name) ?? Buffer.alloc(0);
    expect([bytes, checksum]).toEqual([content.length, sha256(content)]);
  }
});

it('respects backpressure', async () => {
  const [most, size] = [200, 64 * 1024];
  let made = 0;
  const zip = new DataZip(madeAt);
  const added = zip.add(
    binaryFile('recordings/1.webm', 'audio/webm', 'sound', async function* () {
      for (; made < most; made += 1) yield await Promise.resolve(randomBytes(size));
    }),
    signal,
  );
  for (let round = 0; round < 1_000; round += 1) await setImmediate();
  expect(made).toBeLessThan(10);
  const whole = buffer(zip.output);
  expect((await added).bytes).toBe(most * size);
  zip.end();
  expect((await unzipped(await whole)).get('recordings/1.webm')?.length).toBe(most * size);
});

it('is aborted if something cannot be read', async () => {
  const zip = new DataZip(madeAt);
  const whole = buffer(zip.output);
  const broken = textFile('history.txt', 'a text', async function* () {
    yield await Promise.resolve('x'.repeat(100_000));
    throw new Error('unreadable');
  });
  await expect(zip.add(broken, signal)).rejects.toThrow('unreadable');
  zip.fail();
  await expect(whole).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
});

it('stops reading if the receiver disconnects', async () => {
  const gone = new AbortController();
  const closed = new EventEmitter();
  const isClosed = once(closed, 'closed');
  const zip = new DataZip(madeAt);
  const endless = binaryFile('recordings/1.webm', 'audio/webm', 'sound', async function* () {
    try {
      for (;;) yield await Promise.resolve(randomBytes(64 * 1024));
    } finally {
      closed.emit('closed');
    }
  });
  const added = zip.add(endless, gone.signal);
  await setImmediate();
  gone.abort();
  await expect(added).rejects.toMatchObject({ name: 'AbortError' });
  zip.fail();
  await isClosed;
});
