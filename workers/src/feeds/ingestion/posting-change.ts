import type { UpdateOneModel } from 'mongodb';
import type { StoredPosting } from './stored-posting.js';

/** Fields of a posting; those that are undefined are taken away. */
type Fields = { readonly [Field in keyof Omit<StoredPosting, 'closedAt'>]?: StoredPosting[Field] | undefined };
type NewPosting = Omit<StoredPosting, 'change' | 'number'>;

interface ChangedPosting {
  readonly id: string;
  readonly set: Fields;
  readonly closedAt?: Date | 'not';
}

/** A change of one posting: all of it, or some fields. */
export type PostingChange = { readonly insert: NewPosting } | ChangedPosting;

/** A change as MongoDB is told of it. */
export type PostingUpdate = UpdateOneModel<StoredPosting>;

/** What nobody reads but who writes. */
const OWN = new Set(['missed', 'isWithdrawn', 'isSettled']);

/** Whether a change is none for those who follow. */
export const isOwn = (change: PostingChange): change is ChangedPosting =>
  !('insert' in change) && Object.keys(change.set).every((field) => OWN.has(field));

/** Also where it is there already, because a killed worker's job is done once more: then it keeps its number. */
export const inserting = ({ _id, ...posting }: NewPosting, change: number, number: number): PostingUpdate => ({
  filter: { _id },
  update: { $set: { ...posting, change }, $setOnInsert: { number } },
  upsert: true,
});

/** Some fields, and the change they count as where it is one. */
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
