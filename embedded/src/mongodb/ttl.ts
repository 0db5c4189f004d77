import { date, doc, type Doc } from './bson/value.js';
import { NO_DEADLINE } from './deadline.js';
import { select, selectionOf } from './plan/select.js';
import type { IndexInfo } from './storage/collection-info.js';
import type { Database } from './storage/database.js';
import type { Databases } from './storage/databases.js';

/** How many documents one transaction of the sweep removes. */
const BATCH = 1000;

/** Removes the documents whose time, by an index with `expireAfterSeconds`, is over. */
export class TtlSweep {
  private running: Promise<number> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly databases: Databases,
    private readonly now: () => number,
  ) {}

  /** Sweeps every so many milliseconds. */
  start(intervalMs: number): void {
    this.timer = setInterval(() => {
      // A sweep that fails is repeated by the next one; only what is closing can make it fail.
      this.sweep().catch(() => undefined);
    }, intervalMs);
    this.timer.unref();
  }

  /** Waits for the sweep in hand and starts no other. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running?.catch(() => undefined);
  }

  /** Sweeps once and returns how many documents were removed; a sweep in hand is joined. */
  sweep(): Promise<number> {
    this.running ??= this.sweepAll().finally(() => (this.running = undefined));
    return this.running;
  }

  private async sweepAll(): Promise<number> {
    let removed = 0;
    for (const database of this.databases.all()) {
      const expiring = await database.read((snapshot) =>
        snapshot
          .collections()
          .flatMap(({ name, indexes }) => indexes.map((index) => ({ name, expired: this.expired(index) }))),
      );
      for (const { name, expired } of expiring) {
        if (expired !== undefined) removed += await sweepCollection(database, name, expired);
      }
    }
    return removed;
  }

  /** The filter of what is over by an index: the earliest date of a document counts. */
  private expired(index: IndexInfo): Doc | undefined {
    const [field] = index.fields;
    if (index.expireAfterSeconds === undefined || field === undefined) return undefined;
    return doc([[field.name, doc([['$lte', date(this.now() - index.expireAfterSeconds * 1000)]])]]);
  }
}

async function sweepCollection(database: Database, name: string, expired: Doc): Promise<number> {
  let removed = 0;
  for (let batch = BATCH; batch === BATCH; removed += batch) {
    batch = await database.write((transaction) => {
      const collection = transaction.collection(name);
      if (collection === undefined) return 0;
      const found = [...select(collection, { ...selectionOf(expired), limit: BATCH }, NO_DEADLINE)];
      for (const { record, document } of found) collection.remove(record, document);
      return found.length;
    });
  }
  return removed;
}
