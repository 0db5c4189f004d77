import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Database } from '../storage/database.js';

/** A database in its own folder, without a server. */
export interface TestDatabase {
  readonly file: string;
  readonly stats: { documentsExamined: number };
  /** The open database; a new instance after `reopen`. */
  database: Database;
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mongodb-'));
  const file = path.join(folder, 'test.mdb');
  const stats = { documentsExamined: 0 };
  const testDatabase: TestDatabase = {
    file,
    stats,
    database: new Database('test', file, stats),
    reopen: async () => {
      await testDatabase.database.close();
      testDatabase.database = new Database('test', file, stats);
    },
    remove: async () => {
      await testDatabase.database.close();
      await rm(folder, { recursive: true });
    },
  };
  return testDatabase;
}
