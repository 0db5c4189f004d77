import { AuthError } from '../shared/identity/auth-error';
import { getUnmetDefaultRequirements } from '../shared/identity/password-policy';
import type { EmailCodeAction, Identity, SignedInUser } from '../shared/identity/identity';

export const NADIA: SignedInUser = {
  uid: 'nadia',
  displayName: 'Nadia Kurian',
  email: 'nadia.kurian@example.com',
  photoURL: null,
};

interface MemoryIdentity extends Identity {
  /** Signs a user in or out and notifies the watchers, as from another tab. */
  readonly setUser: (user: SignedInUser | null) => void;
}

interface MemoryIdentityOptions {
  /** The signed-in user; undefined while the authentication state is unknown. */
  readonly user?: SignedInUser | null;
  /** The address of the linked Google account. */
  readonly googleEmail?: string | null;
}

const rejectWith = (code: string, message: string): Promise<never> => Promise.reject(new AuthError(code, message));

/** The only valid password reset code. */
export const RESET_CODE = 'code-from-the-mail';

/** The only valid codes of mails about the email address. */
export const EMAIL_CODES: Readonly<Record<string, EmailCodeAction>> = {
  'code-for-new-address': { kind: 'change', email: 'nadia@new.example.com' },
  'code-for-this-address': { kind: 'verify', email: 'nadia.kurian@example.com' },
  'code-for-old-address': { kind: 'recover', email: 'nadia.kurian@example.com' },
};

/** Creates an in-memory identity provider. The only valid password is `secret12`; the policy requires 8 characters. */
export function memoryIdentity(options: MemoryIdentityOptions = {}): MemoryIdentity {
  const listeners = new Set<(user: SignedInUser | null) => void>();
  let currentUser = options.user;
  let googleEmail = options.googleEmail ?? null;

  const setUser = (user: SignedInUser | null): void => {
    currentUser = user;
    listeners.forEach((listener) => listener(user));
  };
  const signInAs = (email: string): Promise<SignedInUser> => {
    const user = { ...NADIA, email, displayName: null };
    setUser(user);
    return Promise.resolve(user);
  };

  return {
    setUser,
    watch(listener) {
      listeners.add(listener);
      if (currentUser !== undefined) listener(currentUser);
      return () => listeners.delete(listener);
    },
    getToken: () => Promise.resolve(currentUser ? `token-of-${currentUser.uid}` : null),
    reauthenticate: (password) =>
      password === 'secret12'
        ? Promise.resolve()
        : rejectWith('auth/invalid-credential', 'The email or the password is not right.'),
    reauthenticateWithGoogle: () => Promise.resolve(),
    signIn: (email, password) =>
      password === 'secret12' ? signInAs(email) : rejectWith('auth/invalid-credential', 'Incorrect email or password.'),
    signUp: (email) =>
      email === 'taken@example.com'
        ? rejectWith('auth/email-already-in-use', 'An account with this email already exists. Sign in instead.')
        : signInAs(email),
    continueWithGoogle() {
      setUser(NADIA);
      return Promise.resolve({ user: NADIA, token: 'google-token' });
    },
    signOut() {
      setUser(null);
      return Promise.resolve();
    },
    sendPasswordReset: () => Promise.resolve(),
    verifyPasswordResetCode: (code) =>
      code === RESET_CODE
        ? Promise.resolve('nadia@example.com')
        : rejectWith('auth/invalid-action-code', 'This link has expired or was already used.'),
    confirmPasswordReset: () => Promise.resolve(),
    getSignInMethods: () => Promise.resolve({ hasPassword: true, googleEmail, isEmailVerified: true }),
    linkGoogle() {
      googleEmail = 'nadia@gmail.example';
      return Promise.resolve();
    },
    unlinkGoogle() {
      googleEmail = null;
      return Promise.resolve();
    },
    changePassword: (currentPassword) =>
      currentPassword === 'secret12'
        ? Promise.resolve()
        : rejectWith('auth/invalid-credential', 'Incorrect email or password.'),
    sendEmailChange: (password) =>
      password === 'secret12'
        ? Promise.resolve()
        : rejectWith('auth/invalid-credential', 'Incorrect email or password.'),
    readEmailCode: (code) => {
      const emailCode = EMAIL_CODES[code];
      return emailCode === undefined
        ? rejectWith('auth/invalid-action-code', 'This link has expired or was already used.')
        : Promise.resolve(emailCode);
    },
    applyEmailCode: () => Promise.resolve(),
    sendEmailVerification: () => Promise.resolve(),
    verifyEmail: () => Promise.resolve(),
    getUnmetPasswordRequirements: (password) => Promise.resolve(getUnmetDefaultRequirements(password)),
  };
}
