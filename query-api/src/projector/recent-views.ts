import type { StoredView } from './view-store.js';

/**
 * The documents written last, so that the next events of a busy stream need no read. What is remembered may be wrong
 * when another projector has written; the guard of the next write finds out, and then everything is forgotten.
 */
export class RecentViews<View> {
  readonly #views = new Map<string, StoredView<View>>();

  constructor(private readonly most = 5_000) {}

  /** The remembered documents of these subjects, and which subjects have to be read. */
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

  /** Remembers a document; nothing to remember forgets it. */
  remember(subject: string, stored: StoredView<View> | undefined): void {
    this.#views.delete(subject);
    if (stored) this.#views.set(subject, stored);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= this.most) break;
      this.#views.delete(oldest);
    }
  }

  /** Forgets everything. */
  forget(): void {
    this.#views.clear();
  }
}
