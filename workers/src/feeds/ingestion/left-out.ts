import { type FeedFault, FeedUnreadable } from '../adapter.js';
import { ownId } from './own-id.js';

/** So many reasons are kept: mostly all records of a feed have the same. */
const MOST_REASONS = 20;

/** The records of one fetch that could not be read. They are there, so that none of them counts as withdrawn. */
export class LeftOut {
  readonly reasons: string[] = [];
  readonly #ids = new Set<string>();
  #count = 0;
  #nameless = 0;

  constructor(private readonly source: string) {}

  /** How many there were. */
  get count(): number {
    return this.#count;
  }

  /** Takes some more in. */
  note(faults: readonly FeedFault[]): void {
    for (const { reason, id } of faults) {
      this.#count += 1;
      if (this.reasons.length < MOST_REASONS) this.reasons.push(reason);
      if (id === undefined) this.#nameless += 1;
      else this.#ids.add(ownId(this.source, id));
    }
  }

  /** Whether one of them may be what is known under an id of ours: any, where one of them could not tell its id. */
  mayBe(id: string): boolean {
    return this.#nameless > 0 || this.#ids.has(id);
  }

  /** @throws {FeedUnreadable} where nothing else was found: then it is the feed that cannot be read. */
  refuseAllOf(found: number): void {
    if (found > 0 || this.#count === 0) return;
    throw new FeedUnreadable(`none of its records can be read (${String(this.#count)}): ${this.reasons[0] ?? ''}`);
  }
}
