import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { forgetAll } from '../storage/browser-storage';
import { AuthContext } from './auth-context';
import type { AuthState } from './auth-context';
import type { Identity, SignedInUser } from './identity';

interface AuthProviderProps {
  readonly identity: Identity;
  readonly children: ReactNode;
}

type Known = { readonly user: SignedInUser | null } | 'unreachable' | undefined;

/** Follows the identity provider and tells the screens who is signed in. */
export function AuthProvider({ identity, children }: AuthProviderProps) {
  const [known, setKnown] = useState<Known>(undefined);
  const [asked, setAsked] = useState(1);
  const lastUser = useRef<SignedInUser | null>(null);

  useEffect(
    () =>
      identity.watch(
        (user) => {
          // Whoever signs out in another tab is forgotten in this one, too.
          if (user === null && lastUser.current !== null) forgetAll('session');
          lastUser.current = user;
          setKnown({ user });
        },
        () => setKnown('unreachable'),
      ),
    [identity, asked],
  );

  const passedOn = useMemo(
    () => ({
      sendPasswordReset: (email: string) => identity.sendPasswordReset(email),
      resetCodeEmail: (code: string) => identity.resetCodeEmail(code),
      choosePassword: (code: string, password: string) => identity.choosePassword(code, password),
      missingInPassword: (password: string) => identity.missingInPassword(password),
    }),
    [identity],
  );

  const state = useMemo<AuthState>(() => {
    // Set here and not only by the watcher, so that whoever navigates next already is somebody.
    const arrive = (user: SignedInUser): SignedInUser => {
      setKnown({ user });
      return user;
    };
    const askAgain = (): void => {
      setKnown(undefined);
      setAsked((times) => times + 1);
    };
    return {
      loading: known === undefined,
      user: typeof known === 'object' ? known.user : null,
      askAgain: known === 'unreachable' ? askAgain : undefined,
      signIn: async (email, password) => arrive(await identity.signIn(email, password)),
      signUp: async (email, password) => arrive(await identity.signUp(email, password)),
      continueWithGoogle: async () => {
        const signedIn = await identity.continueWithGoogle();
        arrive(signedIn.user);
        return signedIn;
      },
      signOut: async () => {
        await identity.signOut();
        setKnown({ user: null });
      },
      ...passedOn,
    };
  }, [identity, known, passedOn]);

  return <AuthContext value={state}>{children}</AuthContext>;
}
