import { LRUCache } from 'lru-cache';
import type { StreamState } from './stream-state.js';

/** An LRU cache of folded streams by user, so that a warm command reads nothing from the event store. */
export class StateCache<State> {
  readonly #folded: LRUCache<string, StreamState<State>>;

  /** A capacity of 0 turns the cache off. */
  constructor(private readonly capacity: number) {
    this.#folded = new LRUCache({ max: Math.max(1, capacity) });
  }

  /** Returns a folded stream, which may be behind the event store. */
  get(uid: string): StreamState<State> | undefined {
    return this.#folded.get(uid);
  }

  /** Stores a folded stream, unless a newer one is cached. */
  put(uid: string, stream: StreamState<State>): void {
    const cached = this.#folded.peek(uid);
    const isNewest = (cached?.revision ?? -1n) <= (stream.revision ?? -1n);
    if (this.capacity > 0 && isNewest) this.#folded.set(uid, stream);
  }

  /** Updates a cached stream. */
  update(uid: string, change: (stream: StreamState<State>) => StreamState<State>): void {
    const cached = this.#folded.peek(uid);
    if (cached) this.#folded.set(uid, change(cached));
  }

  /** Removes a stream, after the log was rolled back. */
  delete(uid: string): void {
    this.#folded.delete(uid);
  }

  /** Removes all streams, after the log was rolled back. */
  clear(): void {
    this.#folded.clear();
  }
}
