import { LRUCache } from 'lru-cache';
import type { StreamState } from './stream-state.js';

/** An LRU cache of stream states by user, so that a warm command reads nothing from the event store. */
export class StateCache<State> {
  readonly #cache: LRUCache<string, StreamState<State>>;

  /** A capacity of 0 turns the cache off. */
  constructor(private readonly capacity: number) {
    this.#cache = new LRUCache({ max: Math.max(1, capacity) });
  }

  /** Returns the cached state of a stream, which may be behind the event store. */
  get(uid: string): StreamState<State> | undefined {
    return this.#cache.get(uid);
  }

  /** Stores the state of a stream, unless a newer one is cached. */
  put(uid: string, stream: StreamState<State>): void {
    const cached = this.#cache.peek(uid);
    const isNewest = (cached?.revision ?? -1n) <= (stream.revision ?? -1n);
    if (this.capacity > 0 && isNewest) this.#cache.set(uid, stream);
  }

  /** Updates a cached stream. */
  update(uid: string, change: (stream: StreamState<State>) => StreamState<State>): void {
    const cached = this.#cache.peek(uid);
    if (cached) this.#cache.set(uid, change(cached));
  }

  /** Removes a stream whose cached state has events that a restored event log lacks. */
  delete(uid: string): void {
    this.#cache.delete(uid);
  }

  /** Removes all streams: a restored event log lacks newer events, which cached states may have. */
  clear(): void {
    this.#cache.clear();
  }
}
