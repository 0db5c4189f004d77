import { MIN_NEW_PASSWORD_LENGTH } from '@trackrecord/contracts/constants';
import { useRef, useState } from 'react';
import { PasswordField } from './password-field';
import { logError } from '../log/log';
import { useAuth } from '../identity/auth-context';

const EMPTY_TEXT = 'Password is required';

/** Forms with several passwords say which one is empty. */
export const validatePassword = (password: string, emptyText = EMPTY_TEXT): string | undefined =>
  password === '' ? emptyText : undefined;

interface PasswordPolicy {
  readonly error: string | undefined;
  readonly reset: () => void;
  /** Checks a password and shows the error. Resolves to true if the password is valid. */
  readonly check: (password: string) => Promise<boolean>;
}

/** Checks passwords against the identity provider's policy (spec section 5). */
export function usePasswordPolicy(emptyText = EMPTY_TEXT): PasswordPolicy {
  const { getUnmetPasswordRequirements } = useAuth();
  const [error, setError] = useState<string>();
  const latestCheck = useRef(0);

  const findError = async (password: string): Promise<string | undefined> => {
    const emptyError = validatePassword(password, emptyText);
    if (emptyError !== undefined) return emptyError;
    try {
      const messages = await getUnmetPasswordRequirements(password);
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

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly policy: PasswordPolicy;
  readonly onChange: (password: string) => void;
}

/** A field for a new password that tells its minimum length, and checks the provider's policy on blur. */
export function NewPasswordField({ label, value, policy, onChange }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      required
      value={value}
      hint={policy.error === undefined ? `At least ${MIN_NEW_PASSWORD_LENGTH} characters` : undefined}
      error={policy.error}
      onChange={(event) => {
        onChange(event.target.value);
        policy.reset();
      }}
      onBlur={() => {
        if (value !== '') void policy.check(value);
      }}
    />
  );
}
