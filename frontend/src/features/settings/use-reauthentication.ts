import { useState } from 'react';
import type { RefObject } from 'react';
import { useServices } from '../../shared/api/services';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { areCredentialsWrong, getAuthErrorMessage, isCancelledByUser } from '../../shared/identity/auth-error';
import type { SignInMethods } from '../../shared/identity/identity';
import { logError } from '../../shared/log/log';
import { validateCurrentPassword } from './sign-in/current-password';

type ReauthenticationMethod = 'password' | 'google';

const OTHER_METHODS = { password: 'google', google: 'password' } as const;

/** The user signs in once more before the account is deleted: an unlocked device may be in other hands. */
export interface Reauthentication {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly method: ReauthenticationMethod;
  /** The other method, if the account has both. */
  readonly otherMethod: ReauthenticationMethod | undefined;
  /** Selects the other method. */
  readonly switchMethod: () => void;
  readonly password: string;
  readonly passwordError: string | undefined;
  readonly failure: string | undefined;
  readonly isPending: boolean;
  readonly setPassword: (password: string) => void;
  /** Asks the identity provider. Resolves to false if it rejects the user or the user cancels; says why. */
  readonly reauthenticate: () => Promise<boolean>;
  /** Forgets what was typed. */
  readonly reset: () => void;
}

/** Reauthenticates with the password or the Google account: the one that the account has, or the one that is selected. */
export function useReauthentication(methods: SignInMethods | undefined): Reauthentication {
  const { identity } = useServices();
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const [isGooglePreferred, setIsGooglePreferred] = useState(false);
  const hasPassword = methods?.hasPassword !== false;
  const hasBoth = hasPassword && methods !== undefined && methods.googleEmail !== null;
  const isWithGoogle = !hasPassword || (hasBoth && isGooglePreferred);
  const method = isWithGoogle ? 'google' : 'password';

  const clearErrors = (): void => {
    setPasswordError(undefined);
    setFailure(undefined);
  };

  const rejectPassword = (text: string): false => {
    setPasswordError(text);
    focusFirstInvalid();
    return false;
  };

  const reauthenticate = async (): Promise<boolean> => {
    const emptyError = isWithGoogle ? undefined : validateCurrentPassword(password);
    setFailure(undefined);
    if (emptyError !== undefined) return rejectPassword(emptyError);
    setIsPending(true);
    try {
      await (isWithGoogle ? identity.reauthenticateWithGoogle() : identity.reauthenticate(password));
      return true;
    } catch (error) {
      if (isCancelledByUser(error)) return false;
      logError('reauthentication failed', error);
      if (areCredentialsWrong(error)) return rejectPassword('This is not your current password.');
      setFailure(getAuthErrorMessage(error));
      return false;
    } finally {
      setIsPending(false);
    }
  };

  return {
    form,
    method,
    otherMethod: hasBoth ? OTHER_METHODS[method] : undefined,
    switchMethod: () => {
      setIsGooglePreferred(!isGooglePreferred);
      clearErrors();
    },
    password,
    passwordError,
    failure,
    isPending,
    setPassword: (value) => {
      setPassword(value);
      setPasswordError(undefined);
    },
    reauthenticate,
    reset: () => {
      setPassword('');
      setIsGooglePreferred(false);
      clearErrors();
    },
  };
}
