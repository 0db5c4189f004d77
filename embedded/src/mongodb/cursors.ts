import type { Predicate } from './query/terms.js';
import type { Projection } from './query/projection.js';

/** What is left of the result of a query. */
export interface Cursor {
  readonly id: bigint;
  readonly namespace: string;
  readonly database: string;
  readonly collection: { readonly name: string; readonly id: number };
  /** The documents of the result, in its order; each is read when its batch is asked for. */
  readonly records: readonly number[];
  readonly matches: Predicate;
  readonly projection: Projection | undefined;
  /** How many of the records have been answered. */
  position: number;
  /** What is left of the `maxTimeMS` of the query for the batches to come; undefined without a limit. */
  remainingMs: number | undefined;
}

/** A cursor that nobody has asked for this long is closed. */
const IDLE_MS = 10 * 60 * 1000;

/** The open cursors of a server. */
export class Cursors {
  private readonly open = new Map<bigint, { readonly cursor: Cursor; usedAt: number }>();
  private lastId = 0n;

  constructor(private readonly now: () => number) {}

  /** Keeps a cursor until it is read to its end, killed, or idle for too long. */
  add(cursor: Omit<Cursor, 'id'>): Cursor {
    this.closeIdle();
    const added = { ...cursor, id: ++this.lastId };
    this.open.set(added.id, { cursor: added, usedAt: this.now() });
    return added;
  }

  find(id: bigint): Cursor | undefined {
    this.closeIdle();
    const entry = this.open.get(id);
    if (entry !== undefined) entry.usedAt = this.now();
    return entry?.cursor;
  }

  /** Whether there was such a cursor. */
  close(id: bigint): boolean {
    return this.open.delete(id);
  }

  private closeIdle(): void {
    const limit = this.now() - IDLE_MS;
    for (const [id, { usedAt }] of this.open) if (usedAt < limit) this.open.delete(id);
  }
}
