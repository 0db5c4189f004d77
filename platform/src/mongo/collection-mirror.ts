import type { Collection, Document, Filter } from 'mongodb';
import { sleep, sleepUntilDue } from '../lifecycle/sleep.js';
import { TimeSlices } from '../lifecycle/time-slices.js';
import type { Logger } from '../logging/logger.js';
import type { ChangeCounter } from './change-counter.js';

/** A document with the number of its last change (see ChangeCounter). */
export interface ChangeTracked {
  readonly _id: string;
  readonly change: number;
}

/** An in-memory index of the documents of a collection. */
export interface CollectionIndex<Doc> {
  /**
   * Adds new and replaces changed documents; the same document may be applied more than once.
   * @throws if a document cannot be read; the index then contains neither its new nor its old version.
   */
  readonly apply: (documents: readonly Doc[]) => void;
  /** Returns true if the index contains so much garbage that it should be rebuilt. */
  readonly needsCompaction: () => boolean;
}

interface MirrorOptions<Index> {
  /** Counts the changes of the collection, which needs an index on `change` and `_id`. */
  readonly changes: Pick<ChangeCounter, 'readLatest'>;
  /** Filters the documents of the initial read; later changes are all applied. */
  readonly initialFilter: Filter<Document>;
  /** The fields to read. */
  readonly fields: readonly string[];
  readonly createIndex: () => Index;
  /** The interval of reads in the background (ms); `waitForLatest` reads at once. */
  readonly pollIntervalMs: number;
}

/** The index and the latest change in it. */
interface MirrorState<Index> {
  readonly index: Index;
  readonly version: number;
}

/** Documents are read in pages and applied one by one, in time slices. */
const PAGE_SIZE = 500;
const MAX_BACKOFF_MS = 5_000;

/**
 * Mirrors a collection in memory: reads all documents, then polls for changed ones. Reads pages of limited size, so
 * that no query keeps the database busy for long.
 */
export class CollectionMirror<Doc extends ChangeTracked, Index extends CollectionIndex<Doc>> {
  readonly #stopController = new AbortController();
  #index: Index;
  #version = 0;
  #isLoaded = false;
  #error: unknown;
  readonly #skippedIds = new Set<string>();
  #polling: Promise<void> = Promise.resolve();
  /** Resolves when all queued tasks are done; never rejects. */
  #queue: Promise<unknown> = Promise.resolve();
  /** The poll that is queued but has not started. */
  #nextPoll: Promise<MirrorState<Index>> | undefined;
  readonly #initialRead: { readonly promise: Promise<void>; readonly resolve: () => void };

  constructor(
    private readonly collection: Collection,
    private readonly options: MirrorOptions<Index>,
    private readonly logger: Logger,
  ) {
    this.#index = options.createIndex();
    let resolve = (): void => undefined;
    this.#initialRead = { promise: new Promise((resolvePromise) => (resolve = resolvePromise)), resolve };
  }

  /** The index as it is now. */
  get index(): Index {
    return this.#index;
  }

  /** The latest change that was applied; 0 before the first. */
  get version(): number {
    return this.#version;
  }

  /** The number of unreadable documents that are skipped. */
  get skippedCount(): number {
    return this.#skippedIds.size;
  }

  /** Starts polling until it is stopped. */
  start(): void {
    this.#polling = this.#run();
  }

  /** Fails until the initial read is complete and while the collection cannot be read. */
  readonly check = (): Promise<void> => {
    if (this.#error instanceof Error) return Promise.reject(this.#error);
    return this.#isLoaded ? Promise.resolve() : Promise.reject(new Error('initial read not complete'));
  };

  /**
   * Returns the index with all changes written before this call. Waits for the initial read.
   * @throws the reason of the signal once it aborts.
   */
  async waitForLatest(signal: AbortSignal): Promise<MirrorState<Index>> {
    const aborted = waitForAbort(signal);
    await Promise.race([this.#initialRead.promise, aborted]);
    signal.throwIfAborted();
    const poll = this.#poll();
    await Promise.race([poll, aborted]);
    signal.throwIfAborted();
    return poll;
  }

  /** Stops polling; later reads fail. */
  async stop(): Promise<void> {
    this.#stopController.abort();
    await this.#polling;
    await this.#queue;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopController;
    const { pollIntervalMs } = this.options;
    let delayMs = pollIntervalMs;
    while (!signal.aborted) {
      try {
        if (!this.#isLoaded || this.#index.needsCompaction()) await this.#rebuild();
        await this.#poll();
        this.#error = undefined;
        delayMs = pollIntervalMs;
        await sleepUntilDue(pollIntervalMs, signal);
      } catch (error) {
        if (this.#stopController.signal.aborted) return;
        this.#error = error;
        delayMs = Math.min(delayMs * 2, MAX_BACKOFF_MS);
        const { collectionName: collection } = this.collection;
        this.logger.warn({ err: error, collection, waitMs: delayMs }, 'polling collection failed, retrying');
        await sleep(delayMs, signal);
      }
    }
  }

  /**
   * Runs one poll at a time, because a late page must never be applied after a newer one. Callers share the queued poll
   * but not a running one, which may have missed what was written before the call.
   */
  #poll(): Promise<MirrorState<Index>> {
    this.#nextPoll ??= this.#enqueue(async () => {
      this.#nextPoll = undefined;
      const latest = await this.options.changes.readLatest();
      if (latest > this.#version) {
        await this.#readInto({ after: this.#version, upTo: latest, filter: {} }, this.#index);
        this.#version = latest;
      }
      return { index: this.#index, version: this.#version };
    });
    return this.#nextPoll;
  }

  /** Rebuilds the index. Polls continue with the old one until it is complete. */
  async #rebuild(): Promise<void> {
    const latest = await this.options.changes.readLatest();
    const index = this.options.createIndex();
    await this.#readInto({ after: -1, upTo: latest, filter: this.options.initialFilter }, index);
    await this.#enqueue(() => {
      this.#index = index;
      this.#version = latest;
    });
    this.#isLoaded = true;
    this.#initialRead.resolve();
  }

  /** Runs a task after all tasks that were queued before it. */
  #enqueue<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#queue.then(task);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /**
   * Reads documents into an index in the order of their changes, page by page, yielding to the event loop in between.
   * Unreadable documents are skipped.
   * @throws if the mirror is stopped before all documents are read.
   */
  async #readInto(range: ChangeRange, index: Index): Promise<void> {
    const slices = new TimeSlices();
    let last: ChangeTracked | undefined = { _id: BEFORE_FIRST_ID, change: range.after };
    while (last) {
      this.#stopController.signal.throwIfAborted();
      const page = await this.#readPage(last, range);
      for (const document of page) {
        this.#applyDocument(document, index);
        if (slices.isOver) await slices.next();
      }
      last = page.at(-1);
      await slices.next();
    }
  }

  #applyDocument(document: Doc, index: Index): void {
    const { _id: id } = document;
    try {
      index.apply([document]);
      this.#skippedIds.delete(id);
    } catch (err) {
      this.#skippedIds.add(id);
      this.logger.error({ err, id, collection: this.collection.collectionName }, 'unreadable document skipped');
    }
  }

  /** Reads the page after a document: the rest of its change, then later changes. */
  async #readPage({ _id, change }: ChangeTracked, { upTo, filter }: ChangeRange): Promise<readonly Doc[]> {
    const projection = Object.fromEntries(['change', ...this.options.fields].map((field) => [field, 1]));
    const find = (criteria: object, limit: number) =>
      this.collection
        .find({ ...criteria, ...filter } as Filter<Document>, { projection })
        .sort({ change: 1, _id: 1 })
        .limit(limit)
        .batchSize(limit)
        .toArray();
    const sameChange = _id === BEFORE_FIRST_ID ? [] : await find({ change, _id: { $gt: _id } }, PAGE_SIZE);
    const remaining = PAGE_SIZE - sameChange.length;
    const laterChanges = remaining > 0 ? await find({ change: { $gt: change, $lte: upTo } }, remaining) : [];
    return [...sameChange, ...laterChanges] as unknown as readonly Doc[];
  }
}

/** Sorts before every document id. */
const BEFORE_FIRST_ID = '';

/** Documents with a change after `after` and up to `upTo`. */
interface ChangeRange {
  readonly after: number;
  readonly upTo: number;
  readonly filter: Filter<Document>;
}

/** Resolves when a signal aborts. */
const waitForAbort = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
