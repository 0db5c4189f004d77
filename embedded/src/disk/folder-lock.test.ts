import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../eventstore/testing/temporary-folder.js';
import { type FolderLock, lockFolder } from './folder-lock.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const held = async (path: string): Promise<FolderLock> => {
  const lock = await lockFolder(path, 'eventstore');
  if (!lock) throw new Error(`${path} is locked`);
  return lock;
};

test('a locked folder cannot be locked again under another name until it is released', async () => {
  const alias = join(folder.path, 'alias');
  const data = join(folder.path, 'data');
  mkdirSync(data);
  symlinkSync(data, alias);
  const lock = await held(data);
  expect(await lockFolder(data, 'eventstore')).toBeUndefined();
  expect(await lockFolder(alias, 'eventstore')).toBeUndefined();
  await lock.release();
  const again = await held(alias);
  await again.release();
});

test('locks for different owners do not exclude each other', async () => {
  const lock = await held(folder.path);
  const other = await lockFolder(folder.path, 'stack');
  expect(other).toBeDefined();
  await Promise.all([lock.release(), other?.release()]);
});

test('two folders are locked side by side', async () => {
  const other = temporaryFolder();
  const locks = await Promise.all([held(folder.path), held(other.path)]);
  await Promise.all(locks.map((lock) => lock.release()));
  other.remove();
});
