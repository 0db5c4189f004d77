import { useState } from 'react';
import { useServices } from '../../shared/api/services';
import {
  areCredentialsWrong,
  AuthError,
  getAuthErrorMessage,
  isCancelledByUser,
  WRONG_PASSWORD_TEXT,
} from '../../shared/identity/auth-error';
import { logError } from '../../shared/log/log';

type SignInMethod = 'google' | 'password';

interface SignInError {
  /** The field the error belongs to, if any. */
  readonly field?: 'password';
  readonly text: string;
}

interface Reauthentication {
  readonly pendingMethod: SignInMethod | undefined;
  readonly signInError: SignInError | undefined;
  readonly reauthenticateWithPassword: (email: string, password: string) => Promise<void>;
  readonly reauthenticateWithGoogle: () => Promise<void>;
}

const USER_MISMATCH_TEXT = 'That is a different account. Sign in with the account you were using.';

function getErrorText(error: unknown): string {
  if (areCredentialsWrong(error)) return WRONG_PASSWORD_TEXT;
  return error instanceof AuthError && error.code === 'auth/user-mismatch'
    ? USER_MISMATCH_TEXT
    : getAuthErrorMessage(error);
}

/** Signs in the user whose session has expired; a different account is rejected. */
export function useReauthentication(onRenewed: () => void): Reauthentication {
  const { identity } = useServices();
  const [pendingMethod, setPendingMethod] = useState<SignInMethod>();
  const [signInError, setSignInError] = useState<SignInError>();

  const attempt = async (method: SignInMethod, reauthenticate: () => Promise<void>): Promise<void> => {
    if (pendingMethod !== undefined) return;
    setPendingMethod(method);
    setSignInError(undefined);
    try {
      await reauthenticate();
      onRenewed();
    } catch (error) {
      if (!isCancelledByUser(error)) logError('reauthentication failed', error);
      setSignInError({ ...(method === 'password' && { field: 'password' }), text: getErrorText(error) });
    } finally {
      setPendingMethod(undefined);
    }
  };

  return {
    pendingMethod,
    signInError,
    reauthenticateWithPassword: async (email, password) => {
      if (password === '') setSignInError({ field: 'password', text: 'Password is required' });
      else await attempt('password', () => identity.reauthenticate(password, email));
    },
    reauthenticateWithGoogle: () => attempt('google', () => identity.reauthenticateWithGoogle()),
  };
}
