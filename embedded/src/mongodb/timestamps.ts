import type { Doc, Value } from './bson/value.js';

/** Generates strictly increasing timestamps. */
export class Timestamps {
  private lastValue = 0n;

  constructor(private readonly now: () => number) {}

  /** The next timestamp: seconds in the upper half, a counter in the lower one. */
  next(): Value {
    const firstOfSecond = (BigInt(Math.trunc(this.now() / 1000)) << 32n) + 1n;
    this.lastValue = firstOfSecond > this.lastValue ? firstOfSecond : this.lastValue + 1n;
    return { type: 'timestamp', value: this.lastValue };
  }

  /** Replaces `Timestamp(0, 0)` in the top-level fields of a new document, except in `_id`. */
  replaceZeroTimestamps(document: Doc): Doc {
    let fields: Map<string, Value> | undefined;
    for (const [name, value] of document.fields) {
      if (value.type !== 'timestamp' || value.value !== 0n || name === '_id') continue;
      fields ??= new Map(document.fields);
      fields.set(name, this.next());
    }
    return fields === undefined ? document : { type: 'object', fields };
  }
}
