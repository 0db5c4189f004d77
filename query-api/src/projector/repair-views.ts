import type { EventLog, EventOpener, EventStore, LogPosition } from '@trackrecord/platform';
import type { Target } from './apply-batch.js';
import { catchUp } from './catch-up.js';
import type { Projections } from './projections.js';
import { replaceByStream } from './rebuild.js';
import type { Projection } from './projection.js';
import type { Standing, ViewLog } from './view-store.js';

/** What repairing views takes. */
interface RepairParts {
  readonly store: EventStore;
  readonly log: EventLog;
  readonly projections: Projections;
  /** Told of every document that held events which the log does not have. */
  readonly onRepaired: () => void;
}

/**
 * Makes the documents of a collection anew that hold events the log does not have, and has the collection read the log
 * from its start again where the log does not hold its checkpoint (decision 025).
 * @throws {LogMismatch} where the log must not be used.
 */
export async function repairViews<View>(target: Target<View>, parts: RepairParts): Promise<void> {
  const { log, projections } = parts;
  const { collection } = target.views;
  const checkpoint = await projections.checkpoint(collection);
  const continues = checkpoint === undefined || (await log.continuesFrom(checkpoint));
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

/** What stands at or before a checkpoint that the log still holds is of this log. */
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
    // First what was made of it: whoever sees the new document must not find something newer beside it.
    await target.derived?.forget(standing.subject);
    await replaceByStream(target, stream, store);
    onRepaired();
    repaired += 1;
  }
  return repaired;
}

/** Streams that got stuck at an event which the log does not have. */
async function repairStuck<View>(target: Target<View>, store: EventStore): Promise<void> {
  for (const { stream, revision } of await target.quarantine.entries()) {
    const newest = await store.newestOf(stream);
    if (!newest || newest.revision < BigInt(revision)) await replaceByStream(target, stream, store);
  }
}

/** The log behind the documents of a projection, for their readers. */
export const viewLogOf = <View>(
  projection: Projection<View>,
  store: Pick<EventStore, 'readStream' | 'firstFrom' | 'newestOf'>,
  sealed: EventOpener,
): ViewLog<View> => {
  const streamOf = (subject: string) => `${projection.prefix}${subject}`;
  return {
    holds: (standing) => isInLog(store, streamOf(standing.subject), standing),
    newestRevision: async (subject) => {
      const newest = await store.newestOf(streamOf(subject));
      return newest && Number(newest.revision);
    },
    catchUp: (subject, stored) => catchUp(projection, sealed, store, streamOf(subject), stored),
  };
};

/**
 * Returns true if a stream holds the event that a document stands at, and false for a damaged document. A stream that was
 * truncated behind that event had it, or will end the document by what is left of it.
 */
async function isInLog(
  store: Pick<EventStore, 'firstFrom'>,
  stream: string,
  { revision, eventId }: Pick<Standing, 'revision' | 'eventId'>,
): Promise<boolean> {
  if (revision === undefined) return false;
  const found = await store.firstFrom(stream, BigInt(revision));
  if (!found) return false;
  return found.revision > BigInt(revision) || eventId === undefined || found.id === eventId;
}
