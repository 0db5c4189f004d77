import { type FoldedHistory, foldChanges, joinChanges, profileAggregate } from '@trackrecord/domain';
import type { RecordedEvent } from '@trackrecord/platform';
import { LRUCache } from 'lru-cache';
import type { PastProfiles } from './past-profiles.js';

/** Less than the minute for which data keys are cached: cached data must not outlive its destroyed key. */
const MAX_IDLE_MS = 45_000;
const MAX_BYTES = 64 * 1_024 * 1_024;
/** The estimated size of a change without its payload (bytes): states, metadata and ids. */
const OVERHEAD_BYTES = 1_500;

interface RecentHistory {
  readonly folded: FoldedHistory;
  readonly bytes: number;
}

/** The last event of a stream. */
type LastEvent = Pick<RecordedEvent, 'id' | 'revision'>;

/**
 * Caches the newest changes of each profile, with the states between them, until its history was not read for 45 s. A
 * page depends on all later changes, so without the cache each page would fold them again. A read adds events that were
 * appended since, and drops events that the log no longer contains.
 */
export class RecentHistories {
  readonly #cache: LRUCache<string, RecentHistory>;

  constructor(
    private readonly pastProfiles: Pick<PastProfiles, 'readChanges' | 'readSnapshotBefore'>,
    maxBytes = MAX_BYTES,
  ) {
    this.#cache = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ bytes }) => Math.max(1, bytes),
      ttl: MAX_IDLE_MS,
      ttlAutopurge: true,
      // The library keeps the clock that it was loaded with, which fake timers do not control.
      perf: performance,
    });
  }

  /** Returns the changes of a profile from a revision (or an earlier one) to the newest. @throws {KeyDestroyedError} */
  async read(uid: string, from: number, head: LastEvent): Promise<FoldedHistory> {
    const cachedHistory = this.#cache.get(uid);
    const currentHistory = cachedHistory && (await this.#catchUp(uid, cachedHistory, head));
    const history = currentHistory ? await this.#prepend(uid, currentHistory, from) : await this.#load(uid, from);
    this.#cache.set(uid, history);
    return history.folded;
  }

  /** The number of cached histories. */
  get size(): number {
    return this.#cache.size;
  }

  /** Drops the history of a user. */
  delete(uid: string): void {
    this.#cache.delete(uid);
  }

  /** Adds newer changes. Returns undefined if the stream no longer contains the last change. */
  async #catchUp(uid: string, { folded, bytes }: RecentHistory, head: LastEvent): Promise<RecentHistory | undefined> {
    const last = folded.changes.at(-1)?.recordedChange;
    if (!last) return undefined;
    if (last.id === head.id) return { folded, bytes };
    if (head.revision <= last.revision) return undefined;
    const [first, ...appended] = await collect(this.pastProfiles.readChanges(uid, Number(last.revision)));
    if (first?.id !== last.id) return undefined;
    return { folded: joinChanges(folded, foldChanges(folded.state, appended)), bytes: bytes + getSize(appended) };
  }

  /** Adds older changes, if the cached ones start after a revision. */
  async #prepend(uid: string, { folded, bytes }: RecentHistory, from: number): Promise<RecentHistory> {
    const start = getStartRevision(folded);
    if (start <= from) return { folded, bytes };
    const earlier = await this.#load(uid, from, start);
    const isContiguous = Number(earlier.folded.changes.at(-1)?.recordedChange.revision) === start - 1;
    if (!isContiguous) return this.#load(uid, from);
    return { folded: joinChanges(earlier.folded, folded), bytes: bytes + earlier.bytes };
  }

  /** Folds the changes from the last snapshot before a revision to the newest, or to before `end`. */
  async #load(uid: string, from: number, end?: number): Promise<RecentHistory> {
    const snapshot = from === 0 ? undefined : await this.pastProfiles.readSnapshotBefore(uid, { revision: from - 1 });
    const start = (snapshot?.revision ?? -1) + 1;
    const count = end === undefined ? undefined : end - start;
    const changes = await collect(this.pastProfiles.readChanges(uid, start, count));
    return { folded: foldChanges(snapshot?.state ?? profileAggregate.initialState, changes), bytes: getSize(changes) };
  }
}

/** Returns the revision of the first change. */
export const getStartRevision = ({ changes }: FoldedHistory): number =>
  Number(changes[0]?.recordedChange.revision ?? 0n);

const getSize = (changes: readonly { readonly size: number }[]): number =>
  changes.reduce((sum, { size }) => sum + size + OVERHEAD_BYTES, 0);

async function collect<T>(source: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}
