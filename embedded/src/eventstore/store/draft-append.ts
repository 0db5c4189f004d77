import type { CommitDraft } from './commit-draft.js';
import type { ProposedEvent } from './event.js';
import { parseStreamMetadata, withTruncateBefore } from './stream-metadata.js';
import { isMetastream, metastreamOf, originalOf } from './stream-name.js';
import type { StreamTable } from './stream-table.js';

/**
 * Adds the events to the draft and, where they bring a soft-deleted stream back to life, the metadata that does it.
 *
 * An append revives its own stream: what was deleted stays hidden behind `$tb`. New metadata revives the stream that it
 * describes, as an empty one.
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
  if (stream.softDeleted) {
    const metastream = metastreamOf(name);
    draft.addMetadata(metastream, streams.lastRevision(metastream) + 1, withTruncateBefore(stream.metadata, next));
  }
  const original = isMetastream(name) ? streams.find(originalOf(name)) : undefined;
  if (original?.softDeleted) {
    const metadata = withTruncateBefore(parseStreamMetadata(newest), original.nextRevision);
    draft.addMetadata(name, next + events.length, metadata);
  }
  return draft;
}
