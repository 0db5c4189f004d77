import type { Collection, Document, Filter } from 'mongodb';
import { pause } from '../lifecycle/pause.js';
import type { Logger } from '../logging/logger.js';

/** A document whose every change raises its `change` above that of all documents changed before. */
export interface Changing {
  readonly change: number;
}

/** What is made in memory of the documents of a collection. */
export interface MadeOf<Doc> {
  /** Takes documents in, new ones and others that have changed; the same one may come more than once. */
  readonly take: (documents: readonly Doc[]) => void;
  /** Whether so much of it is of no use any more that it is better made anew. */
  readonly isWorn: () => boolean;
}

interface Following<Made> {
  /** Which documents it is made of to begin with; all that change later are taken in. */
  readonly initially: Filter<Document>;
  /** The fields that are read. */
  readonly fields: readonly string[];
  readonly empty: () => Made;
}

/** So many documents are taken in before others get their turn. */
const AT_ONCE = 250;
/** How long after a look the next one follows (ms), and after failed ones at most. */
const PAUSE = 500;
const LONGEST_PAUSE = 5_000;

/**
 * Follows a collection in memory: reads what is there, then again and again what has changed since. It is complete
 * because one writer at a time takes the next change number before it writes.
 */
export class FollowedCollection<Doc extends Changing, Made extends MadeOf<Doc>> {
  readonly #stopping = new AbortController();
  #made: Made;
  #seen = -1;
  #isThere = false;
  #trouble: unknown;
  #ended: Promise<void> = Promise.resolve();
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

  /** The newest change that was taken in; -1 before the first. */
  get seen(): number {
    return this.#seen;
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
  async fresh(signal: AbortSignal): Promise<{ readonly made: Made; readonly seen: number }> {
    await Promise.race([this.#whole.reached, once(signal)]);
    signal.throwIfAborted();
    await this.#look();
    return { made: this.#made, seen: this.#seen };
  }

  /** Stops following. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    let wait = PAUSE;
    while (!signal.aborted) {
      try {
        if (this.#isThere && !this.#made.isWorn()) await this.#look();
        else await this.#begin();
        this.#trouble = undefined;
        wait = PAUSE;
      } catch (error) {
        this.#trouble = error;
        wait = Math.min(wait * 2, LONGEST_PAUSE);
        this.logger.warn({ err: error, wait }, 'a collection cannot be followed, trying again');
      }
      await pause(wait, signal);
    }
  }

  #look(): Promise<void> {
    return this.#read({ change: { $gt: this.#seen } }, this.#made);
  }

  /** Makes it anew of what is there; what changes meanwhile is read once more after it. */
  async #begin(): Promise<void> {
    const newest = this.collection
      .find({}, { projection: { change: 1 } })
      .sort({ change: -1 })
      .limit(1);
    const [last] = (await newest.toArray()) as unknown as Changing[];
    const made = this.following.empty();
    await this.#read(this.following.initially, made);
    if (this.#stopping.signal.aborted) return;
    this.#made = made;
    this.#seen = last?.change ?? -1;
    this.#isThere = true;
    this.#whole.reach();
  }

  /** Reads documents, oldest change first, so that after a failure it goes on where it was. */
  async #read(filter: Filter<Document>, into: Made): Promise<void> {
    const projection = Object.fromEntries(['change', ...this.following.fields].map((field) => [field, 1]));
    const cursor = this.collection.find(filter, { projection }).sort({ change: 1 }).batchSize(AT_ONCE);
    let documents: Doc[] = [];
    const takeIn = () => {
      if (documents.length > 0) into.take(documents);
      // Documents of one change may be in the next batch; it counts as seen when a later one, or the end, has come.
      if (into === this.#made) this.#seen = Math.max(this.#seen, ...documents.map(({ change }) => change - 1));
      documents = [];
    };
    let newest = this.#seen;
    for await (const document of cursor) {
      documents.push(document as unknown as Doc);
      newest = Math.max(newest, (document as unknown as Doc).change);
      if (documents.length < AT_ONCE) continue;
      takeIn();
      // Whoever waits for this process is served between two batches.
      await new Promise((later) => setImmediate(later));
      if (this.#stopping.signal.aborted) return;
    }
    takeIn();
    if (into === this.#made) this.#seen = Math.max(this.#seen, newest);
  }
}

/** Resolves when a signal aborts. */
const once = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
