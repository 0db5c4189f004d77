import type { Collection, Document, Filter } from 'mongodb';
import { pause } from '../lifecycle/pause.js';
import { TimeSlices } from '../lifecycle/time-slices.js';
import type { Logger } from '../logging/logger.js';
import type { ChangeCounter } from './change-counter.js';

/** A document that has the number of its last change (see ChangeCounter). */
export interface Changing {
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

interface Following<Made> {
  /** Counts the changes of the collection, which has an index on `change` and `_id`. */
  readonly changes: Pick<ChangeCounter, 'written'>;
  /** Which documents it is made of to begin with; all that change later are taken in. */
  readonly initially: Filter<Document>;
  /** The fields that are read. */
  readonly fields: readonly string[];
  readonly empty: () => Made;
}

/** What is made of the documents, and the newest change in it. */
interface Fresh<Made> {
  readonly made: Made;
  readonly seen: number;
}

/** So many documents are read at once. They are taken in one by one, in slices of time. */
const AT_ONCE = 500;
/** How long after a look the next one follows (ms), and after failed ones at most. */
const PAUSE = 500;
const LONGEST_PAUSE = 5_000;

/**
 * Follows a collection in memory: reads what is there, then again and again what has changed since, page by page, so that
 * a store that answers a query whole is never busy for long.
 */
export class CollectionMirror<Doc extends Changing, Made extends CollectionIndex<Doc>> {
  readonly #stopping = new AbortController();
  #made: Made;
  #seen = 0;
  #isThere = false;
  #trouble: unknown;
  readonly #skipped = new Set<string>();
  #ended: Promise<void> = Promise.resolve();
  /** Ends when all that was to be done in turn is done; never fails. */
  #turn: Promise<unknown> = Promise.resolve();
  /** The look whose turn has not come yet. */
  #nextLook: Promise<Fresh<Made>> | undefined;
  readonly #whole: { readonly reached: Promise<void>; readonly reach: () => void };

  constructor(
    private readonly collection: Collection,
    private readonly following: Following<Made>,
    private readonly logger: Logger,
  ) {
    this.#made = following.empty();
    let reach = (): void => undefined;
    this.#whole = { reached: new Promise((resolve) => (reach = resolve)), reach };
  }

  /** What is made of the documents so far. */
  get made(): Made {
    return this.#made;
  }

  /** The newest change that was taken in; 0 before the first. */
  get seen(): number {
    return this.#seen;
  }

  /** How many documents could not be read and are left out. */
  get skipped(): number {
    return this.#skipped.size;
  }

  /** Begins to follow, and goes on until it is stopped. */
  start(): void {
    this.#ended = this.#follow();
  }

  /** Fails until everything that was there has been read, and while the collection cannot be read. */
  readonly check = (): Promise<void> => {
    if (this.#trouble instanceof Error) return Promise.reject(this.#trouble);
    return this.#isThere ? Promise.resolve() : Promise.reject(new Error('still reading'));
  };

  /**
   * What is made of the documents as they are at this moment, and the change it has come to. It waits until everything
   * that was there has been read.
   * @throws whatever the signal says when it ends that.
   */
  async fresh(signal: AbortSignal): Promise<Fresh<Made>> {
    const ended = once(signal);
    await Promise.race([this.#whole.reached, ended]);
    signal.throwIfAborted();
    const look = this.#look();
    await Promise.race([look, ended]);
    signal.throwIfAborted();
    return look;
  }

  /** Stops following; what is asked for after that fails. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
    await this.#turn;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    let wait = PAUSE;
    while (!signal.aborted) {
      try {
        if (!this.#isThere || this.#made.needsCompaction()) await this.#begin();
        await this.#look();
        this.#trouble = undefined;
        wait = PAUSE;
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        this.#trouble = error;
        wait = Math.min(wait * 2, LONGEST_PAUSE);
        const { collectionName: collection } = this.collection;
        this.logger.warn({ err: error, collection, wait }, 'following collection failed, retrying');
      }
      await pause(wait, signal);
    }
  }

  /**
   * One look at a time: a page that comes late must never be taken in after a newer one. All who ask before a look begins
   * share it; one that has begun may have missed what was written before they asked.
   */
  #look(): Promise<Fresh<Made>> {
    this.#nextLook ??= this.#inTurn(async () => {
      this.#nextLook = undefined;
      const newest = await this.following.changes.written();
      if (newest > this.#seen) {
        await this.#read({ after: this.#seen, upTo: newest, filter: {} }, this.#made);
        this.#seen = newest;
      }
      return { made: this.#made, seen: this.#seen };
    });
    return this.#nextLook;
  }

  /** Makes it anew of what is there; until that is done, looks go on with what was made before. */
  async #begin(): Promise<void> {
    const newest = await this.following.changes.written();
    const made = this.following.empty();
    await this.#read({ after: -1, upTo: newest, filter: this.following.initially }, made);
    await this.#inTurn(() => {
      this.#made = made;
      this.#seen = newest;
    });
    this.#isThere = true;
    this.#whole.reach();
  }

  /** Does something when all that was to be done before it is done. */
  #inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /**
   * Reads documents in the order of their changes, so many at a time; in between others are served. A document that cannot
   * be read is skipped: it must not keep the others away.
   * @throws when it is stopped before it has read all.
   */
  async #read(span: Span, into: Made): Promise<void> {
    const slices = new TimeSlices();
    let last: Changing | undefined = { _id: FIRST, change: span.after };
    while (last) {
      this.#stopping.signal.throwIfAborted();
      const page = await this.#page(last, span);
      for (const document of page) {
        this.#takeIn(document, into);
        if (slices.isOver) await slices.next();
      }
      last = page.at(-1);
      await slices.next();
    }
  }

  #takeIn(document: Doc, into: Made): void {
    const { _id: id } = document;
    try {
      into.take([document]);
      this.#skipped.delete(id);
    } catch (err) {
      this.#skipped.add(id);
      this.logger.error({ err, id, collection: this.collection.collectionName }, 'unreadable document skipped');
    }
  }

  /** What follows a document: the others of its change, then those of later ones. */
  async #page({ _id, change }: Changing, { upTo, filter }: Span): Promise<readonly Doc[]> {
    const projection = Object.fromEntries(['change', ...this.following.fields].map((field) => [field, 1]));
    const find = (where: object, most: number) =>
      this.collection
        .find({ ...where, ...filter } as Filter<Document>, { projection })
        .sort({ change: 1, _id: 1 })
        .limit(most)
        .batchSize(most)
        .toArray();
    const same = _id === FIRST ? [] : await find({ change, _id: { $gt: _id } }, AT_ONCE);
    const left = AT_ONCE - same.length;
    const later = left > 0 ? await find({ change: { $gt: change, $lte: upTo } }, left) : [];
    return [...same, ...later] as unknown as readonly Doc[];
  }
}

/** No document has this id: all of a change come after it. */
const FIRST = '';

/** The documents to read: those with a change after one and up to another. */
interface Span {
  readonly after: number;
  readonly upTo: number;
  readonly filter: Filter<Document>;
}

/** Resolves when a signal aborts. */
const once = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
