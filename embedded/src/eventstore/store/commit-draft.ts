import { randomUUID } from 'node:crypto';
import { type EventRecord, type ProposedEvent, TOMBSTONE_REVISION, TOMBSTONE_TYPE } from './event.js';
import { positionIncrement } from './log-entry.js';
import { METADATA_TYPE } from './stream-metadata.js';

const EMPTY = Buffer.alloc(0);

/** Collects the records of one commit and assigns their positions. */
export class CommitDraft {
  readonly records: EventRecord[] = [];

  constructor(
    private position: number,
    private readonly created: number,
  ) {}

  add(stream: string, revision: number, event: ProposedEvent): this {
    const { id, type, isJson, data, metadata } = event;
    const { position, created } = this;
    const record: EventRecord = { stream, revision, position, created, id, type, isJson, data, metadata };
    this.records.push(record);
    this.position += positionIncrement(record);
    return this;
  }

  addMetadata(metastream: string, revision: number, json: string): this {
    const data = Buffer.from(json, 'utf8');
    return this.add(metastream, revision, {
      id: randomUUID(),
      type: METADATA_TYPE,
      isJson: true,
      data,
      metadata: EMPTY,
    });
  }

  addTombstone(stream: string): this {
    const event = { id: randomUUID(), type: TOMBSTONE_TYPE, isJson: false, data: EMPTY, metadata: EMPTY };
    return this.add(stream, TOMBSTONE_REVISION, event);
  }
}
