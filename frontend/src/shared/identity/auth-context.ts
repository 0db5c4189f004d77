import { createContext, use } from 'react';
import type { GoogleSignIn, Identity, SignedInUser } from './identity';

type ProviderMethod =
  | 'signOut'
  | 'sendPasswordReset'
  | 'verifyPasswordResetCode'
  | 'confirmPasswordReset'
  | 'getUnmetPasswordRequirements';

/** The authentication state and its actions. `loading` until the first check has finished (spec section 4, Auth). */
export interface AuthState extends Pick<Identity, ProviderMethod> {
  readonly loading: boolean;
  readonly user: SignedInUser | null;
  /** Checks the authentication state again; defined only if the provider could not be reached. */
  readonly retry: (() => void) | undefined;
  readonly signIn: (email: string, password: string) => Promise<SignedInUser>;
  readonly signUp: (email: string, password: string) => Promise<SignedInUser>;
  readonly continueWithGoogle: () => Promise<GoogleSignIn>;
}

export const AuthContext = createContext<AuthState | null>(null);

/** Returns the authentication state. Throws outside an AuthProvider (spec section 8). */
export function useAuth(): AuthState {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
