import { useState } from 'react';
import { useServices } from '../../shared/api/services';
import { AuthError, getAuthErrorMessage, isCancelledByUser } from '../../shared/identity/auth-error';
import { logError } from '../../shared/log/log';

type SignInMethod = 'google' | 'password';

interface SignInProblem {
  /** The field the error belongs to, if any. */
  readonly field?: 'password';
  readonly text: string;
}

interface Reauthentication {
  readonly pendingMethod: SignInMethod | undefined;
  readonly problem: SignInProblem | undefined;
  readonly reauthenticateWithPassword: (password: string) => Promise<void>;
  readonly reauthenticateWithGoogle: () => Promise<void>;
}

const USER_MISMATCH_TEXT = 'That is a different account. Sign in with the account you were using.';

const getProblemText = (error: unknown): string =>
  error instanceof AuthError && error.code === 'auth/user-mismatch' ? USER_MISMATCH_TEXT : getAuthErrorMessage(error);

/** Signs in the user whose session has expired; a different account is rejected. */
export function useReauthentication(onRenewed: () => void): Reauthentication {
  const { identity } = useServices();
  const [pendingMethod, setPendingMethod] = useState<SignInMethod>();
  const [problem, setProblem] = useState<SignInProblem>();

  const attempt = async (method: SignInMethod, reauthenticate: () => Promise<void>): Promise<void> => {
    if (pendingMethod !== undefined) return;
    setPendingMethod(method);
    setProblem(undefined);
    try {
      await reauthenticate();
      onRenewed();
    } catch (error) {
      if (!isCancelledByUser(error)) {
        logError('reauthentication failed', error);
        setProblem({ ...(method === 'password' && { field: 'password' }), text: getProblemText(error) });
      }
    } finally {
      setPendingMethod(undefined);
    }
  };

  return {
    pendingMethod,
    problem,
    reauthenticateWithPassword: async (password) => {
      if (password === '') setProblem({ field: 'password', text: 'Password is required' });
      else await attempt('password', () => identity.reauthenticate(password));
    },
    reauthenticateWithGoogle: () => attempt('google', () => identity.reauthenticateWithGoogle()),
  };
}
