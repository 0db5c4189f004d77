import { createContext, use } from 'react';
import type { GoogleSignIn, Identity, SignedInUser } from './identity';

type ProviderMethod = 'signOut' | 'sendPasswordReset' | 'resetCodeEmail' | 'choosePassword' | 'missingInPassword';

/** Who is signed in, and how to change that. `loading` until the first check has finished (spec section 4, Auth). */
export interface AuthState extends Pick<Identity, ProviderMethod> {
  readonly loading: boolean;
  readonly user: SignedInUser | null;
  /** Asks again who is signed in; there only after that could not be found out. */
  readonly askAgain: (() => void) | undefined;
  readonly signIn: (email: string, password: string) => Promise<SignedInUser>;
  readonly signUp: (email: string, password: string) => Promise<SignedInUser>;
  readonly continueWithGoogle: () => Promise<GoogleSignIn>;
}

export const AuthContext = createContext<AuthState | null>(null);

/** The auth state; throws outside an AuthProvider (spec section 8). */
export function useAuth(): AuthState {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
