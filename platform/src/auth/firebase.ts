import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { type Identity, type IdentityProvider, InvalidToken } from './identity.js';

/** Firebase Auth; `FIREBASE_AUTH_EMULATOR_HOST` in the environment turns it to the emulator. */
export interface Firebase extends IdentityProvider {
  close: () => Promise<void>;
}

const REFUSALS: Readonly<Record<string, InvalidToken['code']>> = {
  'auth/id-token-expired': 'token-expired',
  'auth/argument-error': 'token-invalid',
  'auth/invalid-id-token': 'token-invalid',
  'auth/id-token-revoked': 'token-expired',
  'auth/user-not-found': 'account-gone',
  'auth/user-disabled': 'account-gone',
};

/** The identity provider of a Firebase project. */
export function connectFirebase(projectId: string): Firebase {
  const app = initializeApp({ projectId }, `identity-${projectId}`);
  const auth = getAuth(app);
  return {
    verify: async (token) => {
      try {
        return identityOf(await auth.verifyIdToken(token));
      } catch (error) {
        throw refusal(error);
      }
    },
    close: () => deleteApp(app),
  };
}

const refusal = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? REFUSALS[String(error.code)] : undefined;
  return code ? new InvalidToken(code) : error;
};

function identityOf(token: DecodedIdToken): Identity {
  const roles: unknown = token['roles'];
  return {
    uid: token.uid,
    email: token.email,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
  };
}
