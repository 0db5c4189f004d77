import { LRUCache } from 'lru-cache';
import type { StoredView } from './view-store.js';

/**
 * Caches the documents that were written last, so that the next events of a busy stream need no read. If another
 * projector has written, the cache is outdated; the guard of the next write detects that, and the cache is cleared.
 */
export class RecentViews<View> {
  readonly #views: LRUCache<string, StoredView<View>>;

  constructor(max = 5_000) {
    this.#views = new LRUCache({ max });
  }

  /** Returns the cached documents of these subjects, and the subjects to read. */
  recall(subjects: readonly string[]): { known: Map<string, StoredView<View>>; unknown: readonly string[] } {
    const known = new Map<string, StoredView<View>>();
    const unknown: string[] = [];
    for (const subject of subjects) {
      const found = this.#views.peek(subject);
      if (found) known.set(subject, found);
      else unknown.push(subject);
    }
    return { known, unknown };
  }

  /** Caches a document; removes it if it is undefined. */
  remember(subject: string, stored: StoredView<View> | undefined): void {
    if (stored) this.#views.set(subject, stored);
    else this.#views.delete(subject);
  }

  /** Clears the cache. */
  forget(): void {
    this.#views.clear();
  }
}
