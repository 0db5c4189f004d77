import type { FoldedProfile } from './folded-profile.js';

/** The profiles folded last, so that a warm command reads nothing. The one used longest ago goes first. */
export class RecentProfiles {
  readonly #folded = new Map<string, FoldedProfile>();

  constructor(private readonly most: number) {}

  /** A folded profile, perhaps behind its stream. */
  get(uid: string): FoldedProfile | undefined {
    const found = this.#folded.get(uid);
    if (found) this.#keep(uid, found);
    return found;
  }

  /** Remembers a profile unless a newer one is known. */
  put(uid: string, folded: FoldedProfile): void {
    const known = this.#folded.get(uid);
    if (known && (known.revision ?? -1n) > (folded.revision ?? -1n)) return;
    this.#keep(uid, folded);
    for (const oldest of this.#folded.keys()) {
      if (this.#folded.size <= this.most) break;
      this.#folded.delete(oldest);
    }
  }

  #keep(uid: string, folded: FoldedProfile): void {
    this.#folded.delete(uid);
    this.#folded.set(uid, folded);
  }
}
