import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { doc, int } from '../bson/value.js';
import { Database } from './database.js';

it('rejects writes with OutOfDiskSpace while the disk is full, keeps serving reads, and recovers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-of-disk-space-'));
  let hasEnoughSpace = true;
  const database = new Database('test', join(folder, 'test.mdb'), { documentsExamined: 0 }, () => hasEnoughSpace);
  const insert = (id: number) =>
    database.write((transaction) => transaction.getOrCreateCollection('notes').insert(doc([['_id', int(id)]])));
  const listNames = () => database.read((snapshot) => snapshot.listCollections().map(({ name }) => name));
  await insert(1);
  hasEnoughSpace = false;
  await expect(insert(2)).rejects.toMatchObject({ codeName: 'OutOfDiskSpace', code: 14_031 });
  expect(await listNames()).toEqual(['notes']);
  hasEnoughSpace = true;
  await insert(2);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
