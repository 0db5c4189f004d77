import {
  ALL_CALENDAR_CONTENTS,
  type CalendarContents,
  type CalendarToken,
  type TokenKind,
} from '@trackrecord/contracts';
import type { Binary } from 'mongodb';

/** A stored token. It is kept after it was revoked, as a record of it, and deleted with the account. */
export interface AccessTokenDocument {
  readonly _id: string;
  readonly uid: string;
  readonly kind: TokenKind;
  /** SHA-256 of the secret, base64url. */
  readonly hash: string;
  readonly createdAt: Date;
  /** The day (UTC) of the last use. */
  readonly lastUsedOn: string | null;
  /** The number of postings that a browser saved. */
  readonly saved: number;
  /** The application that a browser added last. */
  readonly lastSaved: string | null;
  /** What a calendar contains. */
  readonly contents: CalendarContents | null;
  /** The name of a browser, encrypted with the key of the user. */
  readonly sealed: Binary;
  readonly revokedAt: Date | null;
  /** When the record of a revoked token is deleted. */
  readonly until: Date | null;
}

/** Returns the sealing context of a token's name. */
export const toContext = (id: string): string => `access-token|${id}`;

/** Returns what all kinds of tokens have in common. */
export const toCommonFields = ({ _id: id, createdAt, lastUsedOn }: AccessTokenDocument) => ({
  id,
  createdAt: createdAt.toISOString(),
  lastUsedOn,
});

/** Returns the calendar of a token. */
export const toCalendar = (token: AccessTokenDocument): CalendarToken => ({
  ...toCommonFields(token),
  contents: token.contents ?? ALL_CALENDAR_CONTENTS,
});
