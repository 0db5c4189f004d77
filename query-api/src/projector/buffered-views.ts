import type { StoredView, ViewStore, ViewWrite } from './view-store.js';

/** How many documents wait in memory before they are written, and how many are written at once. */
const MAX_BUFFERED = 5_000;
const BATCH_SIZE = 500;

/** The documents of a collection, as far as events are folded into them. */
export type FoldedViews<View> = Pick<ViewStore<View>, 'readEach' | 'write'>;

/**
 * Keeps written documents in memory until `flush`, so that a document that many events change is sealed and stored once.
 * Only for a collection that nobody else reads or writes, such as one that is being rebuilt.
 */
export class BufferedViews<View> implements FoldedViews<View> {
  readonly #pending = new Map<string, ViewWrite<View>>();
  #hasStored = false;

  constructor(
    private readonly views: FoldedViews<View>,
    private readonly maxBuffered = MAX_BUFFERED,
  ) {}

  /** The documents of these subjects as they were written last, stored or not. */
  async readEach(subjects: readonly string[]): Promise<Map<string, StoredView<View>>> {
    const found = new Map<string, StoredView<View>>();
    const unknown: string[] = [];
    for (const subject of subjects) {
      const pending = this.#pending.get(subject);
      if (pending === undefined) unknown.push(subject);
      else if (!('deleted' in pending)) found.set(subject, pending);
    }
    if (!this.#hasStored || unknown.length === 0) return found;
    return new Map([...found, ...(await this.views.readEach(unknown))]);
  }

  /** Remembers documents, and stores all of them once there are too many. @throws {LostRace} as `ViewStore.write` does. */
  async write(writes: readonly ViewWrite<View>[]): Promise<void> {
    for (const write of writes) this.#pending.set(write.subject, this.#merge(write));
    if (this.#pending.size > this.maxBuffered) await this.flush();
  }

  /** Stores everything that was written. @throws {LostRace} as `ViewStore.write` does. */
  async flush(): Promise<void> {
    const pending = [...this.#pending.values()];
    for (let start = 0; start < pending.length; start += BATCH_SIZE) {
      this.#hasStored = true;
      const batch = pending.slice(start, start + BATCH_SIZE);
      await this.views.write(batch);
      for (const { subject } of batch) this.#pending.delete(subject);
    }
  }

  /** A document that is not stored yet replaces what the one before it was to replace. */
  #merge(write: ViewWrite<View>): ViewWrite<View> {
    const pending = this.#pending.get(write.subject);
    if (pending === undefined || 'deleted' in pending || 'deleted' in write) return write;
    return { ...write, over: pending.over };
  }
}
