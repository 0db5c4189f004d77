import { useRef, useState } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { logFailure } from '../../shared/log/log';
import { passwordProblem } from './credentials';

/** What the provider asks of a new password, as a form shows it. */
export interface PasswordPolicy {
  readonly problem: string | undefined;
  readonly forget: () => void;
  /** Checks a password with the provider's policy and shows what is missing; true when the password will do. */
  readonly check: (password: string) => Promise<boolean>;
}

/** The provider's password policy (spec section 5), asked for while the person fills in the form. */
export function usePasswordPolicy(): PasswordPolicy {
  const { missingInPassword } = useAuth();
  const [problem, setProblem] = useState<string>();
  const asked = useRef(0);

  const missing = async (password: string): Promise<string | undefined> => {
    const empty = passwordProblem(password);
    if (empty !== undefined) return empty;
    try {
      const sentences = await missingInPassword(password);
      return sentences.length === 0 ? undefined : sentences.join(' ');
    } catch (error) {
      // Creating the account checks it again, and says why it cannot.
      logFailure('The password policy could not be checked', error);
      return undefined;
    }
  };

  return {
    problem,
    forget: () => {
      // What is still being asked is about another password.
      asked.current += 1;
      setProblem(undefined);
    },
    check: async (password) => {
      const question = ++asked.current;
      const answer = await missing(password);
      if (question === asked.current) setProblem(answer);
      return answer === undefined;
    },
  };
}
