import { randomUUID } from 'node:crypto';
import type { ProviderRecord } from '@trackrecord/contracts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { type Identity, type IdentityProvider, InvalidToken } from './identity.js';
import { toProviderRecord } from './provider-record.js';
import { toIdentityError } from './firebase-error.js';

/** Firebase Auth, or its emulator if `FIREBASE_AUTH_EMULATOR_HOST` is set. */
export interface Firebase extends IdentityProvider {
  /** Returns true if the account exists. @throws {IdentityUnavailable} */
  has: (uid: string) => Promise<boolean>;
  /** Reads the provider's record of an account; undefined if there is none. @throws {IdentityUnavailable} */
  getRecord: (uid: string) => Promise<ProviderRecord | undefined>;
  /** Deletes an account. Does nothing if there is none. @throws {IdentityUnavailable} */
  remove: (uid: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Connects to the identity provider of a Firebase project. */
export function connectFirebase(projectId: string): Firebase {
  const app = initializeApp({ projectId }, `identity-${projectId}-${randomUUID()}`);
  const auth = getAuth(app);
  return {
    verify: async (token) => {
      try {
        return toIdentity(await auth.verifyIdToken(token));
      } catch (error) {
        throw toIdentityError(error);
      }
    },
    has: (uid) =>
      withFallback(
        auth.getUser(uid).then(() => true),
        false,
      ),
    getRecord: (uid) => withFallback(auth.getUser(uid).then(toProviderRecord), undefined),
    remove: (uid) => withFallback(auth.deleteUser(uid), undefined),
    close: () => deleteApp(app),
  };
}

/** Returns the result of a request, or the fallback if the account does not exist. */
async function withFallback<T>(request: Promise<T>, fallback: T): Promise<T> {
  try {
    return await request;
  } catch (error) {
    const identityError = toIdentityError(error);
    if (identityError instanceof InvalidToken && identityError.code === 'account-gone') return fallback;
    throw identityError;
  }
}

/** @throws {InvalidToken} for an anonymous account: it does not identify a person. */
function toIdentity(token: DecodedIdToken): Identity {
  if (token.firebase.sign_in_provider === 'anonymous') throw new InvalidToken('token-invalid');
  const roles: unknown = token['roles'];
  return {
    uid: token.uid,
    email: token.email,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    expiresAt: token.exp * 1_000,
  };
}
