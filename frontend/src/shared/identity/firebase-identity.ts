import type { RuntimeConfig } from '@trackrecord/contracts';
import { initializeApp } from '@firebase/app';
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  validatePassword,
  verifyPasswordResetCode,
} from '@firebase/auth';
import type { Auth, User } from '@firebase/auth';
import { AuthFailure, authFailureOf } from './auth-failure';
import { EndedSession } from './ended-session';
import type { Identity, SignedInUser } from './identity';
import { missingByDefault, missingIn } from './password-policy';
import { withoutHeartbeats } from './without-heartbeats';

const userOf = ({ uid, displayName, email, photoURL }: User): SignedInUser => ({ uid, displayName, email, photoURL });

async function startAuth({ firebase, authEmulator }: RuntimeConfig): Promise<Auth> {
  // Before the SDK starts: it asks the server about the kept session as soon as it exists.
  if (authEmulator) (await import('./gapi-stand-in')).installGapiStandIn();
  const app = withoutHeartbeats(initializeApp({ ...firebase }));
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (authEmulator) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
}

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

async function continueWithGoogle(auth: Auth): ReturnType<Identity['continueWithGoogle']> {
  const credential = await signInWithPopup(auth, googleProvider(), browserPopupRedirectResolver);
  return { user: userOf(credential.user), token: await credential.user.getIdToken() };
}

const rejectingWell = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw authFailureOf(error);
  }
};

/** The identity provider through the Firebase SDK; `authEmulator` connects it to the emulator behind our own origin. */
export async function firebaseIdentity(config: RuntimeConfig): Promise<Identity> {
  const auth = await startAuth(config);
  const session = new EndedSession<User>();

  /** Proves that the same person is there, and takes them up again where the SDK has signed them out. */
  const reauthenticate = (prove: (user: User) => Promise<unknown>): Promise<void> =>
    rejectingWell(async () => {
      const user = auth.currentUser ?? session.ended;
      if (user === undefined) throw new AuthFailure('auth/user-mismatch', '');
      await prove(user);
      if (auth.currentUser === null) await updateCurrentUser(auth, user);
    });

  return {
    watch: (listener) =>
      onIdTokenChanged(auth, (user) =>
        session.change(user ?? undefined, () => listener(user === null ? null : userOf(user))),
      ),
    token: (fresh) =>
      rejectingWell(async () => {
        const user = auth.currentUser;
        return user === null ? null : session.renew(user, () => user.getIdToken(fresh));
      }),
    reauthenticate: (password) =>
      reauthenticate((user) =>
        reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
      ),
    reauthenticateWithGoogle: () =>
      reauthenticate((user) => reauthenticateWithPopup(user, googleProvider(), browserPopupRedirectResolver)),
    signIn: (email, password) =>
      rejectingWell(async () => userOf((await signInWithEmailAndPassword(auth, email, password)).user)),
    signUp: (email, password) =>
      rejectingWell(async () => userOf((await createUserWithEmailAndPassword(auth, email, password)).user)),
    continueWithGoogle: () => rejectingWell(() => continueWithGoogle(auth)),
    signOut: () => rejectingWell(() => signOut(auth)),
    sendPasswordReset: (email) => rejectingWell(() => sendPasswordResetEmail(auth, email)),
    resetCodeEmail: (code) => rejectingWell(() => verifyPasswordResetCode(auth, code)),
    choosePassword: (code, password) => rejectingWell(() => confirmPasswordReset(auth, code, password)),
    missingInPassword: (password) =>
      config.authEmulator
        ? Promise.resolve(missingByDefault(password))
        : rejectingWell(async () => missingIn(await validatePassword(auth, password), password)),
  };
}
