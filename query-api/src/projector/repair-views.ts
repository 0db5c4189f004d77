import type { EventLog, EventOpener, EventStore, LogPosition } from '@trackrecord/platform';
import type { Target } from './apply-batch.js';
import { catchUp } from './catch-up.js';
import type { Projections } from './projections.js';
import { replaceFromStream } from './rebuild.js';
import type { Projection } from './projection.js';
import type { ViewVersion, ViewLog } from './view-store.js';

/** The dependencies of a repair. */
interface RepairContext {
  readonly store: EventStore;
  readonly log: EventLog;
  readonly projections: Projections;
  /** Called for every document that contained events which the log does not have. */
  readonly onRepaired: () => void;
}

/**
 * Rebuilds documents that contain events which the log does not have, and resets the checkpoint if the log does not
 * contain it (decision 025).
 * @throws {LogMismatchError} if the log must not be used.
 */
export async function repairViews<View>(target: Target<View>, context: RepairContext): Promise<void> {
  const { log, projections } = context;
  const { collection } = target.views;
  const checkpoint = await projections.readCheckpoint(collection);
  const canContinue = checkpoint === undefined || (await log.canContinueFrom(checkpoint));
  const repairedCount = await repairDocumentsAhead(target, context, canContinue ? checkpoint : undefined);
  if (repairedCount > 0 || !canContinue) {
    const { logger, projection } = target;
    logger.warn({ projection: projection.name, documents: repairedCount }, 'event log rolled back, views repaired');
  }
  if (canContinue) return;
  await repairStuckStreams(target, context.store);
  await target.derivedDocuments?.deleteAhead();
  target.viewCache.clear();
  await projections.rewind(collection);
  await log.clearAcceptanceOnceRepaired();
}

/**
 * Repairs documents that contain events which the log does not have. Checks only documents whose last event is after
 * the valid position, because earlier ones match the log; checks all if there is no valid position.
 */
async function repairDocumentsAhead<View>(
  target: Target<View>,
  { store, onRepaired }: RepairContext,
  validPosition: LogPosition | undefined,
): Promise<number> {
  const { views, projection } = target;
  let repairedCount = 0;
  for await (const version of views.listVersions(validPosition?.commit)) {
    const stream = `${projection.streamPrefix}${version.subject}`;
    if (await isInLog(store, stream, version)) continue;
    // Derived documents first: readers of the repaired document must not find newer derived ones.
    await target.derivedDocuments?.delete(version.subject);
    await replaceFromStream(target, stream, store);
    onRepaired();
    repairedCount += 1;
  }
  return repairedCount;
}

/** Releases streams that are stuck at an event which the log does not have. */
async function repairStuckStreams<View>(target: Target<View>, store: EventStore): Promise<void> {
  for (const { stream, revision } of await target.quarantine.listEntries()) {
    const last = await store.readLastStreamEvent(stream);
    if (!last || last.revision < BigInt(revision)) await replaceFromStream(target, stream, store);
  }
}

/** Creates the access to the log for readers of views. */
export const createViewLog = <View>(
  projection: Projection<View>,
  store: Pick<EventStore, 'readStream' | 'readFirstFrom' | 'readLastStreamEvent'>,
  eventOpener: EventOpener,
): ViewLog<View> => {
  const toStreamName = (subject: string) => `${projection.streamPrefix}${subject}`;
  return {
    contains: (version) => isInLog(store, toStreamName(version.subject), version),
    readLatestRevision: async (subject) => {
      const last = await store.readLastStreamEvent(toStreamName(subject));
      return last && Number(last.revision);
    },
    catchUp: (subject, stored) => catchUp(projection, eventOpener, store, toStreamName(subject), stored),
  };
};

/**
 * Returns true if a stream contains the last event of a document, and false for a damaged document. Also returns true
 * if the start of the stream was removed up to that event: the stream contained it, or its final event deletes the
 * document.
 */
async function isInLog(
  store: Pick<EventStore, 'readFirstFrom'>,
  stream: string,
  { revision, eventId }: Pick<ViewVersion, 'revision' | 'eventId'>,
): Promise<boolean> {
  if (revision === undefined) return false;
  const found = await store.readFirstFrom(stream, BigInt(revision));
  if (!found) return false;
  return found.revision > BigInt(revision) || eventId === undefined || found.id === eventId;
}
