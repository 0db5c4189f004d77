import { createHmac, hkdfSync } from 'node:crypto';
import { cursorError } from './timeline-cursor.js';

/**
 * Signs cursors. A read is recorded with the time in its cursor only, so staff must not be able to change the
 * positions, which decide what is read.
 */
export interface SignedCursors {
  /** Adds the signature to a cursor of the timeline of a person. */
  readonly sign: (uid: string, cursor: string) => string;
  /** Returns the cursor without its signature. @throws {HttpError} 400 if it was not signed for this person. */
  readonly verify: (uid: string, signedCursor: string) => string;
}

const SIGNATURE_BYTES = 16;
/** A cursor, and its signature: 16 bytes have 22 characters in base64url. */
const SIGNED_CURSOR = /^(.*)~s([\w-]{22})$/;

/** Creates the signer of a server. All servers with the same master key accept its cursors. */
export function createSignedCursors(masterKey: Buffer): SignedCursors {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord timeline cursors', 32));
  const getSignature = (uid: string, cursor: string) =>
    createHmac('sha256', key).update(`${uid}\n${cursor}`).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
  return {
    sign: (uid, cursor) => `${cursor}~s${getSignature(uid, cursor)}`,
    verify: (uid, signedCursor) => {
      const [, cursor, signature] = SIGNED_CURSOR.exec(signedCursor) ?? [];
      if (cursor === undefined || signature !== getSignature(uid, cursor)) throw cursorError();
      return cursor;
    },
  };
}
