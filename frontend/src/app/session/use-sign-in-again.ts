import { useState } from 'react';
import { useServices } from '../../shared/api/services';
import { AuthFailure, authFailureText, isChangeOfMind } from '../../shared/identity/auth-failure';
import { logFailure } from '../../shared/log/log';

type Way = 'google' | 'password';

interface Problem {
  /** The field it is about, where it is about one. */
  readonly field?: 'password';
  readonly text: string;
}

interface SignInAgain {
  readonly working: Way | undefined;
  readonly problem: Problem | undefined;
  readonly withPassword: (password: string) => Promise<void>;
  readonly withGoogle: () => Promise<void>;
}

const OTHER_ACCOUNT = 'That is a different account. Sign in with the account you were using.';

const textOf = (error: unknown): string =>
  error instanceof AuthFailure && error.code === 'auth/user-mismatch' ? OTHER_ACCOUNT : authFailureText(error);

/** Signs the person in again whose session has ended; nobody else gets in that way. */
export function useSignInAgain(onRenewed: () => void): SignInAgain {
  const { identity } = useServices();
  const [working, setWorking] = useState<Way>();
  const [problem, setProblem] = useState<Problem>();

  const attempt = async (way: Way, reauthenticate: () => Promise<void>): Promise<void> => {
    if (working !== undefined) return;
    setWorking(way);
    setProblem(undefined);
    try {
      await reauthenticate();
      onRenewed();
    } catch (error) {
      if (!isChangeOfMind(error)) {
        logFailure('Signing in again failed', error);
        setProblem({ ...(way === 'password' && { field: 'password' }), text: textOf(error) });
      }
    } finally {
      setWorking(undefined);
    }
  };

  return {
    working,
    problem,
    withPassword: async (password) => {
      if (password === '') setProblem({ field: 'password', text: 'Password is required' });
      else await attempt('password', () => identity.reauthenticate(password));
    },
    withGoogle: () => attempt('google', () => identity.reauthenticateWithGoogle()),
  };
}
