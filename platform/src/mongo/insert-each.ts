import { type Collection, type Document, MongoBulkWriteError, type OptionalUnlessRequiredId } from 'mongodb';
import { isDuplicateKey } from './connect.js';

/** Inserts documents in one write. Returns for each whether it was inserted; false if its key exists. */
export async function insertEach<T extends Document>(
  collection: Collection<T>,
  documents: readonly OptionalUnlessRequiredId<T>[],
): Promise<boolean[]> {
  try {
    await collection.insertMany(documents, { ordered: false });
    return documents.map(() => true);
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
    const rejectedIndexes = new Set([error.writeErrors].flat().map(({ index }) => index));
    return documents.map((_, index) => !rejectedIndexes.has(index));
  }
}
