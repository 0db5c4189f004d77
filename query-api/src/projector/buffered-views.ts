import type { StoredView, ViewStore, ViewWrite } from './view-store.js';

/** The maximum number of buffered documents, and the number of documents per write. */
const MAX_BUFFERED = 5_000;
const BATCH_SIZE = 500;

/** The views that a batch of events is applied to. */
export type WritableViews<View> = Pick<ViewStore<View>, 'readEach' | 'write'>;

/**
 * Buffers written documents until `flush`, so that a document that many events change is encrypted and stored once.
 * Only for a collection without other readers and writers, such as one that is being rebuilt.
 */
export class BufferedViews<View> implements WritableViews<View> {
  readonly #pending = new Map<string, ViewWrite<View>>();
  #hasStored = false;

  constructor(
    private readonly views: WritableViews<View>,
    private readonly maxBuffered = MAX_BUFFERED,
  ) {}

  /** Returns the last written documents of these subjects, stored or buffered. */
  async readEach(subjects: readonly string[]): Promise<Map<string, StoredView<View>>> {
    const found = new Map<string, StoredView<View>>();
    const missing: string[] = [];
    for (const subject of subjects) {
      const pending = this.#pending.get(subject);
      if (pending === undefined) missing.push(subject);
      else if (!('deleted' in pending)) found.set(subject, pending);
    }
    if (!this.#hasStored || missing.length === 0) return found;
    return new Map([...found, ...(await this.views.readEach(missing))]);
  }

  /**
   * Buffers documents, and stores all of them when the buffer is full.
   * @throws {WriteConflictError} like
   * `ViewStore.write`.
   */
  async write(writes: readonly ViewWrite<View>[]): Promise<void> {
    for (const write of writes) this.#pending.set(write.subject, this.#merge(write));
    if (this.#pending.size > this.maxBuffered) await this.flush();
  }

  /** Stores all buffered documents. @throws {WriteConflictError} like `ViewStore.write`. */
  async flush(): Promise<void> {
    const pending = [...this.#pending.values()];
    for (let start = 0; start < pending.length; start += BATCH_SIZE) {
      this.#hasStored = true;
      const batch = pending.slice(start, start + BATCH_SIZE);
      await this.views.write(batch);
      for (const { subject } of batch) this.#pending.delete(subject);
    }
  }

  /** Keeps the guard of the buffered write, because it describes the stored document. */
  #merge(write: ViewWrite<View>): ViewWrite<View> {
    const pending = this.#pending.get(write.subject);
    if (pending === undefined || 'deleted' in pending || 'deleted' in write) return write;
    return { ...write, replaces: pending.replaces };
  }
}
