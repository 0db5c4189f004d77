import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Database } from '../storage/database.js';

/** A database in its own folder, without a server. */
export interface TestDatabase {
  readonly file: string;
  readonly work: { documentsExamined: number };
  /** The open database; a new instance after `reopen`. */
  database: Database;
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

/** Creates a database for a test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mongodb-'));
  const file = path.join(folder, 'test.mdb');
  const work = { documentsExamined: 0 };
  const opened: TestDatabase = {
    file,
    work,
    database: new Database('test', file, work),
    reopen: async () => {
      await opened.database.close();
      opened.database = new Database('test', file, work);
    },
    remove: async () => {
      await opened.database.close();
      await rm(folder, { recursive: true });
    },
  };
  return opened;
}
