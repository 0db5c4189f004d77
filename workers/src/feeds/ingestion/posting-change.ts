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

/** Returns true if followers need not see the change. */
export const isInternal = (change: PostingChange): change is ChangedPosting =>
  !('insert' in change) && Object.keys(change.set).every((field) => INTERNAL_FIELDS.has(field));

/** An upsert: when the job of a killed worker is repeated, existing postings keep their number. */
export const toInsert = ({ _id, ...posting }: NewPosting, change: number, number: number): PostingUpdate => ({
  filter: { _id },
  update: { $set: { ...posting, change }, $setOnInsert: { number } },
  upsert: true,
});

/** Returns the update of some fields, with the change number if followers must see it. */
export function toUpdate(
  { id, set, closedAt }: ChangedPosting,
  stamp: { readonly change?: number } = {},
): PostingUpdate {
  const fields: readonly (readonly [string, unknown])[] = Object.entries({ ...set, ...stamp });
  const defined = fields.filter(([, value]) => value !== undefined);
  const removed = fields.filter(([, value]) => value === undefined).map(([field]) => field);
  const unset = closedAt === 'unset' ? [...removed, 'closedAt'] : removed;
  return {
    filter: { _id: id },
    update: {
      $set: { ...Object.fromEntries(defined), ...(closedAt instanceof Date && { closedAt }) },
      ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, ''])) }),
    },
  };
}
