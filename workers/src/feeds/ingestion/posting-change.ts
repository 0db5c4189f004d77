import type { UpdateOneModel } from 'mongodb';
import type { StoredPosting } from './stored-posting.js';

/** Fields of a posting; undefined ones are removed. */
type Fields = { readonly [Field in keyof Omit<StoredPosting, 'closedAt'>]?: StoredPosting[Field] | undefined };
type NewPosting = Omit<StoredPosting, 'change' | 'number'>;

interface ChangedPosting {
  readonly id: string;
  readonly set: Fields;
  readonly closedAt?: Date | 'unset';
}

export type PostingChange = { readonly insert: NewPosting } | ChangedPosting;

export type PostingUpdate = UpdateOneModel<StoredPosting>;

/** Fields that only ingestion reads. */
const INTERNAL_FIELDS = new Set(['missed', 'isWithdrawn', 'isSettled']);

/** Returns true if the processes that mirror postings in memory (CollectionMirror) need not see the change. */
export const isInternal = (change: PostingChange): change is ChangedPosting =>
  !('insert' in change) && Object.keys(change.set).every((field) => INTERNAL_FIELDS.has(field));

/** Returns an upsert: when the job of a killed worker is repeated, existing postings keep their number. */
export const toInsert = (
  { _id, ...posting }: NewPosting,
  changeNumber: number,
  postingNumber: number,
): PostingUpdate => ({
  filter: { _id },
  update: { $set: { ...posting, change: changeNumber }, $setOnInsert: { number: postingNumber } },
  upsert: true,
});

/** Returns the update of some fields. `numbering` has the change number if `isInternal` is false for the change. */
export function toUpdate(
  { id, set, closedAt }: ChangedPosting,
  numbering: { readonly change?: number } = {},
): PostingUpdate {
  const fields: readonly (readonly [string, unknown])[] = Object.entries({ ...set, ...numbering });
  const definedFields = fields.filter(([, value]) => value !== undefined);
  const removedFields = fields.filter(([, value]) => value === undefined).map(([field]) => field);
  const unsetFields = closedAt === 'unset' ? [...removedFields, 'closedAt'] : removedFields;
  return {
    filter: { _id: id },
    update: {
      $set: { ...Object.fromEntries(definedFields), ...(closedAt instanceof Date && { closedAt }) },
      ...(unsetFields.length > 0 && { $unset: Object.fromEntries(unsetFields.map((field) => [field, ''])) }),
    },
  };
}
