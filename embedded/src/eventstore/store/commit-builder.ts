import { randomUUID } from 'node:crypto';
import { type EventRecord, type ProposedEvent, TOMBSTONE_REVISION, TOMBSTONE_TYPE } from './event.js';
import { getRecordSize } from './log-entry.js';
import { METADATA_TYPE, parseStreamMetadata, withTruncateBefore } from './stream-metadata.js';
import { fromMetastream, isMetastream, toMetastream } from './stream-name.js';
import type { StreamTable } from './stream-table.js';

const EMPTY = Buffer.alloc(0);

/** Builds a commit: collects its records and assigns their positions. */
export class CommitBuilder {
  readonly records: EventRecord[] = [];

  constructor(
    private position: number,
    private readonly createdAtMs: number,
  ) {}

  add(stream: string, revision: number, event: ProposedEvent): this {
    const { id, type, isJson, data, metadata } = event;
    const { position, createdAtMs } = this;
    const record: EventRecord = { stream, revision, position, createdAtMs, id, type, isJson, data, metadata };
    this.records.push(record);
    this.position += getRecordSize(record);
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

/**
 * Adds the events to the commit and, if they undelete a soft-deleted stream, the metadata that does so.
 *
 * An append undeletes its own stream; the deleted events stay hidden by `$tb`. New metadata undeletes its stream as an
 * empty one.
 */
export function buildAppend(
  streams: StreamTable,
  commit: CommitBuilder,
  name: string,
  events: readonly ProposedEvent[],
): CommitBuilder {
  const stream = streams.getOrCreate(name);
  const nextRevision = stream.nextRevision;
  for (const [index, event] of events.entries()) commit.add(stream.name, nextRevision + index, event);

  const newestEvent = events.at(-1);
  if (!newestEvent) return commit;
  if (stream.isSoftDeleted) {
    const metastream = toMetastream(name);
    commit.addMetadata(
      metastream,
      streams.getLastRevision(metastream) + 1,
      withTruncateBefore(stream.metadata, nextRevision),
    );
  }
  const describedStream = isMetastream(name) ? streams.find(fromMetastream(name)) : undefined;
  if (describedStream?.isSoftDeleted) {
    const metadata = withTruncateBefore(parseStreamMetadata(newestEvent), describedStream.nextRevision);
    commit.addMetadata(name, nextRevision + events.length, metadata);
  }
  return commit;
}
