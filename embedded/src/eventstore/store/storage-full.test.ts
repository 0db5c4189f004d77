import { closeSync, fdatasync, openSync, statSync, writev } from 'node:fs';
import { promisify } from 'node:util';
import { StorageFullError } from '../../disk/no-space.js';
import { scanLog } from '../log/scan-log.js';
import { createTemporaryFolder } from '../testing/temporary-folder.js';
import { readStreamEvents, createMetadataEvent, openTestStore, createProposedEvent } from '../testing/test-store.js';
import type { EventStore } from './event-store.js';
import { getLogPath } from './open-event-store.js';

const writeAll = promisify(writev);
const flush = promisify(fdatasync);
const createNoSpaceError = (code = 'ENOSPC') => Object.assign(new Error(`${code}: no space left on device`), { code });

/** A disk that the test can fill: writes then fail after some bytes, or flushes fail. */
class Disk {
  readonly failures: Error[] = [];
  isFull = false;
  failsAt: 'write' | 'sync' = 'write';
  hasEnoughSpace = true;

  readonly write = async (fd: number, bytes: readonly Buffer[]) => {
    if (!this.isFull || this.failsAt === 'sync') return writeAll(fd, bytes);
    await writeAll(fd, [Buffer.concat(bytes).subarray(0, 20)]);
    throw createNoSpaceError();
  };
  readonly sync = async (fd: number) => {
    if (this.isFull && this.failsAt === 'sync') throw createNoSpaceError('EDQUOT');
    await flush(fd);
  };
}

const folder = createTemporaryFolder();
const path = getLogPath(folder.path);
let disk: Disk;
let store: EventStore;

const openStore = () => {
  const { write, sync, failures } = disk;
  const onFailure = (error: Error) => void failures.push(error);
  return openTestStore(folder.path, { write, sync, onFailure, hasEnoughSpace: () => disk.hasEnoughSpace });
};
beforeEach(async () => {
  disk = new Disk();
  store = await openStore();
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const readTexts = (stream: string) => {
  const events = readStreamEvents(store, stream);
  return Array.isArray(events) ? events.map(({ data }: { data: Buffer }) => data.toString()) : events;
};
const countTornBytes = () => {
  const fd = openSync(path, 'r');
  const { tornBytes: torn } = scanLog(fd, path, () => undefined);
  closeSync(fd);
  return torn;
};

describe.each(['write', 'sync'] as const)('when the disk is full and the %s fails', (failsAt) => {
  beforeEach(() => (disk.failsAt = failsAt));

  test('rejects writes, truncates the log, keeps serving reads, and accepts writes when there is space again', async () => {
    await store.append('s', 'no_stream', [createProposedEvent('0')]);
    const size = statSync(path).size;
    disk.isFull = true;
    const rejected = await Promise.allSettled([
      store.append('s', 0n, [createProposedEvent('lost 1')]),
      store.append('s', 1n, [createProposedEvent('lost 2')]),
      store.append('other', 'any', [createProposedEvent('lost 3')]),
    ]);
    for (const outcome of rejected) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageFullError) });
    }
    expect(statSync(path).size).toBe(size);
    expect(readTexts('s')).toEqual(['0']);
    expect(readStreamEvents(store, 'other')).toBe('not-found');

    disk.isFull = false;
    expect(await store.append('s', 0n, [createProposedEvent('1')])).toMatchObject({ kind: 'written', revision: 1 });
    expect(await store.append('other', 'no_stream', [createProposedEvent('2')])).toMatchObject({ revision: 0 });
    expect(countTornBytes()).toBe(0);
    expect(disk.failures).toEqual([]);
    await store.close();
    store = await openStore();
    expect([readTexts('s'), readTexts('other')]).toEqual([['0', '1'], ['2']]);
  });

  test('writes a retry with the same event ids when there is space again', async () => {
    const events = [createProposedEvent('once')];
    disk.isFull = true;
    await expect(store.append('s', 'any', events)).rejects.toThrow(StorageFullError);
    disk.isFull = false;
    await store.append('s', 'any', events);
    await store.append('s', 'any', events);
    expect(readTexts('s')).toEqual(['once']);
  });

  test('rolls back metadata', async () => {
    await store.append('s', 'any', [createProposedEvent('0'), createProposedEvent('1')]);
    disk.isFull = true;
    await Promise.allSettled([store.append('$$s', 'any', [createMetadataEvent({ $maxCount: 1 })])]);
    disk.isFull = false;
    expect(await store.append('s', 1n, [createProposedEvent('2')])).toMatchObject({ kind: 'written', revision: 2 });
    expect(readTexts('s')).toEqual(['0', '1', '2']);
  });
});

test('rejects writes below the minimum of free space, but acknowledges a retry of a written append', async () => {
  const events = [createProposedEvent('0')];
  await store.append('s', 'no_stream', events);
  disk.hasEnoughSpace = false;
  await expect(store.append('s', 0n, [createProposedEvent('1')])).rejects.toThrow(StorageFullError);
  expect(await store.append('s', 'no_stream', events)).toMatchObject({ kind: 'written', revision: 0 });
  expect(readTexts('s')).toEqual(['0']);
  disk.hasEnoughSpace = true;
  expect(await store.append('s', 0n, [createProposedEvent('1')])).toMatchObject({ revision: 1 });
});
