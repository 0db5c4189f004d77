/**
 * The owner of a verified token. `roles` is a custom claim, up to an hour old: `StaffAuthorizer` reads the current one.
 */
export interface Identity {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly roles: readonly string[];
  /** When the token expires (ms since the epoch). */
  readonly expiresAt?: number | undefined;
  /** When the user signed in (ms since the epoch). A refreshed token keeps it. */
  readonly authTime?: number | undefined;
  /** The second factor of the sign-in, such as `phone`; undefined if there was none. */
  readonly secondFactor?: string | undefined;
  /** The id of the access token of a connected browser, if the request was not sent by the user's own session. */
  readonly tokenId?: string | undefined;
  /** The sign-in method, such as `password` or `google.com`. */
  readonly signInProvider?: string | undefined;
}

/** Returns when a user signed in, as ISO date and time (UTC); undefined if the token does not tell. */
export const getSignInTime = ({ authTime }: Pick<Identity, 'authTime'>): string | undefined =>
  authTime === undefined ? undefined : new Date(authTime).toISOString();

/** The token was rejected; `code` says why. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
  constructor(readonly code: 'token-expired' | 'token-invalid' | 'account-gone' | 'signed-out') {
    super(code);
  }
}

/** The identity provider cannot be reached, so the token is neither valid nor invalid. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}

/** Verifies ID tokens. */
export interface IdentityProvider {
  /** @throws {InvalidTokenError} @throws {IdentityUnavailableError} */
  verify: (token: string) => Promise<Identity>;
}
