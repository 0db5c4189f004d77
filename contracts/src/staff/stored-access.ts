import type { AccessBasis, AccessPurpose } from './access-rules.js';
import type { Approval } from './approvals.js';

/**
 * The sessions that were opened in the last day. They are copies of what the stream `access-{uid}` says, to count and
 * list the sessions of a staff member. Deleted when the account of the person is erased.
 */
export const OPEN_SESSIONS_COLLECTION = 'open_sessions';

export interface OpenSessionDocument {
  /** The id of the session. */
  readonly _id: string;
  /** The person. */
  readonly uid: string;
  /** The uid of the staff member. */
  readonly staff: string;
  readonly basis: AccessBasis;
  readonly purpose: AccessPurpose;
  /** The number of the ticket, if there is one. */
  readonly ticket?: string;
  readonly openedAt: Date;
  readonly until: Date;
  /** When it ends unless it is used before. */
  readonly idleUntil: Date;
  readonly isExtendable: boolean;
  /** When it was ended before it expired. */
  readonly endedAt: Date | null;
  /** When the document is deleted. */
  readonly expiresAt: Date;
}

/**
 * All sessions until `ACCESS_LOG_DAYS` after they were opened, to list them for auditors. They are copies of what the
 * stream `access-{uid}` says, name the person by a pseudonym, and are kept when the account of the person is erased.
 */
export const ACCESS_SESSIONS_COLLECTION = 'access_sessions';

export interface AccessSessionDocument extends Pick<
  OpenSessionDocument,
  '_id' | 'staff' | 'basis' | 'purpose' | 'openedAt' | 'until' | 'idleUntil' | 'endedAt' | 'expiresAt'
> {
  /** The pseudonym of the person. */
  readonly person: string;
  /**
   * The uid of the person, encrypted with a key of the servers, to find the stream `access-{uid}` by the id of a
   * session. Sessions of earlier versions have none.
   */
  readonly encryptedUid?: string;
  /** True if an auditor approved it. */
  readonly isApproved: boolean;
}

/** Consent codes that were given and may still be valid, to find a person by the code. */
export const CONSENT_CODES_COLLECTION = 'consent_codes';

/** The code that a user gives away once: of consent, or to connect a browser. */
export interface OneTimeCodeDocument {
  /** The user, who therefore has one code. In earlier versions the keyed hash of the code. */
  readonly _id: string;
  readonly uid: string;
  /** The keyed hash of the code. */
  readonly hash?: string;
  readonly until: Date;
}

/** What staff asked a second staff member to approve. It names the person by a pseudonym. */
export const APPROVALS_COLLECTION = 'approvals';

export interface ApprovalDocument extends Pick<Approval, 'action' | 'basis' | 'purpose' | 'ticket' | 'person'> {
  readonly _id: string;
  /** `expired` is not stored: it follows from `until`. */
  readonly state: Exclude<Approval['state'], 'expired'>;
  /** The uid of the staff member who asked. */
  readonly askedBy: string;
  readonly askedAt: Date;
  /** When the request expires if it is not answered; once approved, when the approval expires. */
  readonly until: Date;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
  /** When the document is deleted. */
  readonly expiresAt: Date;
}
