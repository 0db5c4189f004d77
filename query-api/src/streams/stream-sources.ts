import {
  createActivityFinder,
  type EventOpener,
  type EventStore,
  type Firebase,
  HttpError,
  type KeyStore,
  type Stores,
  WorkReader,
  type WorkQueues,
} from '@trackrecord/platform';
import type { EventIndexStatus } from '../event-index/index-progress.js';
import type { ReadStaffMembers } from '../staff/staff-members.js';
import type { OperationSources } from '../operations/operation-sources.js';
import type { Projections } from '../projector/projections.js';
import type { CardSources } from '../support/person-card.js';
import type { RecordPayload, RecordUse } from '../support/record-use.js';
import { EVENT_TYPES } from './event-types.js';
import { IndexedEvents } from './indexed-events.js';
import { createJobReader, type ReadJobs } from './job-reader.js';

/** Creates the readers that only the pages of streams use. */
export const createStreamReaders = (
  { mongo: { db }, sealer }: Pick<Stores, 'mongo' | 'sealer'>,
  { queues, masterKey }: { readonly queues: Pick<WorkQueues, 'operate'>; readonly masterKey: Buffer },
) => {
  const work = new WorkReader(db, sealer);
  return {
    indexedEvents: new IndexedEvents(db, [...new Set(EVENT_TYPES.map(({ type }) => type))]),
    readJobs: createJobReader(queues),
    findActivity: createActivityFinder(db, masterKey),
    findWorkKinds: (ids: readonly string[]) => work.findKinds(ids),
  };
};

/** What the handlers of streams read from. */
export interface StreamSources
  extends
    ReturnType<typeof createStreamReaders>,
    Pick<
      OperationSources,
      'readProcesses' | 'countQuarantined' | 'countMismatched' | 'countViews' | 'listProjectionRebuilds'
    > {
  readonly store: Pick<EventStore, 'readStream' | 'readFirstFrom' | 'readLastStreamEvent' | 'readLastEvent'>;
  readonly keys: Pick<KeyStore, 'readState'>;
  readonly eventOpener: EventOpener;
  readonly eventIndex: EventIndexStatus;
  readonly projections: Pick<Projections, 'getLiveCollection' | 'readCheckpoint'>;
  readonly readJobs: ReadJobs;
  readonly readView: CardSources['readView'];
  readonly readStaffMembers: ReadStaffMembers;
  readonly accounts: Pick<Firebase, 'isTestAccount'>;
  readonly recordUse: RecordUse;
  readonly recordPayload: RecordPayload;
}

/** Returns the index of events. @throws {HttpError} 409 if it is off. */
export function requireIndex({ eventIndex, indexedEvents }: Pick<StreamSources, 'eventIndex' | 'indexedEvents'>) {
  if (eventIndex.isOn) return indexedEvents;
  throw new HttpError(409, 'index-off', 'Searches are off: EVENT_INDEX_DAYS=0. Streams can be read by their names.');
}
