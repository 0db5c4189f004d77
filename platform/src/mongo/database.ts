import type { CollectionName } from '@trackrecord/contracts';
// oxlint-disable-next-line no-restricted-imports -- restricted here
import type { Collection, Db, Document } from 'mongodb';

/**
 * A database that has classified collections only, so that none is forgotten when an account is erased or downloaded:
 * another name does not compile.
 */
export type Database = Omit<Db, 'collection'> & {
  readonly collection: <Schema extends Document = Document>(name: CollectionName) => Collection<Schema>;
};
