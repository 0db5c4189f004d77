import { z } from 'zod';

/** The parts of the product that hold something about a person; each has an eraser (design.md section 5). */
export const ERASED_PARTS = [
  'account',
  'history',
  'views',
  'snapshots',
  'cvs',
  'matches',
  'recordings',
  'suggestions',
  'outcomes',
  'queues',
  'counters',
  'keys',
] as const;
export const erasedPart = z.enum(ERASED_PARTS);
export type ErasedPart = z.infer<typeof erasedPart>;

/** What a receipt says: nothing in it leads to a person, except for whoever knows the account's id already. */
export const erasureStatement = z.strictObject({
  version: z.literal(1),
  /** The number of this erasure. */
  id: z.uuid(),
  /** SHA-256 of `<id>/<uid>`, base64url: shows whose account it was to somebody who knows its id. */
  account: z.string().regex(/^[\w-]{43}$/),
  /** When all of it was found to be gone. */
  erasedAt: z.iso.datetime(),
  /** The last revision of the profile's stream: that of the event that ended it. */
  revision: z.int().nonnegative(),
  /** What was erased, and then looked for and not found. */
  parts: z.array(erasedPart),
});
export type ErasureStatement = z.infer<typeof erasureStatement>;

/** A statement, signed: Ed25519 over `signedText` of it. */
export const erasureReceipt = erasureStatement.extend({
  /** The id of the public key, as `/api/erasure-key` tells it. */
  keyId: z.string().regex(/^[\w-]{16}$/),
  /** 64 bytes, base64url. */
  signature: z.string().regex(/^[\w-]{86}$/),
});
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

/** What is signed of a receipt: JSON of the statement, its fields in the order of the schema. */
export const signedText = ({ version, id, account, erasedAt, revision, parts }: ErasureStatement): string =>
  JSON.stringify({ version, id, account, erasedAt, revision, parts });
