import { randomUUID } from 'node:crypto';
import type { ProviderRecord } from '@trackrecord/contracts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { type Identity, type IdentityProvider, InvalidToken } from './identity.js';
import { toProviderRecord } from './provider-record.js';
import { toIdentityError } from './firebase-error.js';

/** Firebase Auth; `FIREBASE_AUTH_EMULATOR_HOST` in the environment turns it to the emulator. */
export interface Firebase extends IdentityProvider {
  /** Whether there is an account of this id. @throws {IdentityUnavailable} */
  has: (uid: string) => Promise<boolean>;
  /** What the provider has on record about an account; nothing where there is none. @throws {IdentityUnavailable} */
  record: (uid: string) => Promise<ProviderRecord | undefined>;
  /** Deletes an account; one that is not there is deleted. @throws {IdentityUnavailable} */
  remove: (uid: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The identity provider of a Firebase project. */
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
    record: (uid) => withFallback(auth.getUser(uid).then(toProviderRecord), undefined),
    remove: (uid) => withFallback(auth.deleteUser(uid), undefined),
    close: () => deleteApp(app),
  };
}

/** What an account answers, or what goes for one that is not there. */
async function withFallback<T>(request: Promise<T>, fallback: T): Promise<T> {
  try {
    return await request;
  } catch (error) {
    const identityError = toIdentityError(error);
    if (identityError instanceof InvalidToken && identityError.code === 'account-gone') return fallback;
    throw identityError;
  }
}

/** @throws {InvalidToken} for an anonymous account: it proves nothing about a person. */
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
