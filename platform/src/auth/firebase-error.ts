import { IdentityUnavailableError, InvalidTokenError } from './identity.js';

const TOKEN_ERROR_CODES: Readonly<Record<string, InvalidTokenError['code']>> = {
  'auth/id-token-expired': 'token-expired',
  'auth/invalid-id-token': 'token-invalid',
  'auth/id-token-revoked': 'token-expired',
  'auth/user-not-found': 'account-gone',
  'auth/user-disabled': 'account-gone',
};

/**
 * Converts an error of firebase-admin. Unless it is certain that the token is invalid, the provider counts as
 * unavailable: otherwise an outage of Google would sign out every user.
 */
export function toIdentityError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const tokenErrorCode = isTokenError(code, error.message) ? 'token-invalid' : TOKEN_ERROR_CODES[code];
  if (tokenErrorCode) return new InvalidTokenError(tokenErrorCode);
  return FIREBASE_CODE.test(code) ? new IdentityUnavailableError(error.message, { cause: error }) : error;
}

const FIREBASE_CODE = /^(app|auth)\//;

/**
 * An argument error means an invalid token or a failure to fetch Google's certificates; only the message tells which.
 */
const TOKEN_ERROR_MESSAGE = /^(Decoding )?Firebase ID token |^(First argument to )?verifyIdToken\(\) /;

const isTokenError = (code: string, message: string): boolean =>
  code === 'auth/argument-error' && TOKEN_ERROR_MESSAGE.test(message);
