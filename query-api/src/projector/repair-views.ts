import type { EventLog, EventOpener, EventStore, LogPosition } from '@trackrecord/platform';
import type { Target } from './apply-batch.js';
import { catchUp } from './catch-up.js';
import type { Projections } from './projections.js';
import { replaceByStream } from './rebuild.js';
import type { Projection } from './projection.js';
import type { Standing, ViewLog } from './view-store.js';

/** The dependencies of a repair. */
interface RepairParts {
  readonly store: EventStore;
  readonly log: EventLog;
  readonly projections: Projections;
  /** Called for every document that contained events which the log does not have. */
  readonly onRepaired: () => void;
}

/**
 * Rebuilds documents that contain events which the log does not have, and resets the checkpoint if the log does not
 * contain it (decision 025).
 * @throws {LogMismatch} if the log must not be used.
 */
export async function repairViews<View>(target: Target<View>, parts: RepairParts): Promise<void> {
  const { log, projections } = parts;
  const { collection } = target.views;
  const checkpoint = await projections.checkpoint(collection);
  const continues = checkpoint === undefined || (await log.canContinueFrom(checkpoint));
  const repaired = await repairAhead(target, parts, continues ? checkpoint : undefined);
  if (repaired > 0 || !continues) {
    const { logger, projection } = target;
    logger.warn({ projection: projection.name, documents: repaired }, 'event log went back, views repaired');
  }
  if (continues) return;
  await repairStuck(target, parts.store);
  await target.derived?.forgetAhead();
  target.recent.forget();
  await projections.rewind(collection);
  await log.settle();
}

/** Documents up to a valid checkpoint are of this log. */
async function repairAhead<View>(
  target: Target<View>,
  { store, onRepaired }: RepairParts,
  sound: LogPosition | undefined,
): Promise<number> {
  const { views, projection } = target;
  let repaired = 0;
  for await (const standing of views.standings(sound?.commit)) {
    const stream = `${projection.prefix}${standing.subject}`;
    if (await isInLog(store, stream, standing)) continue;
    // Derived documents first: a reader of the new document must not find newer ones beside it.
    await target.derived?.forget(standing.subject);
    await replaceByStream(target, stream, store);
    onRepaired();
    repaired += 1;
  }
  return repaired;
}

/** Releases streams that are stuck at an event which the log does not have. */
async function repairStuck<View>(target: Target<View>, store: EventStore): Promise<void> {
  for (const { stream, revision } of await target.quarantine.entries()) {
    const newest = await store.readLastEventOf(stream);
    if (!newest || newest.revision < BigInt(revision)) await replaceByStream(target, stream, store);
  }
}

/** Creates the view of the log for readers of documents. */
export const createViewLog = <View>(
  projection: Projection<View>,
  store: Pick<EventStore, 'readStream' | 'readFirstFrom' | 'readLastEventOf'>,
  sealed: EventOpener,
): ViewLog<View> => {
  const toStreamName = (subject: string) => `${projection.prefix}${subject}`;
  return {
    holds: (standing) => isInLog(store, toStreamName(standing.subject), standing),
    newestRevision: async (subject) => {
      const newest = await store.readLastEventOf(toStreamName(subject));
      return newest && Number(newest.revision);
    },
    catchUp: (subject, stored) => catchUp(projection, sealed, store, toStreamName(subject), stored),
  };
};

/**
 * Returns true if a stream contains the last event of a document, and false for a damaged document. A stream that was
 * truncated behind that event contained it, or ends the document with its final event.
 */
async function isInLog(
  store: Pick<EventStore, 'readFirstFrom'>,
  stream: string,
  { revision, eventId }: Pick<Standing, 'revision' | 'eventId'>,
): Promise<boolean> {
  if (revision === undefined) return false;
  const found = await store.readFirstFrom(stream, BigInt(revision));
  if (!found) return false;
  return found.revision > BigInt(revision) || eventId === undefined || found.id === eventId;
}
