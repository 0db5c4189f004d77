import type { Predicate } from './query/predicate.js';
import type { Projection } from './query/projection.js';

/** The remaining result of a query. */
export interface Cursor {
  readonly id: bigint;
  readonly namespace: string;
  readonly database: string;
  readonly collection: { readonly name: string; readonly id: number };
  /** The record ids of the result, in order; the documents are read when their batch is requested. */
  readonly recordIds: readonly number[];
  readonly matches: Predicate;
  readonly projection: Projection | undefined;
  /** The index in `recordIds` of the next record to read. */
  position: number;
}

/** Idle cursors are closed after this time. */
const IDLE_TIMEOUT_MS = 10 * 60 * 1000;

/** The open cursors of a server. */
export class Cursors {
  private readonly cursors = new Map<bigint, { readonly cursor: Cursor; usedAt: number }>();
  private lastId = 0n;

  constructor(private readonly now: () => number) {}

  /** Adds a cursor, which is open until it is exhausted, killed or idle for too long. */
  add(cursor: Omit<Cursor, 'id'>): Cursor {
    this.closeIdle();
    const openCursor = { ...cursor, id: ++this.lastId };
    this.cursors.set(openCursor.id, { cursor: openCursor, usedAt: this.now() });
    return openCursor;
  }

  find(id: bigint): Cursor | undefined {
    this.closeIdle();
    const entry = this.cursors.get(id);
    if (entry !== undefined) entry.usedAt = this.now();
    return entry?.cursor;
  }

  /** Closes a cursor. Returns false if it does not exist. */
  close(id: bigint): boolean {
    return this.cursors.delete(id);
  }

  private closeIdle(): void {
    const minUsedAt = this.now() - IDLE_TIMEOUT_MS;
    for (const [id, { usedAt }] of this.cursors) if (usedAt < minUsedAt) this.cursors.delete(id);
  }
}
