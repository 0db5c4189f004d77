/** Whom a verified token belongs to. `roles` are the custom claims that staff screens go by. */
export interface Identity {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly roles: readonly string[];
  /** When the token expires (ms since the epoch), if it does. */
  readonly expiresAt?: number | undefined;
}

/** A token that is not accepted, and why, as a machine word. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
  constructor(readonly code: 'token-expired' | 'token-invalid' | 'account-gone') {
    super(code);
  }
}

/** The identity provider cannot be asked, so nothing is known about the token. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
}

/** Verifies ID tokens. */
export interface IdentityProvider {
  /** @throws {InvalidToken} @throws {IdentityUnavailable} */
  verify: (token: string) => Promise<Identity>;
}
