import {
  ACCESS_TOKENS_COLLECTION,
  ACTIVITY_COLLECTION,
  CONSENT_CODES_COLLECTION,
  CV_COLLECTION,
  DEVICES_COLLECTION,
  type ErasedPart,
  JOB_VISITS_COLLECTION,
  OPEN_SESSIONS_COLLECTION,
  PAIRING_CODES_COLLECTION,
  RANKINGS_COLLECTION,
  REBUILDS_COLLECTION,
  SENT_CVS_COLLECTION,
} from '@trackrecord/contracts';
import { EVENT_INDEX_COLLECTION } from '@trackrecord/platform';

/** A collection with personal documents: the field with the user id, and the part it belongs to. */
export interface PersonalCollection {
  readonly collection: string;
  readonly userField: '_id' | 'uid';
  readonly part: ErasedPart;
}

/** Collections with personal documents. Read models are recognized by their names (`isReadModel`). */
export const PERSONAL_COLLECTIONS: readonly PersonalCollection[] = [
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
  { collection: EVENT_INDEX_COLLECTION, userField: 'uid', part: 'index' },
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
];

/** Collections in the key database, with what they contain. */
export const KEY_COLLECTIONS: Readonly<Record<string, string>> = {
  keys: 'keys; for an erased account, only the mark that the key is destroyed',
  erasures: 'ids of erased accounts, and receipts without personal data',
  sign_outs: 'ids and times; deleted with the key',
};

/** Returns true for a collection of a read model, live or being rebuilt. */
export const isReadModel = (collection: string): boolean =>
  /^(profile|onboarding|applications)-views(-\d+)?$/.test(collection);
