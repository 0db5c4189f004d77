import type { CommitDraft } from './commit-draft.js';
import type { ProposedEvent } from './event.js';
import { parseStreamMetadata, withTruncateBefore } from './stream-metadata.js';
import { isMetastream, metastreamOf, describedStreamOf } from './stream-name.js';
import type { StreamTable } from './stream-table.js';

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
    const metastream = metastreamOf(name);
    draft.addMetadata(metastream, streams.lastRevision(metastream) + 1, withTruncateBefore(stream.metadata, next));
  }
  const original = isMetastream(name) ? streams.find(describedStreamOf(name)) : undefined;
  if (original?.isSoftDeleted) {
    const metadata = withTruncateBefore(parseStreamMetadata(newest), original.nextRevision);
    draft.addMetadata(name, next + events.length, metadata);
  }
  return draft;
}
