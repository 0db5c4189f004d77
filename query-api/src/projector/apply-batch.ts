import { type EventOpener, type EventStore, KeyMissing, type Logger, type RecordedEvent } from '@trackrecord/platform';
import type { FoldedViews } from './buffered-views.js';
import { readEvents } from './read-events.js';
import { type Folded, foldStream, type Stuck } from './fold-stream.js';
import type { Projection } from './projection.js';
import type { Quarantine } from './quarantine.js';
import type { RecentViews } from './recent-views.js';
import { LostRace, type StoredView, type ViewStore, type ViewWrite } from './view-store.js';

/** The dependencies of applying events to one collection. */
export interface Target<View> {
  readonly projection: Projection<View>;
  readonly views: ViewStore<View>;
  readonly recent: RecentViews<View>;
  readonly sealed: EventOpener;
  readonly quarantine: Quarantine;
  /** Reads the events of one stream again. */
  readonly store: Pick<EventStore, 'readStream' | 'readFirstFrom'>;
  /**
   * Removes other documents that were derived from the streams of a subject or, without one, all that are ahead of
   * their stream.
   */
  readonly derived?: {
    readonly forget: (subject: string) => Promise<void>;
    readonly forgetAhead: () => Promise<void>;
  };
  readonly logger: Logger;
  /** Called for every unreadable document that is rebuilt from its stream. */
  readonly onUnreadable?: () => void;
}

/** A target that is only written to. */
type FoldTarget<View> = Omit<Target<View>, 'views'> & { readonly views: FoldedViews<View> };

const MOST_RACES = 5;

/**
 * Applies events, in order, to the documents of their streams in one write. Idempotent.
 * @throws {LostRace} if another projector keeps being faster.
 */
export async function applyBatch<View>(target: FoldTarget<View>, events: readonly RecordedEvent[]): Promise<void> {
  for (let race = 1; ; race += 1) {
    try {
      await applyOnce(target, events);
      return;
    } catch (error) {
      target.recent.forget();
      if (!(error instanceof LostRace) || race >= MOST_RACES) throw error;
    }
  }
}

async function applyOnce<View>(target: FoldTarget<View>, events: readonly RecordedEvent[]): Promise<void> {
  const { projection, views, quarantine, recent, logger } = target;
  const locked = await quarantine.streams();
  const erases = ({ type }: RecordedEvent) => type === projection.erasedBy;
  const streams = [...byStream(events)].filter(([stream, all]) => !locked.has(stream) || all.some(erases));
  const stored = await storedViews(
    target,
    streams.map(([stream]) => projection.subjectOf(stream)),
  );
  const writes: ViewWrite<View>[] = [];
  const stuckStreams: (Stuck & { readonly stream: string })[] = [];
  for (const [stream, ofStream] of streams) {
    const { write, stuck } = await fold(target, stream, stored.get(projection.subjectOf(stream)), ofStream);
    if (write) writes.push(write);
    if (stuck) stuckStreams.push({ stream, ...stuck });
  }
  await views.write(writes);
  for (const write of writes) recent.remember(write.subject, 'deleted' in write ? undefined : write);
  // Only now, because a stream in quarantine is skipped, and the events before must be written first.
  for (const { stream, revision, reason } of stuckStreams) {
    await quarantine.add(stream, revision, reason);
    logger.error({ projection: projection.name, stream, revision, reason }, 'stream quarantined');
  }
  for (const [stream, all] of streams) if (locked.has(stream) && all.some(erases)) await quarantine.release(stream);
}

/**
 * Folds the events of one stream. If an event seems to be missing, the cached document may be outdated, or a rebuild
 * has replaced it. Then the document and the rest of the stream are read again.
 */
async function fold<View>(
  target: FoldTarget<View>,
  stream: string,
  stored: StoredView<View> | undefined,
  events: readonly RecordedEvent[],
): Promise<Folded<View>> {
  const { projection, sealed, views, store } = target;
  if (isRebuildable(stored)) return foldWhole(target, stream, stored);
  const folded = await foldStream(projection, sealed, stored, events);
  if (folded.stuck?.kind !== 'gap') return folded;
  const subject = projection.subjectOf(stream);
  const read = (await views.readEach([subject])).get(subject);
  if (isRebuildable(read)) return foldWhole(target, stream, read);
  const following = await readEvents(store, stream, (read?.revision ?? -1) + 1);
  return foldStream(projection, sealed, read, following);
}

/**
 * Returns true for a document that is damaged or cannot be decrypted. If its key is missing, its stream cannot be
 * decrypted either.
 */
const isRebuildable = (stored: StoredView<unknown> | undefined): boolean =>
  stored?.unreadable !== undefined && !(stored.unreadable instanceof KeyMissing);

/** Rebuilds an unreadable document from its stream. */
async function foldWhole<View>(
  target: FoldTarget<View>,
  stream: string,
  stored: StoredView<View> | undefined,
): Promise<Folded<View>> {
  const { projection, sealed, store, logger, onUnreadable } = target;
  const reason = stored?.unreadable?.message;
  logger.warn({ projection: projection.name, stream, reason }, 'view unreadable, rebuilding it from its stream');
  onUnreadable?.();
  const events = await readEvents(store, stream);
  const { write, stuck } = await foldStream(projection, sealed, undefined, events, Date.now());
  return { write: write && !('deleted' in write) ? { ...write, over: stored } : write, stuck };
}

async function storedViews<View>({ views, recent }: FoldTarget<View>, subjects: readonly string[]) {
  const { known, unknown } = recent.recall(subjects);
  const read = unknown.length === 0 ? new Map<string, StoredView<View>>() : await views.readEach(unknown);
  return new Map([...known, ...read]);
}

function byStream(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const streams = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const known = streams.get(event.stream);
    if (known) known.push(event);
    else streams.set(event.stream, [event]);
  }
  return streams;
}
