import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '../eventstore/testing/temporary-folder.js';
import { type FolderLock, lockFolder } from './folder-lock.js';

const folder = createTemporaryFolder();
afterAll(() => folder.remove());

const lockOrThrow = async (path: string): Promise<FolderLock> => {
  const lock = await lockFolder(path, 'eventstore');
  if (!lock) throw new Error(`${path} is locked`);
  return lock;
};

test('a locked folder cannot be locked again, also not through a symlink, until it is released', async () => {
  const alias = join(folder.path, 'alias');
  const data = join(folder.path, 'data');
  mkdirSync(data);
  symlinkSync(data, alias);
  const lock = await lockOrThrow(data);
  expect(await lockFolder(data, 'eventstore')).toBeUndefined();
  expect(await lockFolder(alias, 'eventstore')).toBeUndefined();
  await lock.release();
  const newLock = await lockOrThrow(alias);
  await newLock.release();
});

test('locks for different owners do not exclude each other', async () => {
  const lock = await lockOrThrow(folder.path);
  const other = await lockFolder(folder.path, 'stack');
  expect(other).toBeDefined();
  await Promise.all([lock.release(), other?.release()]);
});

test('two folders can be locked at the same time', async () => {
  const other = createTemporaryFolder();
  const locks = await Promise.all([lockOrThrow(folder.path), lockOrThrow(other.path)]);
  await Promise.all(locks.map((lock) => lock.release()));
  other.remove();
});
