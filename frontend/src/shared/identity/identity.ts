/** The person signed in, as the identity provider knows them (spec section 3, User). */
export interface SignedInUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photoURL: string | null;
}

/** What a sign-in with Google gives. */
export interface GoogleSignIn {
  readonly user: SignedInUser;
  readonly token: string;
}

/**
 * The identity provider as the product sees it. Every method that fails rejects with an `AuthFailure`;
 * `authFailureText` says it to the person.
 */
export interface Identity {
  /**
   * Calls back with the person signed in, or null, at once when known and at every change; calls `unreachable` when it
   * cannot be found out. A session that the provider ends while its token is renewed is no change: the person is still
   * there, and can sign in again. Returns the way to stop.
   */
  watch(listener: (user: SignedInUser | null) => void, unreachable: () => void): () => void;
  /**
   * The current identity token, renewed when it ends within 30 seconds or when a fresh one is wanted; null when nobody is
   * signed in, or when the provider has ended the session.
   */
  token(fresh?: boolean): Promise<string | null>;
  /**
   * Signs the same person in again after their session has ended. Rejects with `auth/user-mismatch` for anybody else,
   * who is not signed in then.
   */
  reauthenticate(password: string): Promise<void>;
  reauthenticateWithGoogle(): Promise<void>;
  signIn(email: string, password: string): Promise<SignedInUser>;
  signUp(email: string, password: string): Promise<SignedInUser>;
  continueWithGoogle(): Promise<GoogleSignIn>;
  signOut(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Whose password the code of a reset link changes; rejects when the code is not valid (any more). */
  resetCodeEmail(code: string): Promise<string>;
  /** Changes the password of the account that the code is for; the code works once. */
  choosePassword(code: string, password: string): Promise<void>;
  /** What the provider's password policy finds missing, as sentences; empty when the password will do. */
  missingInPassword(password: string): Promise<readonly string[]>;
}
