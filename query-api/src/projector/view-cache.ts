import { LRUCache } from 'lru-cache';
import type { StoredView } from './view-store.js';

/**
 * Caches the documents that were written last, so that further events of a stream need no read. If another projector
 * has written a document, the guard of the next write fails, and the cache is cleared.
 */
export class ViewCache<View> {
  readonly #views: LRUCache<string, StoredView<View>>;

  constructor(maxViews = 5_000) {
    this.#views = new LRUCache({ max: maxViews });
  }

  /** Returns the cached documents of these subjects, and the subjects without one. */
  getMany(subjects: readonly string[]): { cached: Map<string, StoredView<View>>; missing: readonly string[] } {
    const cached = new Map<string, StoredView<View>>();
    const missing: string[] = [];
    for (const subject of subjects) {
      const found = this.#views.peek(subject);
      if (found) cached.set(subject, found);
      else missing.push(subject);
    }
    return { cached, missing };
  }

  /** Caches a document; removes it if it is undefined. */
  set(subject: string, stored: StoredView<View> | undefined): void {
    if (stored) this.#views.set(subject, stored);
    else this.#views.delete(subject);
  }

  /** Clears the cache. */
  clear(): void {
    this.#views.clear();
  }
}
