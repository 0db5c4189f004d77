import { decideAppend, type AppendDecision, type ExpectedRevision } from './append-check.js';
import type { EventRecord } from './event.js';
import { type LogEntry, positionsTaken } from './log-entry.js';
import type { PublishedEvents } from './published-events.js';
import { StreamTable } from './stream-table.js';

/** EventStoreDB begins with events of its own, so that no client ever sees its own event at position 0. */
const FIRST_POSITION = 1;

/** What writers are checked against: everything that was accepted, on disk or on its way there. */
export class AcceptedEvents {
  private table = new StreamTable();
  private readonly newestById = new Map<string, EventRecord>();
  private position = FIRST_POSITION;

  get streams(): StreamTable {
    return this.table;
  }

  /** The position that the next event will get. */
  get nextPosition(): number {
    return this.position;
  }

  /** @throws Error if the entry does not continue what came before it. */
  apply(entry: LogEntry): void {
    switch (entry.kind) {
      case 'commit':
        for (const record of entry.records) this.add(record);
        return;
      case 'stream-start':
        this.streams.open(entry.stream).startAt(entry.revision);
        return;
      case 'next-position':
        this.position = Math.max(this.position, entry.position);
    }
  }

  /** Forgets whatever is not on disk. Positions that it had are not given away again. */
  resetTo(published: PublishedEvents): void {
    this.table = new StreamTable();
    this.newestById.clear();
    for (const { name, firstRevision } of published.streams.all()) {
      if (firstRevision > 0) this.table.open(name).startAt(firstRevision);
    }
    for (const record of published.all) {
      this.table.apply(record);
      this.newestById.set(record.id, record);
    }
  }

  /** Whether these events may be appended; see `decideAppend`. */
  decide(stream: string, expected: ExpectedRevision, ids: readonly string[]): AppendDecision {
    return decideAppend(this.streams, this.newestById, stream, expected, ids);
  }

  private add(record: EventRecord): void {
    if (record.position < this.position) {
      throw new Error(`Position ${record.position} was given away before, the next one is ${this.position}`);
    }
    this.streams.apply(record);
    this.newestById.set(record.id, record);
    this.position = record.position + positionsTaken(record);
  }
}
