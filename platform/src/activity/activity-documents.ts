import { createHmac, hkdfSync } from 'node:crypto';
import type { ActivityDetails, ActivityEntry } from '@trackrecord/contracts';
import type { Binary } from 'mongodb';

/** A stored entry of the activity log. */
export interface ActivityDocument extends Pick<ActivityEntry, 'kind' | 'outcome' | 'status' | 'code'> {
  readonly _id: string;
  readonly uid: string;
  readonly at: Date;
  /** The details, encrypted with the key of the person. */
  readonly sealed: Binary;
  /** Keyed hashes of the request id, its short reference and the command id, to find the entry by any of them. */
  readonly numbers: readonly string[];
  /** When it expires. */
  readonly until: Date;
}

/** An entry to record. Only fields of the schema are stored. */
export interface NewActivity extends Pick<ActivityEntry, 'kind' | 'outcome' | 'status' | 'code'> {
  readonly uid: string;
  readonly details: ActivityDetails;
}

/** Returns the sealing context of the details of an entry. */
export const toDetailsContext = (id: string): string => `activity|${id}`;

/** Characters of base64url, which hold 132 bits. */
const ID_HASH_LENGTH = 22;

/** Returns the keyed hash function for the field `numbers` of entries. Every process gets the same function. */
export function createIdHasher(masterKey: Buffer): (id: string) => string {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'trackrecord activity numbers', 32));
  return (id) => createHmac('sha256', key).update(id).digest('base64url').slice(0, ID_HASH_LENGTH);
}
