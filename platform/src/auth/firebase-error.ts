import { IdentityUnavailable, InvalidToken } from './identity.js';

const TOKEN_ERROR_CODES: Readonly<Record<string, InvalidToken['code']>> = {
  'auth/id-token-expired': 'token-expired',
  'auth/invalid-id-token': 'token-invalid',
  'auth/id-token-revoked': 'token-expired',
  'auth/user-not-found': 'account-gone',
  'auth/user-disabled': 'account-gone',
};

/**
 * What an error of firebase-admin means for us. Whatever does not surely blame the token says that the provider is
 * unavailable: taken for a bad token, a failure of Google would sign everybody out.
 */
export function toIdentityError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!('code' in error)) return isProviderError(error) ? new InvalidToken('token-invalid') : error;
  const code = String(error.code);
  const tokenErrorCode = isTokenError(code, error.message) ? 'token-invalid' : TOKEN_ERROR_CODES[code];
  if (tokenErrorCode) return new InvalidToken(tokenErrorCode);
  return FIREBASE_CODE.test(code) ? new IdentityUnavailable(error.message, { cause: error }) : error;
}

const FIREBASE_CODE = /^(app|auth)\//;

/** An argument error is a fault of the token or a failure to fetch Google's certificates; only the text tells. */
const TOKEN_ERROR_MESSAGE = /^(Decoding )?Firebase ID token |^(First argument to )?verifyIdToken\(\) /;

const isTokenError = (code: string, message: string): boolean =>
  code === 'auth/argument-error' && TOKEN_ERROR_MESSAGE.test(message);

/** firebase-admin falls over a token whose payload is no JSON object instead of refusing it. */
const isProviderError = (error: Error): boolean => error instanceof SyntaxError || error instanceof TypeError;
