import { decideAppend, type AppendDecision, type ExpectedRevision } from './append-check.js';
import type { EventRecord } from './event.js';
import { type LogEntry, getRecordSize } from './log-entry.js';
import type { PublishedEvents } from './published-events.js';
import { StreamTable } from './stream-table.js';

/** EventStoreDB starts with system events, so that no client event ever has position 0. */
const FIRST_POSITION = 1;

/** The events that writes are checked against: all accepted ones, whether on disk or not. */
export class AcceptedEvents {
  private streamTable = new StreamTable();
  private readonly newestById = new Map<string, EventRecord>();
  private position = FIRST_POSITION;

  get streams(): StreamTable {
    return this.streamTable;
  }

  /** The position of the next event. */
  get nextPosition(): number {
    return this.position;
  }

  /** @throws Error if the entry does not continue the log. */
  apply(entry: LogEntry): void {
    switch (entry.kind) {
      case 'commit':
        for (const record of entry.records) this.add(record);
        return;
      case 'stream-start':
        this.streams.getOrCreate(entry.stream).setFirstRevision(entry.revision);
        return;
      case 'next-position':
        this.position = Math.max(this.position, entry.position);
    }
  }

  /** Removes all events that are not on disk. Their positions are not reused. */
  resetTo(publishedEvents: PublishedEvents): void {
    this.streamTable = new StreamTable();
    this.newestById.clear();
    for (const { name, firstRevision } of publishedEvents.streams.getAll()) {
      if (firstRevision > 0) this.streamTable.getOrCreate(name).setFirstRevision(firstRevision);
    }
    for (const record of publishedEvents.all) {
      this.streamTable.apply(record);
      this.newestById.set(record.id, record);
    }
  }

  decide(stream: string, expectedRevision: ExpectedRevision, ids: readonly string[]): AppendDecision {
    return decideAppend(this.streams, this.newestById, stream, expectedRevision, ids);
  }

  private add(record: EventRecord): void {
    if (record.position < this.position) {
      throw new Error(`Position ${record.position} was already assigned, the next one is ${this.position}`);
    }
    this.streams.apply(record);
    this.newestById.set(record.id, record);
    this.position = record.position + getRecordSize(record);
  }
}
