import { date, doc, type Doc } from './bson/value.js';
import { select, createSelection } from './plan/select.js';
import type { IndexInfo } from './storage/collection-info.js';
import type { Database } from './storage/database.js';
import type { Databases } from './storage/databases.js';

/** The maximum number of documents that one transaction removes. */
const BATCH_SIZE = 1000;

/** Removes expired documents of indexes with `expireAfterSeconds`. */
export class TtlMonitor {
  private currentSweep: Promise<number> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly now: () => number,
  ) {}

  /** Starts sweeping at an interval. */
  start(intervalMs: number): void {
    this.timer = setInterval(() => {
      // The next sweep retries. A sweep fails while the disk is full or the server is closing.
      this.sweep().catch(() => undefined);
    }, intervalMs);
    this.timer.unref();
  }

  /** Stops sweeping and waits for the current sweep. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.currentSweep?.catch(() => undefined);
  }

  /** Sweeps once, or joins the current sweep. Returns the number of removed documents. */
  sweep(): Promise<number> {
    this.currentSweep ??= this.sweepAll().finally(() => (this.currentSweep = undefined));
    return this.currentSweep;
  }

  private async sweepAll(): Promise<number> {
    let removedCount = 0;
    for (const database of this.databases.getAll()) {
      const expirations = await database.read((snapshot) =>
        snapshot
          .listCollections()
          .flatMap(({ name, indexes }) =>
            indexes.map((index) => ({ collectionName: name, expiredFilter: this.createExpiredFilter(index) })),
          ),
      );
      for (const { collectionName, expiredFilter } of expirations) {
        if (expiredFilter !== undefined) removedCount += await sweepCollection(database, collectionName, expiredFilter);
      }
    }
    return removedCount;
  }

  /**
   * Returns the filter for expired documents of an index, if they expire. A document with an array of dates expires at
   * the earliest.
   */
  private createExpiredFilter(index: IndexInfo): Doc | undefined {
    const [field] = index.fields;
    if (index.expireAfterSeconds === undefined || field === undefined) return undefined;
    return doc([[field.name, doc([['$lte', date(this.now() - index.expireAfterSeconds * 1000)]])]]);
  }
}

async function sweepCollection(database: Database, name: string, expiredFilter: Doc): Promise<number> {
  let removedCount = 0;
  // A batch that is not full is the last one.
  for (let batchCount = BATCH_SIZE; batchCount === BATCH_SIZE; removedCount += batchCount) {
    batchCount = await database.write((transaction) => {
      const collection = transaction.getCollection(name);
      if (collection === undefined) return 0;
      const documents = [...select(collection, { ...createSelection(expiredFilter), limit: BATCH_SIZE })];
      for (const { recordId, document } of documents) collection.remove(recordId, document);
      return documents.length;
    });
  }
  return removedCount;
}
