/** The signed-in user of the identity provider (spec section 3, User). */
export interface SignedInUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photoURL: string | null;
}

/** The result of a sign-in with Google. */
export interface GoogleSignIn {
  readonly user: SignedInUser;
  /** The identity token. */
  readonly token: string;
}

/** How a user can sign in. */
export interface SignInMethods {
  readonly hasPassword: boolean;
  /** The address of the linked Google account; null if there is none. */
  readonly googleEmail: string | null;
  /** Whether the user has opened a link that was sent to their email. */
  readonly isEmailVerified: boolean;
}

/** What a link in a mail about the email address does. */
export interface EmailCodeAction {
  /** `change` confirms a new address, `recover` restores the old one after a change, `verify` confirms the current one. */
  readonly kind: 'change' | 'recover' | 'verify';
  /** The address of the account afterwards. */
  readonly email: string;
}

/**
 * The identity provider. Methods reject with an `AuthError`; `getAuthErrorMessage` returns its message for the user.
 */
export interface Identity {
  /** The user of the stored session, known before `watch` reports who is signed in; undefined without one. */
  readonly storedUser?: SignedInUser | undefined;
  /**
   * Calls the listener with the signed-in user or null, at once if known and on every change; calls `onUnreachable` if
   * the provider cannot be reached. A session that the provider ends during a token renewal is not reported as a
   * change: the user can sign in again. Returns a function that unsubscribes.
   */
  watch(listener: (user: SignedInUser | null) => void, onUnreachable: () => void): () => void;
  /**
   * Returns the identity token, renewed if it expires within 30 seconds or if `shouldRenew` is true; null if no user
   * is signed in or the provider has ended the session.
   */
  getToken(shouldRenew?: boolean): Promise<string | null>;
  /**
   * Signs in the same user again after the session has ended. Rejects with `auth/user-mismatch` for a different user
   * without signing them in. `email` is needed if it was changed on another device.
   */
  reauthenticate(password: string, email?: string): Promise<void>;
  reauthenticateWithGoogle(): Promise<void>;
  signIn(email: string, password: string): Promise<SignedInUser>;
  signUp(email: string, password: string): Promise<SignedInUser>;
  continueWithGoogle(): Promise<GoogleSignIn>;
  signOut(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Returns the email address of a password reset code; rejects if the code is invalid or expired. */
  verifyPasswordResetCode(code: string): Promise<string>;
  /** Sets a new password with a reset code, which works once. */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** Returns how the user can sign in as far as this browser has stored it; may be outdated. */
  getStoredSignInMethods?(uid: string): SignInMethods | undefined;
  /** Returns how the signed-in user can sign in. */
  getSignInMethods(): Promise<SignInMethods>;
  /**
   * Links a Google account, which the user chooses in a pop-up. Rejects with `auth/credential-already-in-use` if it
   * belongs to another user.
   */
  linkGoogle(): Promise<void>;
  /** Unlinks the Google account. */
  unlinkGoogle(): Promise<void>;
  /**
   * Changes the password of the signed-in user. This session goes on. Rejects with `auth/wrong-password` or
   * `auth/invalid-credential` if the current password is wrong.
   */
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  /**
   * Sends a link to a new address, which becomes the user's email when the link is confirmed. Rejects with
   * `auth/wrong-password` or `auth/invalid-credential` if the password is wrong; may reject with
   * `auth/email-already-in-use`.
   */
  sendEmailChange(password: string, newEmail: string): Promise<void>;
  /** Returns what the code of a mail does; rejects if it is invalid or expired. */
  readEmailCode(code: string): Promise<EmailCodeAction>;
  /** Changes the email with a code, which works once. The provider ends all sign-ins when their tokens expire. */
  applyEmailCode(code: string): Promise<void>;
  /** Sends a link to the email of the signed-in user, which verifies it. */
  sendEmailVerification(): Promise<void>;
  /** Verifies the email with a code, which works once. The sign-ins go on. */
  verifyEmail(code: string): Promise<void>;
  /** Returns the unmet requirements of the password policy as sentences; empty if the password is valid. */
  getUnmetPasswordRequirements(password: string): Promise<readonly string[]>;
}
