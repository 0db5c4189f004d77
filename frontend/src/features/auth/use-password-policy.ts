import { useRef, useState } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { logError } from '../../shared/log/log';
import { validatePassword } from './credentials';

export interface PasswordPolicy {
  readonly error: string | undefined;
  readonly reset: () => void;
  /** Checks a password and shows the error. Resolves to true if the password is valid. */
  readonly check: (password: string) => Promise<boolean>;
}

/** Checks passwords against the identity provider's policy (spec section 5). */
export function usePasswordPolicy(): PasswordPolicy {
  const { missingInPassword } = useAuth();
  const [error, setError] = useState<string>();
  const latestCheck = useRef(0);

  const findError = async (password: string): Promise<string | undefined> => {
    const emptyError = validatePassword(password);
    if (emptyError !== undefined) return emptyError;
    try {
      const messages = await missingInPassword(password);
      return messages.length === 0 ? undefined : messages.join(' ');
    } catch (reason) {
      // The provider checks the password again when the account is created.
      logError('Password policy check failed', reason);
      return undefined;
    }
  };

  return {
    error,
    reset: () => {
      // A pending check is about an older password.
      latestCheck.current += 1;
      setError(undefined);
    },
    check: async (password) => {
      const checkId = ++latestCheck.current;
      const newError = await findError(password);
      if (checkId === latestCheck.current) setError(newError);
      return newError === undefined;
    },
  };
}
