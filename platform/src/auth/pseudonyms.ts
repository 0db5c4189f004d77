import { createHmac, hkdfSync } from 'node:crypto';
import { CODE_ALPHABET } from '@trackrecord/contracts';

/** Names that do not tell who it is without the master key. */
export interface Pseudonyms {
  /** Names a staff member for the people whose data they see: `S-` and 4 characters. */
  readonly forStaff: (uid: string) => string;
  /** Names a document for staff who must not know the uid in its id: 22 characters. */
  readonly forEntry: (id: string) => string;
  /** Names a person for staff who must not know the uid: `p-` and 8 characters. */
  readonly forPerson: (uid: string) => string;
}

const STAFF_LENGTH = 4;
const PERSON_LENGTH = 8;
const ENTRY_LENGTH = 22;

/** Creates pseudonyms, which are the same in every process. */
export function createPseudonyms(masterKey: Buffer): Pseudonyms {
  const hashStaff = createKeyedHash(masterKey, 'trackrecord staff pseudonyms');
  const hashEntry = createKeyedHash(masterKey, 'trackrecord entry pseudonyms');
  const hashPerson = createKeyedHash(masterKey, 'trackrecord person pseudonyms');
  return {
    forStaff: (uid) => {
      const letters = [...hashStaff(uid).subarray(0, STAFF_LENGTH)].map(
        (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length],
      );
      return `S-${letters.join('')}`;
    },
    forEntry: (id) => hashEntry(id).toString('base64url').slice(0, ENTRY_LENGTH),
    forPerson: (uid) => `p-${hashPerson(uid).toString('base64url').slice(0, PERSON_LENGTH)}`,
  };
}

function createKeyedHash(masterKey: Buffer, label: string): (text: string) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', label, 32));
  return (text) => createHmac('sha256', key).update(text).digest();
}
