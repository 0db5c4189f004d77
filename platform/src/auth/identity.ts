/** The owner of a verified token. `roles` is the custom claim that grants access to staff screens. */
export interface Identity {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly roles: readonly string[];
  /** When the token expires (ms since the epoch). */
  readonly expiresAt?: number | undefined;
}

/** The token was rejected; `code` says why. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
  constructor(readonly code: 'token-expired' | 'token-invalid' | 'account-gone') {
    super(code);
  }
}

/** The identity provider cannot be reached, so the token is neither valid nor invalid. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
}

/** Verifies ID tokens. */
export interface IdentityProvider {
  /** @throws {InvalidToken} @throws {IdentityUnavailable} */
  verify: (token: string) => Promise<Identity>;
}
