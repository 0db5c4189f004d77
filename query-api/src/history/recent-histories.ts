import { type FoldedChanges, foldChanges, joinChanges, profileAggregate } from '@trackrecord/domain';
import type { RecordedEvent } from '@trackrecord/platform';
import type { PastProfiles } from './past-profiles.js';

/** Together a minute, like cached data keys: data must not outlive its destroyed key in memory. */
const MAX_IDLE_MS = 45_000;
const SWEEP_INTERVAL_MS = 15_000;
const MAX_BYTES = 64 * 1_024 * 1_024;
/** The estimated size of a change without its payload (bytes): states, metadata and ids. */
const OVERHEAD_BYTES = 1_500;

interface RecentHistory {
  readonly folded: FoldedChanges;
  readonly bytes: number;
  readonly expires: number;
}

type Loaded = Pick<RecentHistory, 'folded' | 'bytes'>;

/** The last event of a stream. */
type Head = Pick<RecordedEvent, 'id' | 'revision'>;

/**
 * Caches the folded ends of streams whose history was read in the last minute. A page depends on everything that came
 * later, so each page would fold all of that again. A read adds what was appended since, and drops what the log no
 * longer contains.
 */
export class RecentHistories {
  /** Ordered by last use, the oldest first. */
  readonly #recent = new Map<string, RecentHistory>();
  #bytes = 0;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly past: Pick<PastProfiles, 'changes' | 'snapshotBefore'>,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  /** Returns the changes of a profile from a revision (or an earlier one) to the newest. @throws {KeyDestroyed} */
  async read(uid: string, from: number, head: Head): Promise<FoldedChanges> {
    const recent = this.#recent.get(uid);
    const current = recent && (await this.#catchUp(uid, recent, head));
    const loaded = current ? await this.#reachBack(uid, current, from) : await this.#load(uid, from);
    this.#remember(uid, loaded);
    return loaded.folded;
  }

  /** The number of cached histories. */
  get size(): number {
    return this.#recent.size;
  }

  /** Drops the history of a user. */
  forget(uid: string): void {
    this.#bytes -= this.#recent.get(uid)?.bytes ?? 0;
    this.#recent.delete(uid);
  }

  /** Adds newer changes. Returns undefined if the stream no longer contains the last change. */
  async #catchUp(uid: string, { folded, bytes }: Loaded, head: Head): Promise<Loaded | undefined> {
    const last = folded.changes.at(-1)?.recorded;
    if (!last) return undefined;
    if (last.id === head.id) return { folded, bytes };
    if (head.revision <= last.revision) return undefined;
    const [first, ...appended] = await collect(this.past.changes(uid, Number(last.revision)));
    if (first?.id !== last.id) return undefined;
    return { folded: joinChanges(folded, foldChanges(folded.state, appended)), bytes: bytes + sizeOf(appended) };
  }

  /** Adds older changes, if the cached ones start after a revision. */
  async #reachBack(uid: string, { folded, bytes }: Loaded, from: number): Promise<Loaded> {
    const start = startOf(folded);
    if (start <= from) return { folded, bytes };
    const earlier = await this.#load(uid, from, start);
    const isJoined = Number(earlier.folded.changes.at(-1)?.recorded.revision) === start - 1;
    if (!isJoined) return this.#load(uid, from);
    return { folded: joinChanges(earlier.folded, folded), bytes: bytes + earlier.bytes };
  }

  /** Folds the changes from the last snapshot before a revision to the newest, or to before `end`. */
  async #load(uid: string, from: number, end?: number): Promise<Loaded> {
    const snapshot = from === 0 ? undefined : await this.past.snapshotBefore(uid, { revision: from - 1 });
    const start = (snapshot?.revision ?? -1) + 1;
    const count = end === undefined ? undefined : end - start;
    const changes = await collect(this.past.changes(uid, start, count));
    return { folded: foldChanges(snapshot?.state ?? profileAggregate.initialState, changes), bytes: sizeOf(changes) };
  }

  #remember(uid: string, { folded, bytes }: Loaded): void {
    this.forget(uid);
    this.#recent.set(uid, { folded, bytes, expires: performance.now() + MAX_IDLE_MS });
    this.#bytes += bytes;
    for (const oldest of this.#recent.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.forget(oldest);
    }
    this.#sweeping ??= setTimeout(() => this.#sweep(), SWEEP_INTERVAL_MS).unref();
  }

  #sweep(): void {
    for (const [uid, { expires }] of this.#recent) if (expires <= performance.now()) this.forget(uid);
    this.#sweeping = this.#recent.size === 0 ? undefined : setTimeout(() => this.#sweep(), SWEEP_INTERVAL_MS).unref();
  }
}

/** Returns the revision of the first change. */
export const startOf = ({ changes }: FoldedChanges): number => Number(changes[0]?.recorded.revision ?? 0n);

const sizeOf = (changes: readonly { readonly size: number }[]): number =>
  changes.reduce((sum, { size }) => sum + size + OVERHEAD_BYTES, 0);

async function collect<T>(source: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}
