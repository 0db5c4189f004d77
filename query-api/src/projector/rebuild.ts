import type { ViewCollection } from '@trackrecord/contracts';
import { type EventStore, type LogPosition, type RecordedEvent, sleep, toLogPosition } from '@trackrecord/platform';
import { applyBatch, type Target } from './apply-batch.js';
import { BufferedViews } from './buffered-views.js';
import { readEvents } from './read-events.js';
import { foldStream, type Stuck } from './fold-stream.js';
import type { Projections } from './projections.js';
import { WriteConflictError } from './view-store.js';

/** The time within which readers and the projector, which polls it, use the new live collection. */
const SWITCH_DELAY_MS = 3_000;
const MAX_ATTEMPTS = 20;

/** How far a rebuild of a projection is. */
export interface RebuildProgress {
  /** The number of events of the projection that were applied. */
  readonly eventCount: number;
  /** The part of the log that was read, from 0 to 1. */
  readonly progress: number;
}

interface RebuildAllOptions {
  /** The name of the new collection. */
  readonly collection?: ViewCollection;
  /** Called after each batch of events. */
  readonly onProgress?: (progress: RebuildProgress) => Promise<void>;
  /** Called before the new collection replaces the live one, unless it throws. */
  readonly beforeSwitch?: (oldCollection: ViewCollection, eventCount: number) => Promise<void>;
  readonly signal?: AbortSignal;
}

/** Returns a name for a new collection of a projection. */
export const createCollectionName = (projection: string): ViewCollection => `${projection}-views-${Date.now()}`;

/**
 * Fills a new collection from all events of the streams of a projection, switches to it, and drops the old one. Switches
 * and drops nothing after the signal has aborted.
 * @throws the reason of the signal if it aborts.
 */
export async function rebuildAll<View>(
  name: string,
  store: EventStore,
  projections: Projections,
  createTarget: (collection: ViewCollection) => Target<View>,
  { collection = createCollectionName(name), onProgress, beforeSwitch, signal }: RebuildAllOptions = {},
): Promise<{ readonly collection: ViewCollection; readonly eventCount: number }> {
  const end = await store.readLastEvent();
  const { eventCount, last } = await fillCollection(createTarget(collection), store, async (appliedCount, event) => {
    signal?.throwIfAborted();
    await onProgress?.({ eventCount: appliedCount, progress: end ? computeProgress(event, end) : 1 });
  });
  if (last) await projections.advance(collection, last);
  // Another rebuild, on the command line of a server, may have switched meanwhile.
  const oldCollection = await projections.readLiveCollection(name);
  signal?.throwIfAborted();
  await beforeSwitch?.(oldCollection, eventCount);
  signal?.throwIfAborted();
  await projections.switchTo(name, collection);
  await discardReplaced(oldCollection, projections, createTarget, signal);
  return { collection, eventCount };
}

/** Returns the part of the log that is read. Events that are appended during the rebuild are after its end. */
function computeProgress(event: RecordedEvent, end: RecordedEvent): number {
  const [position, endPosition] = [Number(event.position.commit), Number(end.position.commit)];
  return position >= endPosition ? 1 : position / endPosition;
}

/** Drops the collection that was live before, once readers and the projector use the new one. */
export async function discardReplaced<View>(
  collection: ViewCollection,
  projections: Projections,
  createTarget: (collection: ViewCollection) => Target<View>,
  signal?: AbortSignal,
): Promise<void> {
  await sleep(SWITCH_DELAY_MS, signal);
  signal?.throwIfAborted();
  await discard(collection, projections, createTarget);
}

/** Drops a collection with its quarantine and its mismatches, unless it is live. */
export async function discard<View>(
  collection: ViewCollection,
  projections: Projections,
  createTarget: (collection: ViewCollection) => Target<View>,
): Promise<void> {
  const live = await projections.readLiveCollection(createTarget(collection).projection.name);
  if (live === collection) return;
  await projections.discard(collection);
  const { quarantine, mismatches } = createTarget(collection);
  await quarantine.clear();
  await mismatches.clear();
}

/**
 * Folds all events of the streams of a projection into an empty collection. Returns the number of these events, and the
 * position of the last one, up to which everything is stored. Calls `onBatch` after each batch with the number of these
 * events so far, and the last event of the log that was read.
 */
export async function fillCollection<View>(
  target: Target<View>,
  store: Pick<EventStore, 'readAllBatches'>,
  onBatch?: (eventCount: number, last: RecordedEvent) => Promise<void>,
): Promise<{ readonly eventCount: number; readonly last: LogPosition | undefined }> {
  const views = new BufferedViews(target.views);
  const bufferedTarget = { ...target, views };
  let eventCount = 0;
  let last: LogPosition | undefined;
  for await (const allEvents of store.readAllBatches()) {
    const batch = allEvents.filter(({ stream }) => stream.startsWith(target.projection.streamPrefix));
    await applyBatch(bufferedTarget, batch);
    const end = batch.at(-1);
    if (end) last = toLogPosition(end);
    eventCount += batch.length;
    const lastRead = allEvents.at(-1);
    if (lastRead) await onBatch?.(eventCount, lastRead);
  }
  await views.flush();
  return { eventCount, last };
}

/**
 * Rebuilds the document of one stream, and releases the stream from quarantine. Readers get the old document until the
 * new one is written. Returns the number of folded events, and the reason if the stream is stuck. Writes nothing after
 * the signal has aborted.
 * @throws the reason of the signal if it aborts.
 */
export async function rebuildStream<View>(
  name: string,
  stream: string,
  store: EventStore,
  projections: Projections,
  createTarget: (collection: ViewCollection) => Target<View>,
  signal?: AbortSignal,
): Promise<{ readonly eventCount: number; readonly stuck: Stuck | undefined }> {
  const target = createTarget(await projections.getLiveCollection(name));
  const result = await retryOnConflict(() => replaceDocument(target, stream, store, { signal }));
  signal?.throwIfAborted();
  if (result.stuck) {
    await target.quarantine.add(stream, result.stuck.revision, result.stuck.reason);
    return result;
  }
  await target.quarantine.release(stream);
  await target.mismatches.remove(target.projection.toSubject(stream));
  // Events that were appended meanwhile may have been skipped while the stream was in quarantine.
  const missedEvents = await readEvents(store, stream, result.eventCount, signal);
  if (missedEvents.length > 0) await applyBatch(target, missedEvents);
  return { eventCount: result.eventCount + missedEvents.length, stuck: undefined };
}

/** Replaces the document of a stream, even by an older revision. Deletes it if the stream has no events to fold. */
export async function replaceFromStream<View>(target: Target<View>, stream: string, store: EventStore): Promise<void> {
  const { stuck } = await retryOnConflict(() => replaceDocument(target, stream, store, { isAhead: true }));
  if (stuck) await target.quarantine.add(stream, stuck.revision, stuck.reason);
  else await target.quarantine.release(stream);
  await target.mismatches.remove(target.projection.toSubject(stream));
}

interface ReplaceOptions {
  /** True if the document contains events that the log does not have. */
  readonly isAhead?: boolean;
  readonly signal?: AbortSignal | undefined;
}

async function replaceDocument<View>(
  target: Target<View>,
  stream: string,
  store: EventStore,
  { isAhead = false, signal }: ReplaceOptions,
) {
  const { projection, eventOpener, views } = target;
  const subject = projection.toSubject(stream);
  const stored = (await views.readEach([subject])).get(subject);
  const events = await readEvents(store, stream, 0, signal);
  const { write, stuck } = await foldStream(projection, eventOpener, undefined, events, Date.now());
  signal?.throwIfAborted();
  if (isAhead && !write && stored) await views.write([{ subject, deleted: true }]);
  // If the stream is stuck, the live document is kept, unless it contains events that the log does not have.
  if (write && (isAhead || !(stuck && stored))) {
    await views.write(['deleted' in write ? write : { ...write, replaces: stored }]);
  }
  return { eventCount: events.length, stuck };
}

/** Retries a write if the projector has written the document in between. */
async function retryOnConflict<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof WriteConflictError) || attempt >= MAX_ATTEMPTS) throw error;
    }
  }
}
