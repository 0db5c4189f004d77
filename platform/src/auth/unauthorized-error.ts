import { HttpError } from '../requests/http-error.js';
import type { InvalidTokenError } from './identity.js';

const UNAUTHORIZED_MESSAGES: Readonly<Record<InvalidTokenError['code'] | 'token-missing' | 'reauthenticate', string>> =
  {
    'token-missing': 'Please sign in.',
    'token-expired': 'Your session has expired. Please sign in again.',
    'token-invalid': 'Your session is not valid. Please sign in again.',
    'account-gone': 'This account no longer exists.',
    'signed-out': 'You were signed out. Please sign in again.',
    reauthenticate: 'Please confirm that it is you: sign in again.',
  };

/** Creates a 401 with the message for its code. */
export const unauthorizedError = (code: keyof typeof UNAUTHORIZED_MESSAGES): HttpError =>
  new HttpError(401, code, UNAUTHORIZED_MESSAGES[code], { headers: { 'WWW-Authenticate': 'Bearer' } });
