import { IdentityUnavailableError, InvalidTokenError } from './identity.js';
import { toIdentityError } from './firebase-error.js';

const createFirebaseError = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('an error caused by the token', () => {
  it.each([
    ['auth/id-token-expired', 'Firebase ID token has expired.', 'token-expired'],
    ['auth/argument-error', 'Firebase ID token has invalid signature.', 'token-invalid'],
    ['auth/argument-error', 'Decoding Firebase ID token failed.', 'token-invalid'],
    ['auth/argument-error', 'verifyIdToken() expects an ID token, but was given a custom token.', 'token-invalid'],
    ['auth/id-token-revoked', 'The Firebase ID token has been revoked.', 'token-expired'],
    ['auth/user-not-found', 'There is no user record.', 'account-gone'],
    ['auth/user-disabled', 'The user record is disabled.', 'account-gone'],
  ])('converts %s (%s) to %s', (code, message, expected) => {
    expect(toIdentityError(createFirebaseError(code, message))).toEqual(
      new InvalidTokenError(expected as InvalidTokenError['code']),
    );
  });
});

describe('an error not caused by the token', () => {
  it.each([
    ['auth/argument-error', 'Error while making request: getaddrinfo ENOTFOUND www.googleapis.com.'],
    ['auth/argument-error', 'Error fetching public keys for Google certs: service unavailable'],
    ['auth/argument-error', 'Error fetching public keys.'],
    ['auth/internal-error', 'An internal error has occurred.'],
    ['auth/quota-exceeded', 'The project quota has been exceeded.'],
    ['app/network-error', 'Error while making request: connect ECONNREFUSED 127.0.0.1:9099.'],
    ['app/network-timeout', 'Error while making request: timeout of 25000ms exceeded.'],
  ])('converts %s (%s) to IdentityUnavailableError', (code, message) => {
    expect(toIdentityError(createFirebaseError(code, message))).toBeInstanceOf(IdentityUnavailableError);
  });

  it.each([new Error('ours'), new TypeError('a bug')])('returns %s without a code unchanged', (error) => {
    expect(toIdentityError(error)).toBe(error);
  });
});
