import { type RecordError, FeedUnreadable } from '../adapter.js';
import { recordId } from './record-id.js';

/** Most skipped records of a feed share one reason. */
const MAX_REASONS = 20;

/** The records of one fetch that could not be parsed. They exist, so they do not count as withdrawn. */
export class SkippedRecords {
  readonly reasons: string[] = [];
  readonly #ids = new Set<string>();
  #count = 0;
  #withoutId = 0;

  constructor(private readonly source: string) {}

  get count(): number {
    return this.#count;
  }

  add(errors: readonly RecordError[]): void {
    for (const { reason, id } of errors) {
      this.#count += 1;
      if (this.reasons.length < MAX_REASONS) this.reasons.push(reason);
      if (id === undefined) this.#withoutId += 1;
      else this.#ids.add(recordId(this.source, id));
    }
  }

  /** Returns true if a stored record may be among the skipped ones; always true if one was skipped without an id. */
  mayInclude(id: string): boolean {
    return this.#withoutId > 0 || this.#ids.has(id);
  }

  /** @throws {FeedUnreadable} if all records were skipped. */
  requireReadableRecords(foundCount: number): void {
    if (foundCount > 0 || this.#count === 0) return;
    throw new FeedUnreadable(`no readable records (${String(this.#count)}): ${this.reasons[0] ?? ''}`);
  }
}
