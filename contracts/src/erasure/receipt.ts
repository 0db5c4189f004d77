import { z } from 'zod';

/** The stores of personal data. Each has an eraser (design.md section 5). */
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
  'activity',
  'queues',
  'counters',
  'keys',
] as const;
export const erasedPart = z.enum(ERASED_PARTS);
export type ErasedPart = z.infer<typeof erasedPart>;

/** The content of a receipt. It identifies a person only to those who already know the account's id. */
export const erasureStatement = z.strictObject({
  version: z.literal(1),
  /** The id of the erasure. */
  id: z.uuid(),
  /** SHA-256 of `<id>/<uid>`, base64url: lets those who know the uid verify whose account it was. */
  account: z.string().regex(/^[\w-]{43}$/),
  /** When the erasure was verified. */
  erasedAt: z.iso.datetime(),
  /** The last revision of the profile's stream: that of `AccountErased`. */
  revision: z.int().nonnegative(),
  /** The parts that were erased and verified to be empty. */
  parts: z.array(erasedPart),
});
export type ErasureStatement = z.infer<typeof erasureStatement>;

/** A signed statement: Ed25519 over `toSignedText`. */
export const erasureReceipt = erasureStatement.extend({
  /** The id of the public key, as returned by `/api/erasure-key`. */
  keyId: z.string().regex(/^[\w-]{16}$/),
  /** 64 bytes, base64url. */
  signature: z.string().regex(/^[\w-]{86}$/),
});
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

/** Returns the signed content of a receipt: the JSON of the statement, with its fields in the order of the schema. */
export const toSignedText = ({ version, id, account, erasedAt, revision, parts }: ErasureStatement): string =>
  JSON.stringify({ version, id, account, erasedAt, revision, parts });
