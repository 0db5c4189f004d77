import { randomUUID } from 'node:crypto';
import { type EventRecord, type ProposedEvent, TOMBSTONE_REVISION, TOMBSTONE_TYPE } from './event.js';
import { positionIncrement } from './log-entry.js';
import { METADATA_TYPE, parseStreamMetadata, withTruncateBefore } from './stream-metadata.js';
import { fromMetastream, isMetastream, toMetastream } from './stream-name.js';
import type { StreamTable } from './stream-table.js';

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

/**
 * Adds the events to the draft and, if they undelete a soft-deleted stream, the metadata that does so.
 *
 * An append undeletes its own stream; the deleted events stay hidden by `$tb`. New metadata undeletes its stream as an
 * empty one.
 */
export function draftAppend(
  streams: StreamTable,
  draft: CommitDraft,
  name: string,
  events: readonly ProposedEvent[],
): CommitDraft {
  const stream = streams.open(name);
  const next = stream.nextRevision;
  for (const [index, event] of events.entries()) draft.add(stream.name, next + index, event);

  const newest = events.at(-1);
  if (!newest) return draft;
  if (stream.isSoftDeleted) {
    const metastream = toMetastream(name);
    draft.addMetadata(metastream, streams.lastRevision(metastream) + 1, withTruncateBefore(stream.metadata, next));
  }
  const original = isMetastream(name) ? streams.find(fromMetastream(name)) : undefined;
  if (original?.isSoftDeleted) {
    const metadata = withTruncateBefore(parseStreamMetadata(newest), original.nextRevision);
    draft.addMetadata(name, next + events.length, metadata);
  }
  return draft;
}
