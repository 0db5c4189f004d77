import type { CurrentConsent, OwnAccess } from '@trackrecord/contracts';

/** A part of the data that was read in a session. `what` may be newer than this version of the client. */
export interface AccessUse {
  readonly what: string;
  readonly detail: string;
  readonly at: string;
}

/** A session in which support could see the data. Basis and purpose may be newer than this version, too. */
export interface Access extends Omit<OwnAccess, 'looked' | 'basis' | 'purpose'> {
  readonly basis: string;
  readonly purpose: string;
  readonly looked: readonly AccessUse[];
}

/** A page of the sessions, newest first, and the current consent. */
export interface AccessPage {
  readonly items: readonly Access[];
  readonly consent: CurrentConsent | null;
  readonly next: string | null;
}
