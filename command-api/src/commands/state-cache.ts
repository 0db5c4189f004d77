import type { StreamState } from './stream-state.js';

/** The streams folded last, by user, so that a warm command reads nothing. The one used longest ago goes first. */
export class StateCache<State> {
  readonly #folded = new Map<string, StreamState<State>>();

  constructor(private readonly most: number) {}

  /** A folded stream, perhaps behind what is stored. */
  get(uid: string): StreamState<State> | undefined {
    const found = this.#folded.get(uid);
    if (found) this.#keep(uid, found);
    return found;
  }

  /** Remembers a folded stream unless a newer one is known. */
  put(uid: string, folded: StreamState<State>): void {
    const known = this.#folded.get(uid);
    if (known && (known.revision ?? -1n) > (folded.revision ?? -1n)) return;
    this.#keep(uid, folded);
    for (const oldest of this.#folded.keys()) {
      if (this.#folded.size <= this.most) break;
      this.#folded.delete(oldest);
    }
  }

  /** Changes a remembered stream, unless it is forgotten by now. */
  update(uid: string, change: (folded: StreamState<State>) => StreamState<State>): void {
    const known = this.#folded.get(uid);
    if (known) this.#folded.set(uid, change(known));
  }

  /** Forgets a stream, or all of them: the log does not hold what was folded. */
  forget(uid?: string): void {
    if (uid === undefined) this.#folded.clear();
    else this.#folded.delete(uid);
  }

  #keep(uid: string, folded: StreamState<State>): void {
    this.#folded.delete(uid);
    this.#folded.set(uid, folded);
  }
}
