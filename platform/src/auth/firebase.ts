import { randomUUID } from 'node:crypto';
import type { ProviderRecord } from '@trackrecord/contracts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { type Identity, type IdentityProvider, InvalidToken } from './identity.js';
import { providerRecord } from './provider-record.js';
import { refusal } from './refusal.js';

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
        return identityOf(await auth.verifyIdToken(token));
      } catch (error) {
        throw refusal(error);
      }
    },
    has: (uid) =>
      unlessGone(
        auth.getUser(uid).then(() => true),
        false,
      ),
    record: (uid) => unlessGone(auth.getUser(uid).then(providerRecord), undefined),
    remove: (uid) => unlessGone(auth.deleteUser(uid), undefined),
    close: () => deleteApp(app),
  };
}

/** What an account answers, or what goes for one that is not there. */
async function unlessGone<T>(asked: Promise<T>, gone: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const known = refusal(error);
    if (known instanceof InvalidToken && known.code === 'account-gone') return gone;
    throw known;
  }
}

/** @throws {InvalidToken} for an anonymous account: it proves nothing about a person. */
function identityOf(token: DecodedIdToken): Identity {
  if (token.firebase.sign_in_provider === 'anonymous') throw new InvalidToken('token-invalid');
  const roles: unknown = token['roles'];
  return {
    uid: token.uid,
    email: token.email,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    expiresAt: token.exp * 1_000,
  };
}
