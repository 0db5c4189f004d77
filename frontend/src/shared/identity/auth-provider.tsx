import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { clearStorage } from '../storage/browser-storage';
import { AuthContext } from './auth-context';
import type { AuthState } from './auth-context';
import type { Identity, SignedInUser } from './identity';

interface AuthProviderProps {
  readonly identity: Identity;
  readonly children: ReactNode;
}

type AuthStatus = { readonly user: SignedInUser | null } | 'unreachable' | undefined;

/** Provides the authentication state of the identity provider. */
export function AuthProvider({ identity, children }: AuthProviderProps) {
  // The first check reads the stored session; what the provider reports replaces it.
  const [status, setStatus] = useState<AuthStatus>(() => identity.storedUser && { user: identity.storedUser });
  const [attempt, setAttempt] = useState(1);
  const lastUser = useRef<SignedInUser | null>(null);

  useEffect(
    () =>
      identity.watch(
        (user) => {
          // The user signed out in another tab: clear this tab's data as well.
          if (user === null && lastUser.current !== null) clearStorage('session');
          lastUser.current = user;
          setStatus({ user });
        },
        () => setStatus('unreachable'),
      ),
    [identity, attempt],
  );

  const providerMethods = useMemo(
    () => ({
      sendPasswordReset: (email: string) => identity.sendPasswordReset(email),
      verifyPasswordResetCode: (code: string) => identity.verifyPasswordResetCode(code),
      confirmPasswordReset: (code: string, password: string) => identity.confirmPasswordReset(code, password),
      getUnmetPasswordRequirements: (password: string) => identity.getUnmetPasswordRequirements(password),
    }),
    [identity],
  );

  const state = useMemo<AuthState>(() => {
    // Set here and not only by the watcher, so that the next navigation already sees the user.
    const setUser = (user: SignedInUser): SignedInUser => {
      setStatus({ user });
      return user;
    };
    const retry = (): void => {
      setStatus(undefined);
      setAttempt((previousAttempt) => previousAttempt + 1);
    };
    return {
      loading: status === undefined,
      user: typeof status === 'object' ? status.user : null,
      retry: status === 'unreachable' ? retry : undefined,
      signIn: async (email, password) => setUser(await identity.signIn(email, password)),
      signUp: async (email, password) => setUser(await identity.signUp(email, password)),
      continueWithGoogle: async () => {
        const googleSignIn = await identity.continueWithGoogle();
        setUser(googleSignIn.user);
        return googleSignIn;
      },
      signOut: async () => {
        await identity.signOut();
        setStatus({ user: null });
      },
      ...providerMethods,
    };
  }, [identity, status, providerMethods]);

  return <AuthContext value={state}>{children}</AuthContext>;
}
