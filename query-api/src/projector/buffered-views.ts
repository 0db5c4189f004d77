import type { StoredView, ViewStore, ViewWrite } from './view-store.js';

/** The number of buffered documents, and the number per write. */
const MAX_BUFFERED = 5_000;
const BATCH_SIZE = 500;

/** The documents of a collection that events are folded into. */
export type FoldedViews<View> = Pick<ViewStore<View>, 'readEach' | 'write'>;

/**
 * Buffers written documents until `flush`, so that a document that many events change is encrypted and stored once.
 * Only for a collection that nobody else reads or writes, such as one that is being rebuilt.
 */
export class BufferedViews<View> implements FoldedViews<View> {
  readonly #pending = new Map<string, ViewWrite<View>>();
  #hasStored = false;

  constructor(
    private readonly views: FoldedViews<View>,
    private readonly maxBuffered = MAX_BUFFERED,
  ) {}

  /** Returns the last written documents of these subjects, stored or buffered. */
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

  /** Buffers documents, and stores all of them when the buffer is full. @throws {LostRace} like `ViewStore.write`. */
  async write(writes: readonly ViewWrite<View>[]): Promise<void> {
    for (const write of writes) this.#pending.set(write.subject, this.#merge(write));
    if (this.#pending.size > this.maxBuffered) await this.flush();
  }

  /** Stores all buffered documents. @throws {LostRace} like `ViewStore.write`. */
  async flush(): Promise<void> {
    const pending = [...this.#pending.values()];
    for (let start = 0; start < pending.length; start += BATCH_SIZE) {
      this.#hasStored = true;
      const batch = pending.slice(start, start + BATCH_SIZE);
      await this.views.write(batch);
      for (const { subject } of batch) this.#pending.delete(subject);
    }
  }

  /** A buffered document replaces what the one before it would have replaced. */
  #merge(write: ViewWrite<View>): ViewWrite<View> {
    const pending = this.#pending.get(write.subject);
    if (pending === undefined || 'deleted' in pending || 'deleted' in write) return write;
    return { ...write, over: pending.over };
  }
}
