import type { Collection, Document, Filter } from 'mongodb';
import { pause } from '../lifecycle/sleep.js';
import { TimeSlices } from '../lifecycle/time-slices.js';
import type { Logger } from '../logging/logger.js';
import type { ChangeCounter } from './change-counter.js';

/** A document that has the number of its last change (see ChangeCounter). */
export interface ChangeTracked {
  readonly _id: string;
  readonly change: number;
}

/** What is made in memory of the documents of a collection. */
export interface CollectionIndex<Doc> {
  /**
   * Takes documents in, new ones and others that have changed; the same one may come more than once.
   * @throws where a document cannot be read; nothing of it is in then, nor what it was before.
   */
  readonly take: (documents: readonly Doc[]) => void;
  /** Whether so much of it is of no use any more that it is better made anew. */
  readonly needsCompaction: () => boolean;
}

interface MirrorOptions<Index> {
  /** Counts the changes of the collection, which has an index on `change` and `_id`. */
  readonly changes: Pick<ChangeCounter, 'readLatest'>;
  /** Which documents it is made of to begin with; all that change later are taken in. */
  readonly initially: Filter<Document>;
  /** The fields that are read. */
  readonly fields: readonly string[];
  readonly empty: () => Index;
}

/** What is made of the documents, and the newest change in it. */
interface MirrorState<Index> {
  readonly made: Index;
  readonly seen: number;
}

/** So many documents are read at once. They are taken in one by one, in slices of time. */
const PAGE_SIZE = 500;
/** How long after a look the next one follows (ms), and after failed ones at most. */
const POLL_INTERVAL_MS = 500;
const MAX_BACKOFF_MS = 5_000;

/**
 * Follows a collection in memory: reads what is there, then again and again what has changed since, page by page, so that
 * a store that answers a query whole is never busy for long.
 */
export class CollectionMirror<Doc extends ChangeTracked, Index extends CollectionIndex<Doc>> {
  readonly #stopping = new AbortController();
  #index: Index;
  #version = 0;
  #isLoaded = false;
  #error: unknown;
  readonly #skipped = new Set<string>();
  #polling: Promise<void> = Promise.resolve();
  /** Ends when all that was to be done in turn is done; never fails. */
  #queue: Promise<unknown> = Promise.resolve();
  /** The look whose turn has not come yet. */
  #nextPoll: Promise<MirrorState<Index>> | undefined;
  readonly #loaded: { readonly promise: Promise<void>; readonly resolve: () => void };

  constructor(
    private readonly collection: Collection,
    private readonly options: MirrorOptions<Index>,
    private readonly logger: Logger,
  ) {
    this.#index = options.empty();
    let resolve = (): void => undefined;
    this.#loaded = { promise: new Promise((resolvePromise) => (resolve = resolvePromise)), resolve };
  }

  /** What is made of the documents so far. */
  get made(): Index {
    return this.#index;
  }

  /** The newest change that was taken in; 0 before the first. */
  get version(): number {
    return this.#version;
  }

  /** How many documents could not be read and are left out. */
  get skipped(): number {
    return this.#skipped.size;
  }

  /** Begins to follow, and goes on until it is stopped. */
  start(): void {
    this.#polling = this.#run();
  }

  /** Fails until everything that was there has been read, and while the collection cannot be read. */
  readonly check = (): Promise<void> => {
    if (this.#error instanceof Error) return Promise.reject(this.#error);
    return this.#isLoaded ? Promise.resolve() : Promise.reject(new Error('still reading'));
  };

  /**
   * What is made of the documents as they are at this moment, and the change it has come to. It waits until everything
   * that was there has been read.
   * @throws whatever the signal says when it ends that.
   */
  async fresh(signal: AbortSignal): Promise<MirrorState<Index>> {
    const aborted = whenAborted(signal);
    await Promise.race([this.#loaded.promise, aborted]);
    signal.throwIfAborted();
    const poll = this.#poll();
    await Promise.race([poll, aborted]);
    signal.throwIfAborted();
    return poll;
  }

  /** Stops following; what is asked for after that fails. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#polling;
    await this.#queue;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let delayMs = POLL_INTERVAL_MS;
    while (!signal.aborted) {
      try {
        if (!this.#isLoaded || this.#index.needsCompaction()) await this.#rebuild();
        await this.#poll();
        this.#error = undefined;
        delayMs = POLL_INTERVAL_MS;
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        this.#error = error;
        delayMs = Math.min(delayMs * 2, MAX_BACKOFF_MS);
        const { collectionName: collection } = this.collection;
        this.logger.warn({ err: error, collection, wait: delayMs }, 'following collection failed, retrying');
      }
      await pause(delayMs, signal);
    }
  }

  /**
   * One look at a time: a page that comes late must never be taken in after a newer one. All who ask before a look begins
   * share it; one that has begun may have missed what was written before they asked.
   */
  #poll(): Promise<MirrorState<Index>> {
    this.#nextPoll ??= this.#enqueue(async () => {
      this.#nextPoll = undefined;
      const latest = await this.options.changes.readLatest();
      if (latest > this.#version) {
        await this.#readInto({ after: this.#version, upTo: latest, filter: {} }, this.#index);
        this.#version = latest;
      }
      return { made: this.#index, seen: this.#version };
    });
    return this.#nextPoll;
  }

  /** Makes it anew of what is there; until that is done, looks go on with what was made before. */
  async #rebuild(): Promise<void> {
    const latest = await this.options.changes.readLatest();
    const index = this.options.empty();
    await this.#readInto({ after: -1, upTo: latest, filter: this.options.initially }, index);
    await this.#enqueue(() => {
      this.#index = index;
      this.#version = latest;
    });
    this.#isLoaded = true;
    this.#loaded.resolve();
  }

  /** Does something when all that was to be done before it is done. */
  #enqueue<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /**
   * Reads documents in the order of their changes, so many at a time; in between others are served. A document that cannot
   * be read is skipped: it must not keep the others away.
   * @throws when it is stopped before it has read all.
   */
  async #readInto(range: ChangeRange, index: Index): Promise<void> {
    const slices = new TimeSlices();
    let last: ChangeTracked | undefined = { _id: BEFORE_FIRST_ID, change: range.after };
    while (last) {
      this.#stopping.signal.throwIfAborted();
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
      index.take([document]);
      this.#skipped.delete(id);
    } catch (err) {
      this.#skipped.add(id);
      this.logger.error({ err, id, collection: this.collection.collectionName }, 'unreadable document skipped');
    }
  }

  /** What follows a document: the others of its change, then those of later ones. */
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

/** No document has this id: all of a change come after it. */
const BEFORE_FIRST_ID = '';

/** The documents to read: those with a change after one and up to another. */
interface ChangeRange {
  readonly after: number;
  readonly upTo: number;
  readonly filter: Filter<Document>;
}

/** Resolves when a signal aborts. */
const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
