import type { StreamState } from './stream-state.js';

/** An LRU cache of folded streams by user, so that a warm command reads nothing from the event store. */
export class StateCache<State> {
  readonly #folded = new Map<string, StreamState<State>>();

  constructor(private readonly capacity: number) {}

  /** Returns a folded stream, which may be behind the event store. */
  get(uid: string): StreamState<State> | undefined {
    const found = this.#folded.get(uid);
    if (found) this.#touch(uid, found);
    return found;
  }

  /** Stores a folded stream, unless a newer one is cached. */
  put(uid: string, folded: StreamState<State>): void {
    const cached = this.#folded.get(uid);
    if (cached && (cached.revision ?? -1n) > (folded.revision ?? -1n)) return;
    this.#touch(uid, folded);
    for (const oldest of this.#folded.keys()) {
      if (this.#folded.size <= this.capacity) break;
      this.#folded.delete(oldest);
    }
  }

  /** Updates a cached stream. */
  update(uid: string, change: (folded: StreamState<State>) => StreamState<State>): void {
    const cached = this.#folded.get(uid);
    if (cached) this.#folded.set(uid, change(cached));
  }

  /** Removes a stream, or all of them, after the log went back. */
  forget(uid?: string): void {
    if (uid === undefined) this.#folded.clear();
    else this.#folded.delete(uid);
  }

  #touch(uid: string, folded: StreamState<State>): void {
    this.#folded.delete(uid);
    this.#folded.set(uid, folded);
  }
}
