import { type RecordError, FeedUnreadableError } from '../adapter.js';
import { createRecordId } from './record-id.js';

/** Most skipped records of a feed share one reason. */
const MAX_REASONS = 20;

/** The records of one fetch that could not be parsed. They exist, so they do not count as withdrawn. */
export class SkippedRecords {
  readonly reasons: string[] = [];
  readonly #ids = new Set<string>();
  #count = 0;
  #withoutIdCount = 0;

  constructor(private readonly source: string) {}

  get count(): number {
    return this.#count;
  }

  add(errors: readonly RecordError[]): void {
    for (const { reason, id } of errors) {
      this.#count += 1;
      if (this.reasons.length < MAX_REASONS) this.reasons.push(reason);
      if (id === undefined) this.#withoutIdCount += 1;
      else this.#ids.add(createRecordId(this.source, id));
    }
  }

  /** Returns true if a stored record may be among the skipped ones; always true if one was skipped without an id. */
  mayInclude(id: string): boolean {
    return this.#withoutIdCount > 0 || this.#ids.has(id);
  }

  /** @throws {FeedUnreadableError} if all records were skipped. */
  requireReadableRecords(readableCount: number): void {
    if (readableCount > 0 || this.#count === 0) return;
    throw new FeedUnreadableError(`no readable records (${String(this.#count)}): ${this.reasons[0] ?? ''}`);
  }
}
