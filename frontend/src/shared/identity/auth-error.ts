/** An error of the identity provider: its code (`auth/…`) and a message for the user, empty if there is none. */
export class AuthError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'AuthError';
    this.code = code;
  }
}

/** Messages for codes whose provider message is missing, technical or reveals too much. */
const MESSAGES: Readonly<Record<string, string>> = {
  'auth/credential-already-in-use': 'This Google account belongs to another account here.',
  'auth/email-already-in-use': 'An account with this email already exists. Sign in instead.',
  'auth/expired-action-code': 'This link has expired or was already used.',
  'auth/invalid-action-code': 'This link has expired or was already used.',
  'auth/invalid-credential': 'Incorrect email or password.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/login-blocked': 'This sign-in was blocked. Please try again later.',
  'auth/missing-password': 'Please enter your password.',
  'auth/multi-factor-auth-required': "This account uses two-step verification, which isn't supported yet.",
  'auth/network-request-failed': 'We could not reach the sign-in service. Check your connection and try again.',
  'auth/popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user': 'The popup has been closed by the user before finalizing the operation.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/unauthorized-domain': "Sign-in isn't allowed from this address.",
  'auth/user-disabled': 'This account has been disabled.',
  'auth/user-not-found': 'Incorrect email or password.',
  'auth/user-token-expired': 'Your session has ended. Please sign in again.',
  'auth/wrong-password': 'Incorrect email or password.',
};

const UNKNOWN_ERROR = 'Something went wrong with the sign-in service. Please try again.';

const cleanMessage = (message: string): string => {
  const sentence = message
    .replace(/^Firebase:\s*/, '')
    .trim()
    .replace(/\(auth\/[^()]*\)\.?$/, '')
    .trim();
  if (sentence === '' || sentence === 'Error') return '';
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};

const getErrorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Converts an error of the provider's SDK to an `AuthError`. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const code = getErrorCode(error);
  const message = error instanceof Error ? error.message : '';
  if (code === undefined) return new AuthError('auth/internal-error', '');
  return new AuthError(code, MESSAGES[code] ?? cleanMessage(message));
}

/** Returns the message for an error of the provider's SDK, or the fallback if it has none (spec section 8). */
export const getAuthErrorMessage = (error: unknown, fallback = UNKNOWN_ERROR): string =>
  toAuthError(error).message || fallback;

/** What a password field says after {@link areCredentialsWrong}. */
export const WRONG_PASSWORD_TEXT = 'The password does not match this email.';

/**
 * Returns true if the email or the password is wrong. The provider reports neither which of them nor the sign-in method of
 * the account.
 */
export const areCredentialsWrong = (error: unknown): boolean =>
  error instanceof AuthError && /^auth\/(invalid-credential|wrong-password|user-not-found)$/.test(error.code);

/** Returns true if the user closed or cancelled the window of the provider. */
export const isCancelledByUser = (error: unknown): boolean =>
  error instanceof AuthError &&
  /^auth\/(popup-closed-by-user|cancelled-popup-request|user-cancelled)$/.test(error.code);
