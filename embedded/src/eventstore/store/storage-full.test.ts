import { closeSync, fdatasync, openSync, statSync, writev } from 'node:fs';
import { promisify } from 'node:util';
import { StorageFullError } from '../../disk/no-space.js';
import { scanLog } from '../log/scan-log.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { readStreamEvents, metadataEvent, openTestStore, proposedEvent } from '../testing/test-store.js';
import type { EventStore } from './event-store.js';
import { logPath } from './open-event-store.js';

const writeAll = promisify(writev);
const flush = promisify(fdatasync);
const noSpace = (code = 'ENOSPC') => Object.assign(new Error(`${code}: no space left on device`), { code });

/** A disk that the test can fill: writes then fail after some bytes, or flushes fail. */
class Disk {
  readonly failures: Error[] = [];
  isFull = false;
  failsAt: 'write' | 'sync' = 'write';
  hasEnoughSpace = true;

  readonly write = async (fd: number, bytes: readonly Buffer[]) => {
    if (!this.isFull || this.failsAt === 'sync') return writeAll(fd, bytes);
    await writeAll(fd, [Buffer.concat(bytes).subarray(0, 20)]);
    throw noSpace();
  };
  readonly sync = async (fd: number) => {
    if (this.isFull && this.failsAt === 'sync') throw noSpace('EDQUOT');
    await flush(fd);
  };
}

const folder = temporaryFolder();
const path = logPath(folder.path);
let disk: Disk;
let store: EventStore;

const open = () => {
  const { write, sync, failures } = disk;
  const onFailure = (error: Error) => void failures.push(error);
  return openTestStore(folder.path, { write, sync, onFailure, hasEnoughSpace: () => disk.hasEnoughSpace });
};
beforeEach(async () => {
  disk = new Disk();
  store = await open();
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

const readTexts = (stream: string) => {
  const events = readStreamEvents(store, stream);
  return Array.isArray(events) ? events.map(({ data }: { data: Buffer }) => data.toString()) : events;
};
const tornBytes = () => {
  const fd = openSync(path, 'r');
  const { tornBytes: torn } = scanLog(fd, path, () => undefined);
  closeSync(fd);
  return torn;
};

describe.each(['write', 'sync'] as const)('when the disk is full and the %s fails', (failsAt) => {
  beforeEach(() => (disk.failsAt = failsAt));

  test('rejects writes, truncates the log, keeps serving reads, and accepts writes when there is space again', async () => {
    await store.append('s', 'no_stream', [proposedEvent('0')]);
    const size = statSync(path).size;
    disk.isFull = true;
    const rejected = await Promise.allSettled([
      store.append('s', 0n, [proposedEvent('lost 1')]),
      store.append('s', 1n, [proposedEvent('lost 2')]),
      store.append('other', 'any', [proposedEvent('lost 3')]),
    ]);
    for (const outcome of rejected) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageFullError) });
    }
    expect(statSync(path).size).toBe(size);
    expect(readTexts('s')).toEqual(['0']);
    expect(readStreamEvents(store, 'other')).toBe('not-found');

    disk.isFull = false;
    expect(await store.append('s', 0n, [proposedEvent('1')])).toMatchObject({ kind: 'written', revision: 1 });
    expect(await store.append('other', 'no_stream', [proposedEvent('2')])).toMatchObject({ revision: 0 });
    expect(tornBytes()).toBe(0);
    expect(disk.failures).toEqual([]);
    await store.close();
    store = await open();
    expect([readTexts('s'), readTexts('other')]).toEqual([['0', '1'], ['2']]);
  });

  test('writes a retry with the same event ids when there is space again', async () => {
    const events = [proposedEvent('once')];
    disk.isFull = true;
    await expect(store.append('s', 'any', events)).rejects.toThrow(StorageFullError);
    disk.isFull = false;
    await store.append('s', 'any', events);
    await store.append('s', 'any', events);
    expect(readTexts('s')).toEqual(['once']);
  });

  test('rolls back metadata and tombstones', async () => {
    await store.append('s', 'any', [proposedEvent('0'), proposedEvent('1')]);
    disk.isFull = true;
    await Promise.allSettled([
      store.append('$$s', 'any', [metadataEvent({ $maxCount: 1 })]),
      store.tombstone('s', 'any'),
    ]);
    disk.isFull = false;
    expect(await store.append('s', 1n, [proposedEvent('2')])).toMatchObject({ kind: 'written', revision: 2 });
    expect(readTexts('s')).toEqual(['0', '1', '2']);
  });
});

test('rejects writes below the minimum of free space, but acknowledges a retry of a written append', async () => {
  const events = [proposedEvent('0')];
  await store.append('s', 'no_stream', events);
  disk.hasEnoughSpace = false;
  await expect(store.append('s', 0n, [proposedEvent('1')])).rejects.toThrow(StorageFullError);
  expect(await store.append('s', 'no_stream', events)).toMatchObject({ kind: 'written', revision: 0 });
  expect(readTexts('s')).toEqual(['0']);
  disk.hasEnoughSpace = true;
  expect(await store.append('s', 0n, [proposedEvent('1')])).toMatchObject({ revision: 1 });
});
