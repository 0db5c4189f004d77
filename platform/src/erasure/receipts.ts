import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import {
  type ErasedPart,
  type ErasureKey,
  erasureReceipt,
  type ErasureReceipt,
  type ErasureStatement,
  KEPT_RECORDS,
  toSignedText,
} from '@trackrecord/contracts';

/** What a receipt confirms. */
export interface ErasureDetails {
  readonly id: string;
  readonly uid: string;
  readonly erasedAt: Date;
  readonly revision: bigint;
  readonly parts: readonly ErasedPart[];
}

/** Why a receipt is invalid. */
export type ReceiptError = 'not-a-receipt' | 'another-key' | 'not-genuine' | 'another-account';

/** The PKCS #8 prefix of the 32 bytes of an Ed25519 private key (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the private key for receipts from the master key, so that there is no other secret to store. */
function deriveSigningKey(masterKey: Buffer): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord erasure receipts', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
}

/** Derives the public key that verifies receipts (GET /erasure-key). */
export function deriveErasureKey(masterKey: Buffer): ErasureKey {
  const key = createPublicKey(deriveSigningKey(masterKey));
  return {
    algorithm: 'Ed25519',
    keyId: toKeyId(key),
    publicKey: key.export({ format: 'pem', type: 'spki' }).toString(),
  };
}

/** Signs a receipt of an erasure. */
export function signReceipt(masterKey: Buffer, { id, uid, erasedAt, revision, parts }: ErasureDetails): ErasureReceipt {
  const key = deriveSigningKey(masterKey);
  const statement: ErasureStatement = {
    version: 2,
    id,
    account: hashAccount(id, uid),
    erasedAt: erasedAt.toISOString(),
    revision: Number(revision),
    parts: [...parts],
    kept: [...KEPT_RECORDS],
  };
  const signature = sign(null, Buffer.from(toSignedText(statement)), key).toString('base64url');
  return { ...statement, keyId: toKeyId(createPublicKey(key)), signature };
}

/**
 * Verifies a receipt against a public key (PEM) and, if `uid` is given, against that account. Returns undefined if the
 * receipt is valid.
 */
export function findReceiptError(value: unknown, publicKey: string, uid?: string): ReceiptError | undefined {
  const receipt = erasureReceipt.safeParse(value);
  if (!receipt.success) return 'not-a-receipt';
  const { keyId, signature, ...statement } = receipt.data;
  const key = createPublicKey(publicKey);
  if (keyId !== toKeyId(key)) return 'another-key';
  const isGenuine = verify(null, Buffer.from(toSignedText(statement)), key, Buffer.from(signature, 'base64url'));
  if (!isGenuine) return 'not-genuine';
  return uid === undefined || statement.account === hashAccount(statement.id, uid) ? undefined : 'another-account';
}

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

const hashAccount = (id: string, uid: string): string => hash(`${id}/${uid}`);

const toKeyId = (publicKey: KeyObject): string => hash(publicKey.export({ format: 'der', type: 'spki' })).slice(0, 16);
