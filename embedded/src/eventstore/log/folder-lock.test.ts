import { join } from 'node:path';
import { mkdirSync, symlinkSync } from 'node:fs';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { FolderInUseError, lockFolder } from './folder-lock.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('a locked folder cannot be locked again, under whatever name, until it is released', async () => {
  const alias = join(folder.path, 'alias');
  const data = join(folder.path, 'data');
  mkdirSync(data);
  symlinkSync(data, alias);
  const lock = await lockFolder(data);
  await expect(lockFolder(data)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(alias)).rejects.toThrow(`${alias} is in use by another event store`);
  await lock.release();
  const again = await lockFolder(alias);
  await again.release();
});

test('two folders are locked side by side', async () => {
  const other = temporaryFolder();
  const locks = await Promise.all([lockFolder(folder.path), lockFolder(other.path)]);
  await Promise.all(locks.map((lock) => lock.release()));
  other.remove();
});
