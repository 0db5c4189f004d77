// oxlint-disable-next-line no-restricted-imports -- for collections that erasures need not know
import type { Collection, Db, Document } from 'mongodb';
import type { Database } from '../mongo/database.js';

/** Opens a collection that no server has, for tests and benchmarks. */
export const openOtherCollection = <Schema extends Document = Document>(
  db: Database,
  name: string,
): Collection<Schema> => (db as Db).collection<Schema>(name);
