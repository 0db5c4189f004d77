import { CV_COLLECTION, type ErasedPart, RANKINGS_COLLECTION } from '@trackrecord/contracts';

/** A collection with documents of persons, the field that says whose they are, and the part they belong to. */
export interface PersonalCollection {
  readonly collection: string;
  readonly owner: '_id' | 'uid';
  readonly part: ErasedPart;
}

/** Collections whose documents belong to persons; read models have names of their own (`isView`). */
export const PERSONAL_COLLECTIONS: readonly PersonalCollection[] = [
  { collection: 'snapshots', owner: 'uid', part: 'snapshots' },
  { collection: CV_COLLECTION, owner: '_id', part: 'cvs' },
  { collection: RANKINGS_COLLECTION, owner: '_id', part: 'matches' },
  { collection: 'uploads', owner: 'uid', part: 'recordings' },
  { collection: 'upload_pieces', owner: 'uid', part: 'recordings' },
  { collection: 'work', owner: 'uid', part: 'suggestions' },
  { collection: 'outcomes', owner: 'uid', part: 'outcomes' },
];

/** Collections beside the keys. */
export const COLLECTIONS_OF_KEYS: Readonly<Record<string, string>> = {
  keys: 'keys; of an erased account only that there is none',
  erasures: 'which accounts were erased: their ids, and receipts without anything personal',
};

/** Whether a collection is that of a read model: the live one, or one that is being built beside it. */
export const isView = (collection: string): boolean => /^(profile|onboarding)-views(-\d+)?$/.test(collection);

/** Streams that the read models could not follow; their names hold the ids of their owners. */
export const QUARANTINE = 'quarantine';
