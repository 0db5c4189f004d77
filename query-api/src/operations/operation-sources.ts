import {
  type ErasureSummary,
  FEED_ORDER_COLLECTION,
  FEED_STATES_COLLECTION,
  type FeedOrderDocument,
  type FeedStateDocument,
  type FeedSummary,
  type OperationDocument,
  OPERATIONS_COLLECTION,
  parseViewStream,
  QUARANTINE_COLLECTION,
  type QuarantineDocument,
  type QuarantinedStream,
  type ViewProjection,
  viewProjection,
} from '@trackrecord/contracts';
import {
  type Database,
  type Erasures,
  type Pseudonyms,
  type QueueStates,
  SharedRead,
  type Stores,
  type WorkQueues,
} from '@trackrecord/platform';
import { ProjectionRebuilds } from '../projector/projection-rebuilds.js';
import type { Projections } from '../projector/projections.js';
import { ViewMismatches } from '../projector/view-mismatches.js';
import { readProcesses } from './read-processes.js';

const MAX_QUARANTINED = 200;
/** How long numbers of views are shared: counting reads all of an index. */
const VIEW_COUNT_TTL_MS = 60_000;

interface Connections {
  readonly queues: Pick<WorkQueues, 'operate'>;
  readonly queueStates: QueueStates;
  readonly projections: Pick<Projections, 'getLiveCollection'>;
  readonly pseudonyms: Pseudonyms;
}

/** Creates the readers of what operators see. */
export const createOperationSources = (
  { mongo: { db }, erasures }: Pick<Stores, 'mongo' | 'erasures'>,
  { queues, queueStates, projections, pseudonyms }: Connections,
) => ({
  queueStates,
  operateQueue: queues.operate.bind(queues),
  readProcesses: () => readProcesses(db),
  listProjectionRebuilds: () => new ProjectionRebuilds(db).list(viewProjection.options),
  countViews: createViewCounter(db, projections),
  countQuarantined: async (): Promise<ReadonlyMap<string, number>> => {
    const entries = db.collection<QuarantineDocument>(QUARANTINE_COLLECTION);
    const count = async (projection: ViewProjection) => {
      const collection = await projections.getLiveCollection(projection);
      return [projection, await entries.countDocuments({ collection })] as const;
    };
    return new Map(await Promise.all(viewProjection.options.map(count)));
  },
  countMismatched: async (): Promise<ReadonlyMap<string, number>> => {
    const count = async (projection: ViewProjection) => {
      const mismatches = new ViewMismatches(db, await projections.getLiveCollection(projection));
      return [projection, await mismatches.count()] as const;
    };
    return new Map(await Promise.all(viewProjection.options.map(count)));
  },
  readQuarantine: async (): Promise<{ readonly streams: readonly QuarantinedStream[]; readonly total: number }> => {
    const liveCollections = await Promise.all(
      viewProjection.options.map((projection) => projections.getLiveCollection(projection)),
    );
    const entries = db.collection<QuarantineDocument>(QUARANTINE_COLLECTION);
    const filter = { collection: { $in: liveCollections } };
    const [found, total] = await Promise.all([
      entries.find(filter).sort({ since: -1 }).limit(MAX_QUARANTINED).toArray(),
      entries.countDocuments(filter),
    ]);
    return { streams: found.flatMap((entry) => toQuarantinedStream(entry, pseudonyms)), total };
  },
  readFeeds: async (): Promise<readonly FeedSummary[]> => {
    const [states, order] = await Promise.all([
      db.collection<FeedStateDocument>(FEED_STATES_COLLECTION).find().sort({ _id: 1 }).toArray(),
      db.collection<FeedOrderDocument>(FEED_ORDER_COLLECTION).findOne({ _id: 'order' }),
    ]);
    return states.map((state) => toFeedSummary(state, order?.feeds.includes(state._id) ?? false));
  },
  readErasures: () => readErasures(erasures, new Date()),
  /** Yields operations before a time, or all, the newest first. */
  readOperations: (before: Date | undefined): AsyncIterable<OperationDocument> =>
    db
      .collection<OperationDocument>(OPERATIONS_COLLECTION)
      .find(before === undefined ? {} : { at: { $lt: before } })
      .sort({ at: -1 }),
});

/** Creates the counter of the views of each projection. */
function createViewCounter(
  db: Database,
  projections: Pick<Projections, 'getLiveCollection'>,
): () => Promise<ReadonlyMap<ViewProjection, number>> {
  const count = async (projection: ViewProjection) => {
    const collection = await projections.getLiveCollection(projection);
    return [projection, await db.collection(collection).countDocuments()] as const;
  };
  const counts = new SharedRead(
    async () => new Map(await Promise.all(viewProjection.options.map(count))),
    VIEW_COUNT_TTL_MS,
  );
  return () => counts.get();
}

function toQuarantinedStream(
  { _id, stream, revision, reason, since }: QuarantineDocument,
  { forEntry, forPerson }: Pseudonyms,
): readonly QuarantinedStream[] {
  const view = parseViewStream(stream);
  if (!view) return [];
  const { projection, uid } = view;
  return [{ id: forEntry(_id), projection, person: forPerson(uid), revision, reason, since: since.toISOString() }];
}

const toFeedSummary = (
  { _id, triedAt, fetchedAt, found, leftOut, failure }: FeedStateDocument,
  isEnabled: boolean,
): FeedSummary => ({
  feed: _id,
  isEnabled,
  triedAt: triedAt?.toISOString() ?? null,
  fetchedAt: fetchedAt?.toISOString() ?? null,
  records: found ?? null,
  skipped: leftOut ?? null,
  failure: failure || null,
});

async function readErasures(
  erasures: Pick<Erasures, 'count' | 'getOldestAgeSeconds'>,
  now: Date,
): Promise<ErasureSummary> {
  const [begun, erased, oldestBegunSeconds, oldestErasedSeconds] = await Promise.all([
    erasures.count('begun'),
    erasures.count('erased'),
    erasures.getOldestAgeSeconds('begun', now),
    erasures.getOldestAgeSeconds('erased', now),
  ]);
  return { begun, erased, oldestBegunSeconds, oldestErasedSeconds };
}

/** What handlers of operations read from. */
export type OperationSources = ReturnType<typeof createOperationSources>;
