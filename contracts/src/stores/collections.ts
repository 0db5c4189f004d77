import { DEVICES_COLLECTION } from '../account/device.js';
import { ACTIVITY_COLLECTION } from '../activity/activity.js';
import { CAREER_EVENTS_COLLECTION } from '../career-events/career-event.js';
import { CV_COLLECTION, SENT_CVS_COLLECTION } from '../cv/cv.js';
import { ACCESS_TOKENS_COLLECTION, PAIRING_CODES_COLLECTION } from '../extensions/access-token.js';
import { JOB_VISITS_COLLECTION } from '../jobs/job-visit.js';
import { RANKINGS_COLLECTION } from '../jobs/match.js';
import { JOBS_COLLECTION } from '../jobs/stored-job.js';
import type { QUARANTINE_COLLECTION, VIEW_MISMATCHES_COLLECTION } from '../operations/projections.js';
import {
  ACCESS_SESSIONS_COLLECTION,
  APPROVALS_COLLECTION,
  CONSENT_CODES_COLLECTION,
  OPEN_SESSIONS_COLLECTION,
} from '../staff/stored-access.js';
import { REBUILDS_COLLECTION } from '../staff/stored-rebuild.js';
import type { ViewCollection } from '../staff/rebuilds.js';
import type { ErasedPart } from '../erasure/receipt.js';

/** A collection whose documents belong to one user each: the field with the user id, and the part it is erased with. */
export interface PersonalCollection {
  readonly collection: string;
  readonly userField: '_id' | 'uid';
  readonly part: ErasedPart;
}

/** Collections with personal documents, besides those of read models (`isReadModel`). */
export const PERSONAL_COLLECTIONS = [
  { collection: 'snapshots', userField: 'uid', part: 'snapshots' },
  { collection: CV_COLLECTION, userField: '_id', part: 'cvs' },
  { collection: SENT_CVS_COLLECTION, userField: 'uid', part: 'cvs' },
  { collection: RANKINGS_COLLECTION, userField: '_id', part: 'matches' },
  { collection: JOB_VISITS_COLLECTION, userField: '_id', part: 'matches' },
  { collection: 'uploads', userField: 'uid', part: 'recordings' },
  { collection: 'upload_pieces', userField: 'uid', part: 'recordings' },
  // Requests to the workers, with their results.
  { collection: 'work', userField: 'uid', part: 'suggestions' },
  // Outcomes of commands with an Idempotency-Key.
  { collection: 'outcomes', userField: 'uid', part: 'outcomes' },
  { collection: ACTIVITY_COLLECTION, userField: 'uid', part: 'activity' },
  // Once an erasure has begun, the indexer adds no rows of the account, however far it is behind.
  { collection: 'event_index', userField: 'uid', part: 'index' },
  // Access sessions of staff, sign-ins of the user, and codes and tokens that give access to the account.
  { collection: OPEN_SESSIONS_COLLECTION, userField: 'uid', part: 'sessions' },
  { collection: CONSENT_CODES_COLLECTION, userField: 'uid', part: 'sessions' },
  { collection: ACCESS_TOKENS_COLLECTION, userField: 'uid', part: 'sessions' },
  { collection: DEVICES_COLLECTION, userField: 'uid', part: 'sessions' },
  { collection: PAIRING_CODES_COLLECTION, userField: 'uid', part: 'sessions' },
  // Ids of connected browsers, uploads and, of staff, access sessions, to limit their number.
  { collection: 'slots', userField: 'uid', part: 'sessions' },
  // Rebuilds of the person's views that staff requested.
  { collection: REBUILDS_COLLECTION, userField: 'uid', part: 'sessions' },
] as const satisfies readonly PersonalCollection[];

/** Collections in the key database, and what they contain. */
export const KEY_COLLECTIONS = {
  keys: 'keys; for an erased account, only the mark that the key is destroyed',
  erasures: 'ids of erased accounts, and receipts without personal data',
  sign_outs: 'ids and times; deleted with the key',
} as const;

/**
 * Collections without readable user ids, and what they contain. The erasers and the personal data download skip them.
 */
export const IMPERSONAL_COLLECTIONS = {
  [JOBS_COLLECTION]: 'postings of feeds',
  [CAREER_EVENTS_COLLECTION]: 'events of feeds',
  feed_states: 'result of the last fetch of each feed',
  feed_order: 'the enabled feeds',
  counters: 'change counters of feeds',
  change_counters: 'change counters of collections',
  projections: 'collection of each read model',
  view_checks: 'how far the checks of views are, with the beginning of an id',
  checkpoints: 'position of each reader of the event log',
  event_log: 'id of the event log of the read models',
  leases: 'processes that hold a lease',
  processes: 'what each process last reported of itself',
  operations: 'what operators did, with the uid of the staff member',
  [ACCESS_SESSIONS_COLLECTION]: 'access sessions of staff, with pseudonyms of people',
  [APPROVALS_COLLECTION]: 'what staff asked each other to approve, with pseudonyms of people',
} as const;

/** Returns true for a collection of a read model, live or being rebuilt. */
export const isReadModel = (collection: string): collection is ViewCollection =>
  /^(profile|onboarding|applications)-views(-\d+)?$/.test(collection);

/** A collection that is not of a read model. */
export type StoreCollection =
  | (typeof PERSONAL_COLLECTIONS)[number]['collection']
  | keyof typeof KEY_COLLECTIONS
  | keyof typeof IMPERSONAL_COLLECTIONS
  // Erased with the views.
  | typeof QUARANTINE_COLLECTION
  | typeof VIEW_MISMATCHES_COLLECTION;

/** Every collection of the servers. A new one is listed above, which says what an erasure does with it. */
export type CollectionName = StoreCollection | ViewCollection;
