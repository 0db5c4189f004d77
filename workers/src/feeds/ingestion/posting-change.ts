import type { UpdateOneModel } from 'mongodb';
import type { StoredPosting } from './stored-posting.js';

/** Fields of a posting; undefined ones are removed. */
type Fields = { readonly [Field in keyof Omit<StoredPosting, 'closedAt'>]?: StoredPosting[Field] | undefined };
type NewPosting = Omit<StoredPosting, 'change' | 'number'>;

interface ChangedPosting {
  readonly id: string;
  readonly set: Fields;
  readonly closedAt?: Date | 'not';
}

export type PostingChange = { readonly insert: NewPosting } | ChangedPosting;

export type PostingUpdate = UpdateOneModel<StoredPosting>;

/** Fields that only ingestion reads. */
const OWN = new Set(['missed', 'isWithdrawn', 'isSettled']);

/** Returns true if followers need not see the change. */
export const isOwn = (change: PostingChange): change is ChangedPosting =>
  !('insert' in change) && Object.keys(change.set).every((field) => OWN.has(field));

/** An upsert: when the job of a killed worker is repeated, existing postings keep their number. */
export const inserting = ({ _id, ...posting }: NewPosting, change: number, number: number): PostingUpdate => ({
  filter: { _id },
  update: { $set: { ...posting, change }, $setOnInsert: { number } },
  upsert: true,
});

/** Returns the update of some fields, with the change number if followers must see it. */
export function updating(
  { id, set, closedAt }: ChangedPosting,
  counted: { readonly change?: number } = {},
): PostingUpdate {
  const fields: readonly (readonly [string, unknown])[] = Object.entries({ ...set, ...counted });
  const kept = fields.filter(([, value]) => value !== undefined);
  const lost = fields.filter(([, value]) => value === undefined).map(([field]) => field);
  const unset = closedAt === 'not' ? [...lost, 'closedAt'] : lost;
  return {
    filter: { _id: id },
    update: {
      $set: { ...Object.fromEntries(kept), ...(closedAt instanceof Date && { closedAt }) },
      ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, ''])) }),
    },
  };
}
