import {
  type EventOpener,
  type EventStore,
  KeyMissingError,
  type Logger,
  type RecordedEvent,
} from '@trackrecord/platform';
import type { WritableViews } from './buffered-views.js';
import { readEvents } from './read-events.js';
import { type FoldResult, foldStream, type Stuck } from './fold-stream.js';
import type { Projection } from './projection.js';
import type { Quarantine } from './quarantine.js';
import type { ViewCache } from './view-cache.js';
import type { ViewMismatches } from './view-mismatches.js';
import { WriteConflictError, type StoredView, type ViewStore, type ViewWrite } from './view-store.js';

/** The dependencies of applying events to one collection. */
export interface Target<View> {
  readonly projection: Projection<View>;
  readonly views: ViewStore<View>;
  readonly viewCache: ViewCache<View>;
  readonly eventOpener: EventOpener;
  readonly quarantine: Quarantine;
  readonly mismatches: ViewMismatches;
  /** Reads the events of one stream again. */
  readonly store: Pick<EventStore, 'readStream'>;
  /** Deletes other documents that were derived from the streams of a subject, or all that are ahead of their stream. */
  readonly derivedDocuments?: {
    readonly delete: (subject: string) => Promise<void>;
    readonly deleteAhead: () => Promise<void>;
  };
  readonly logger: Logger;
  /** Called for every unreadable document that is rebuilt from its stream. */
  readonly onUnreadable?: () => void;
}

/** A target whose views may be buffered. */
type BufferedTarget<View> = Omit<Target<View>, 'views'> & { readonly views: WritableViews<View> };

const MAX_ATTEMPTS = 5;

/**
 * Applies events, in order, to the documents of their streams in one write. Idempotent.
 * @throws {WriteConflictError} if another projector wins every attempt.
 */
export async function applyBatch<View>(target: BufferedTarget<View>, events: readonly RecordedEvent[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyOnce(target, events);
      return;
    } catch (error) {
      target.viewCache.clear();
      if (!(error instanceof WriteConflictError) || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}

async function applyOnce<View>(target: BufferedTarget<View>, events: readonly RecordedEvent[]): Promise<void> {
  const { projection, views, quarantine, viewCache, logger } = target;
  const quarantinedStreams = await quarantine.listStreams();
  const isErasure = ({ type }: RecordedEvent) => type === projection.erasureEventType;
  const streams = [...groupByStream(events)].filter(
    ([stream, group]) => !quarantinedStreams.has(stream) || group.some(isErasure),
  );
  const storedViews = await readViews(
    target,
    streams.map(([stream]) => projection.toSubject(stream)),
  );
  const writes: ViewWrite<View>[] = [];
  const stuckStreams: (Stuck & { readonly stream: string })[] = [];
  for (const [stream, group] of streams) {
    const { write, stuck } = await fold(target, stream, storedViews.get(projection.toSubject(stream)), group);
    if (write) writes.push(write);
    if (stuck) stuckStreams.push({ stream, ...stuck });
  }
  await views.write(writes);
  for (const write of writes) viewCache.set(write.subject, 'deleted' in write ? undefined : write);
  // After the writes, because a stream in quarantine is skipped, and its earlier events must be written first.
  for (const { stream, revision, reason } of stuckStreams) {
    await quarantine.add(stream, revision, reason);
    logger.error({ projection: projection.name, stream, revision, reason }, 'stream quarantined');
  }
  for (const [stream, group] of streams)
    if (quarantinedStreams.has(stream) && group.some(isErasure)) await quarantine.release(stream);
}

/**
 * Folds the events of one stream. If an event seems to be missing, the cached document may be outdated, or a rebuild
 * has replaced it. Then the document and the rest of the stream are read again.
 */
async function fold<View>(
  target: BufferedTarget<View>,
  stream: string,
  stored: StoredView<View> | undefined,
  events: readonly RecordedEvent[],
): Promise<FoldResult<View>> {
  const { projection, eventOpener, views, store } = target;
  if (isRebuildable(stored)) return rebuildView(target, stream, stored);
  const result = await foldStream(projection, eventOpener, stored, events);
  if (result.stuck?.kind !== 'gap') return result;
  const subject = projection.toSubject(stream);
  const freshView = (await views.readEach([subject])).get(subject);
  if (isRebuildable(freshView)) return rebuildView(target, stream, freshView);
  const remainingEvents = await readEvents(store, stream, (freshView?.revision ?? -1) + 1);
  return foldStream(projection, eventOpener, freshView, remainingEvents);
}

/**
 * Returns true for a document that is damaged or cannot be decrypted. If its key is missing, its stream cannot be
 * decrypted either.
 */
const isRebuildable = (stored: StoredView<unknown> | undefined): boolean =>
  stored?.unreadable !== undefined && !(stored.unreadable instanceof KeyMissingError);

/** Rebuilds an unreadable document from its stream. */
async function rebuildView<View>(
  target: BufferedTarget<View>,
  stream: string,
  stored: StoredView<View> | undefined,
): Promise<FoldResult<View>> {
  const { projection, eventOpener, store, logger, onUnreadable } = target;
  const reason = stored?.unreadable?.message;
  logger.warn({ projection: projection.name, stream, reason }, 'view unreadable, rebuilding it from its stream');
  onUnreadable?.();
  const events = await readEvents(store, stream);
  const { write, stuck } = await foldStream(projection, eventOpener, undefined, events, Date.now());
  return { write: write && !('deleted' in write) ? { ...write, replaces: stored } : write, stuck };
}

async function readViews<View>({ views, viewCache }: BufferedTarget<View>, subjects: readonly string[]) {
  const { cached, missing } = viewCache.getMany(subjects);
  const loaded = missing.length === 0 ? new Map<string, StoredView<View>>() : await views.readEach(missing);
  return new Map([...cached, ...loaded]);
}

function groupByStream(events: readonly RecordedEvent[]): Map<string, RecordedEvent[]> {
  const streams = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const group = streams.get(event.stream);
    if (group) group.push(event);
    else streams.set(event.stream, [event]);
  }
  return streams;
}
