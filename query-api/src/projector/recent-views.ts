import type { StoredView } from './view-store.js';

/**
 * Caches the documents that were written last, so that the next events of a busy stream need no read. If another
 * projector has written, the cache is outdated; the guard of the next write detects that, and the cache is cleared.
 */
export class RecentViews<View> {
  readonly #views = new Map<string, StoredView<View>>();

  constructor(private readonly most = 5_000) {}

  /** Returns the cached documents of these subjects, and the subjects to read. */
  recall(subjects: readonly string[]): { known: Map<string, StoredView<View>>; unknown: readonly string[] } {
    const known = new Map<string, StoredView<View>>();
    const unknown: string[] = [];
    for (const subject of subjects) {
      const found = this.#views.get(subject);
      if (found) known.set(subject, found);
      else unknown.push(subject);
    }
    return { known, unknown };
  }

  /** Caches a document; removes it if it is undefined. */
  remember(subject: string, stored: StoredView<View> | undefined): void {
    this.#views.delete(subject);
    if (stored) this.#views.set(subject, stored);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= this.most) break;
      this.#views.delete(oldest);
    }
  }

  /** Clears the cache. */
  forget(): void {
    this.#views.clear();
  }
}
