import { z } from 'zod';

/** The stores of personal data. Each has an eraser. */
export const ERASED_PARTS = [
  'account',
  /** The event streams. */
  'history',
  'views',
  'snapshots',
  'cvs',
  /** The ranking of postings, and the visits to the job lists. */
  'matches',
  'recordings',
  /** Requested work and its results. */
  'suggestions',
  /** The stored responses to commands. */
  'outcomes',
  'activity',
  /** The rows in the index of events. */
  'index',
  /** Open access sessions of staff, codes, tokens of extensions, devices and rebuilds. */
  'sessions',
  'queues',
  /** Counters of requests. */
  'counters',
  'keys',
] as const;
export const erasedPart = z.enum(ERASED_PARTS);
export type ErasedPart = z.infer<typeof erasedPart>;

/**
 * What an erasure keeps: the log of accesses by staff, without their reasons and tickets, and the list of erased
 * accounts.
 */
export const KEPT_RECORDS = ['access-log', 'erasure-list'] as const;

const statementFields = {
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
};
const statementV1 = z.strictObject({ version: z.literal(1), ...statementFields });
const statementV2 = z.strictObject({
  version: z.literal(2),
  ...statementFields,
  /** What is kept (decision 061). */
  kept: z.array(z.enum(KEPT_RECORDS)),
});

/**
 * The content of a receipt. It identifies a person only to those who already know the account's id. New receipts have
 * version 2; those of version 1 stay valid.
 */
export const erasureStatement = z.discriminatedUnion('version', [statementV1, statementV2]);
export type ErasureStatement = z.infer<typeof erasureStatement>;

const signatureFields = {
  /** The id of the public key, as returned by `/api/erasure-key`. */
  keyId: z.string().regex(/^[\w-]{16}$/),
  /** 64 bytes, base64url. */
  signature: z.string().regex(/^[\w-]{86}$/),
};

/** A signed statement: Ed25519 over `toSignedText`. */
export const erasureReceipt = z
  .discriminatedUnion('version', [statementV1.extend(signatureFields), statementV2.extend(signatureFields)])
  .meta({ id: 'ErasureReceipt' });
export type ErasureReceipt = z.infer<typeof erasureReceipt>;

/** Returns the signed content of a receipt: the JSON of the statement, with its fields in the order of the schema. */
export function toSignedText(content: ErasureStatement): string {
  const { version, id, account, erasedAt, revision, parts } = content;
  const kept = content.version === 2 ? { kept: content.kept } : {};
  return JSON.stringify({ version, id, account, erasedAt, revision, parts, ...kept });
}
