import { type Collection, type Document, MongoBulkWriteError, type OptionalUnlessRequiredId } from 'mongodb';
import { DUPLICATE_KEY } from './connect.js';

/** Inserts documents in one write. Returns for each whether it was inserted; false if its key exists. */
export async function insertEach<T extends Document>(
  collection: Collection<T>,
  documents: readonly OptionalUnlessRequiredId<T>[],
): Promise<boolean[]> {
  try {
    await collection.insertMany(documents, { ordered: false });
    return documents.map(() => true);
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const writeErrors = [error.writeErrors].flat();
    // The code of the whole error is that of the first one.
    if (writeErrors.length === 0 || !writeErrors.every(({ code }) => code === DUPLICATE_KEY)) throw error;
    const rejectedIndexes = new Set(writeErrors.map(({ index }) => index));
    return documents.map((_, index) => !rejectedIndexes.has(index));
  }
}
