import { initializeApp } from 'firebase/app';
import * as firebase from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  linkWithPopup,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  unlink,
  updateCurrentUser,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import type { RuntimeConfig } from '@trackrecord/contracts';
import { logError } from '../log/log';
import { AuthError, toAuthError } from './auth-error';
import type { EmailCodeAction, Identity, SignedInUser } from './identity';
import { toSignInMethods } from './sign-in-methods';
import { getUnmetDefaultRequirements, getUnmetRequirements } from './password-policy';
import { SessionEndDetector } from './session-end-detector';

/** The component registry of the SDK, which its types omit. */
interface Registry {
  readonly _addOrOverwriteComponent: (app: FirebaseApp, component: object) => void;
}

const NO_HEARTBEATS = {
  triggerHeartbeat: () => Promise.resolve(),
  getHeartbeatsHeader: () => Promise.resolve(''),
};

/**
 * Disables the SDK's usage heartbeats. They wait for IndexedDB before every request; if a previous page was closed
 * while the database was opening, the browser may never open it again and signing in would hang.
 */
function disableHeartbeats(app: FirebaseApp): FirebaseApp {
  (firebase as unknown as Registry)._addOrOverwriteComponent(app, {
    name: 'heartbeat',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => NO_HEARTBEATS,
  });
  return app;
}

const toSignedInUser = ({ uid, displayName, email, photoURL }: User): SignedInUser => ({
  uid,
  displayName,
  email,
  photoURL,
});

/** @throws {AuthError} if no user is signed in. */
function requireUser({ currentUser }: Auth): User {
  if (currentUser === null) throw toAuthError({ code: 'auth/user-token-expired' });
  return currentUser;
}

async function startAuth({ firebase: firebaseConfig, authEmulator }: RuntimeConfig): Promise<Auth> {
  // Before the SDK starts, because it checks a stored session at once.
  if (authEmulator) (await import('./gapi-stub')).installGapiStub();
  const app = disableHeartbeats(initializeApp({ ...firebaseConfig }));
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (authEmulator) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  // Until then it has no current user, also during a session.
  await auth.authStateReady();
  return auth;
}

function createGoogleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

async function continueWithGoogle(auth: Auth): ReturnType<Identity['continueWithGoogle']> {
  const credential = await signInWithPopup(auth, createGoogleProvider(), browserPopupRedirectResolver);
  return { user: toSignedInUser(credential.user), token: await credential.user.getIdToken() };
}

const EMAIL_CODE_KINDS: Readonly<Record<string, EmailCodeAction['kind']>> = {
  VERIFY_EMAIL: 'verify',
  VERIFY_AND_CHANGE_EMAIL: 'change',
  RECOVER_EMAIL: 'recover',
};

/** @throws {AuthError} for the code of another kind of mail. */
async function readEmailCode(auth: Auth, code: string): Promise<EmailCodeAction> {
  const { operation, data } = await checkActionCode(auth, code);
  const kind = EMAIL_CODE_KINDS[operation];
  if (kind === undefined || typeof data.email !== 'string') throw toAuthError({ code: 'auth/invalid-action-code' });
  return { kind, email: data.email };
}

const withAuthErrors = async <Result>(action: () => Promise<Result>): Promise<Result> => {
  try {
    return await action();
  } catch (error) {
    throw toAuthError(error);
  }
};

/** Creates the identity provider with the Firebase SDK; `authEmulator` connects it to the emulator on this origin. */
export async function createFirebaseIdentity(config: RuntimeConfig): Promise<Identity> {
  const auth = await startAuth(config);
  const sessionEndDetector = new SessionEndDetector<User>();
  /**
   * `getToken` waits until a password change has finished: tokens from before the sign-in that follows the change are
   * not valid.
   */
  let passwordChange: Promise<unknown> = Promise.resolve();

  /** Reauthenticates the same user, and restores them if the SDK has signed them out. */
  const reauthenticate = (reauthenticateUser: (user: User) => Promise<unknown>): Promise<void> =>
    withAuthErrors(async () => {
      const user = auth.currentUser ?? sessionEndDetector.endedUser;
      if (user === undefined) throw new AuthError('auth/user-mismatch', '');
      await reauthenticateUser(user);
      if (auth.currentUser === null) await updateCurrentUser(auth, user);
    });

  return {
    watch: (listener) =>
      onIdTokenChanged(auth, (user) =>
        sessionEndDetector.handleUserChange(user ?? undefined, () =>
          listener(user === null ? null : toSignedInUser(user)),
        ),
      ),
    getToken: (shouldRenew) =>
      withAuthErrors(async () => {
        await passwordChange;
        const user = auth.currentUser;
        return user === null ? null : sessionEndDetector.renewToken(user, () => user.getIdToken(shouldRenew));
      }),
    reauthenticate: (password, email) =>
      reauthenticate((user) =>
        reauthenticateWithCredential(user, EmailAuthProvider.credential(email ?? user.email ?? '', password)),
      ),
    reauthenticateWithGoogle: () =>
      reauthenticate((user) => reauthenticateWithPopup(user, createGoogleProvider(), browserPopupRedirectResolver)),
    signIn: (email, password) =>
      withAuthErrors(async () => toSignedInUser((await signInWithEmailAndPassword(auth, email, password)).user)),
    signUp: (email, password) =>
      withAuthErrors(async () => toSignedInUser((await createUserWithEmailAndPassword(auth, email, password)).user)),
    continueWithGoogle: () => withAuthErrors(() => continueWithGoogle(auth)),
    signOut: () => withAuthErrors(() => signOut(auth)),
    sendPasswordReset: (email) => withAuthErrors(() => sendPasswordResetEmail(auth, email)),
    verifyPasswordResetCode: (code) => withAuthErrors(() => verifyPasswordResetCode(auth, code)),
    confirmPasswordReset: (code, password) => withAuthErrors(() => confirmPasswordReset(auth, code, password)),
    getSignInMethods: () =>
      Promise.resolve(toSignInMethods(auth.currentUser?.providerData ?? [], auth.currentUser?.emailVerified ?? true)),
    linkGoogle: () =>
      withAuthErrors(async () => {
        await linkWithPopup(requireUser(auth), createGoogleProvider(), browserPopupRedirectResolver);
      }),
    unlinkGoogle: () =>
      withAuthErrors(async () => {
        await unlink(requireUser(auth), GoogleAuthProvider.PROVIDER_ID);
      }),
    changePassword: (currentPassword, newPassword) =>
      withAuthErrors(async () => {
        const user = requireUser(auth);
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', currentPassword));
        const changeAndSignIn = async (): Promise<void> => {
          await updatePassword(user, newPassword);
          // The provider ends all sign-ins with the old password.
          await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', newPassword));
        };
        const newPasswordChange = changeAndSignIn();
        passwordChange = newPasswordChange.catch(() => undefined);
        await newPasswordChange;
      }),
    sendEmailChange: (password, newEmail) =>
      withAuthErrors(async () => {
        const user = requireUser(auth);
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
        await verifyBeforeUpdateEmail(user, newEmail);
      }),
    readEmailCode: (code) => withAuthErrors(() => readEmailCode(auth, code)),
    applyEmailCode: (code) => withAuthErrors(() => applyActionCode(auth, code)),
    sendEmailVerification: () => withAuthErrors(() => sendEmailVerification(requireUser(auth))),
    verifyEmail: (code) =>
      withAuthErrors(async () => {
        await applyActionCode(auth, code);
        // The link may be for another user than the one who is signed in here.
        await auth.currentUser?.reload().catch((error: unknown) => logError('reading the account again failed', error));
      }),
    getUnmetPasswordRequirements: (password) =>
      config.authEmulator
        ? Promise.resolve(getUnmetDefaultRequirements(password))
        : withAuthErrors(async () => getUnmetRequirements(await validatePassword(auth, password), password)),
  };
}
