/** Whom a verified token belongs to. `roles` are the custom claims that staff screens go by. */
export interface Identity {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly roles: readonly string[];
}

/** A token that is not accepted, and why, as a machine word. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
  constructor(readonly code: 'token-expired' | 'token-invalid' | 'account-gone') {
    super(code);
  }
}

/** Verifies ID tokens. */
export interface IdentityProvider {
  /** @throws {InvalidToken} */
  verify: (token: string) => Promise<Identity>;
}
