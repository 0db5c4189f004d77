import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ControlledFlush } from '../testing/controlled-flush.js';
import { createTemporaryFolder } from '../testing/temporary-folder.js';
import { FILE_HEADER_BYTES, createFileHeader } from './file-header.js';
import { LogWriter } from './log-writer.js';
import { scanLog } from './scan-log.js';

const folder = createTemporaryFolder();
const path = join(folder.path, 'events.log');
afterAll(() => folder.remove());

function open(sync: (fd: number) => Promise<void>): {
  writer: LogWriter<string>;
  durableBatches: string[][];
  failures: Error[];
} {
  writeFileSync(path, createFileHeader());
  const durableBatches: string[][] = [];
  const failures: Error[] = [];
  const writer = new LogWriter<string>({
    fd: openSync(path, 'a+'),
    end: FILE_HEADER_BYTES,
    onDurable: (items) => durableBatches.push([...items]),
    onFailure: (error) => failures.push(error),
    sync,
  });
  return { writer, durableBatches, failures };
}

function readEntries(): string[] {
  const entries: string[] = [];
  scanLog(openSync(path, 'r'), path, (body) => entries.push(body.toString()));
  return entries;
}

test('flushes waiting entries together', async () => {
  const flush = new ControlledFlush();
  const { writer, durableBatches } = open(flush.sync);
  const first = writer.append(Buffer.from('1'), '1');
  await flush.waitUntilStarted();
  const laterAppends = ['2', '3', '4'].map((item) => writer.append(Buffer.from(item), item));
  flush.finish();
  await first;
  expect(durableBatches).toEqual([['1']]);
  await flush.waitUntilStarted();
  flush.finish();
  await Promise.all(laterAppends);
  expect(durableBatches).toEqual([['1'], ['2', '3', '4']]);
  expect(readEntries()).toEqual(['1', '2', '3', '4']);
  await writer.close();
});

test('waitUntilDurable waits for all entries appended so far', async () => {
  const flush = new ControlledFlush();
  const { writer, durableBatches } = open(flush.sync);
  void writer.append(Buffer.from('1'), '1');
  const durableCount = writer.waitUntilDurable().then(() => durableBatches.length);
  await flush.waitUntilStarted();
  expect(durableBatches).toHaveLength(0);
  flush.finish();
  await expect(durableCount).resolves.toBe(1);
  await writer.close();
});

test('reports a failed flush once and acknowledges no entry from then on', async () => {
  const flush = new ControlledFlush();
  const { writer, durableBatches, failures } = open(flush.sync);
  const acknowledged: string[] = [];
  void writer.append(Buffer.from('1'), '1').then(() => acknowledged.push('1'));
  await flush.waitUntilStarted();
  void writer.append(Buffer.from('2'), '2').then(() => acknowledged.push('2'));
  flush.finish(new Error('EIO'));
  await new Promise(setImmediate);
  void writer.append(Buffer.from('3'), '3').then(() => acknowledged.push('3'));
  await new Promise(setImmediate);
  expect(failures).toEqual([new Error('EIO')]);
  expect(durableBatches).toEqual([]);
  expect(acknowledged).toEqual([]);
  await writer.close();
});

test('flushes waiting entries on close', async () => {
  const { writer, durableBatches } = open(() => Promise.resolve());
  void writer.append(Buffer.from('1'), '1');
  await writer.close();
  expect(durableBatches).toEqual([['1']]);
  expect(readFileSync(path).length).toBeGreaterThan(FILE_HEADER_BYTES);
});

test('rejects an entry above the maximum size without changing the log', async () => {
  const { writer } = open(() => Promise.resolve());
  expect(() => writer.append(Buffer.alloc(17 * 1024 * 1024), 'huge')).toThrow('too long');
  await writer.append(Buffer.from('next'), 'next');
  expect(readEntries()).toEqual(['next']);
  await writer.close();
});
