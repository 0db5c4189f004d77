import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import type { Identity, IdentityProvider } from './identity.js';
import { refusal } from './refusal.js';

/** Firebase Auth; `FIREBASE_AUTH_EMULATOR_HOST` in the environment turns it to the emulator. */
export interface Firebase extends IdentityProvider {
  close: () => Promise<void>;
}

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

function identityOf(token: DecodedIdToken): Identity {
  const roles: unknown = token['roles'];
  return {
    uid: token.uid,
    email: token.email,
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
  };
}
