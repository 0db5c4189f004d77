import { CV_COLLECTION, type ErasedPart, RANKINGS_COLLECTION } from '@trackrecord/contracts';

/** A collection with personal documents: the field with the user id, and the part it belongs to. */
export interface PersonalCollection {
  readonly collection: string;
  readonly owner: '_id' | 'uid';
  readonly part: ErasedPart;
}

/** Collections with personal documents. Read models are recognized by their names (`isView`). */
export const PERSONAL_COLLECTIONS: readonly PersonalCollection[] = [
  { collection: 'snapshots', owner: 'uid', part: 'snapshots' },
  { collection: CV_COLLECTION, owner: '_id', part: 'cvs' },
  { collection: RANKINGS_COLLECTION, owner: '_id', part: 'matches' },
  { collection: 'uploads', owner: 'uid', part: 'recordings' },
  { collection: 'upload_pieces', owner: 'uid', part: 'recordings' },
  { collection: 'work', owner: 'uid', part: 'suggestions' },
  { collection: 'outcomes', owner: 'uid', part: 'outcomes' },
];

/** Collections in the database of the keys. */
export const COLLECTIONS_OF_KEYS: Readonly<Record<string, string>> = {
  keys: 'keys; of an erased account only that there is none',
  erasures: 'which accounts were erased: their ids, and receipts without anything personal',
};

/** Returns true for a collection of a read model, live or being rebuilt. */
export const isView = (collection: string): boolean => /^(profile|onboarding)-views(-\d+)?$/.test(collection);

/** Streams that the projector could not process. Their names contain user ids. */
export const QUARANTINE = 'quarantine';
