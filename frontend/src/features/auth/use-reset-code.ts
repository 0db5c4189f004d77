import { useEffect, useState } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { AuthFailure, authFailureText } from '../../shared/identity/auth-failure';

/** What is known of the code in a link to choose a new password. */
export type ResetCode =
  | { readonly kind: 'checking' }
  | { readonly kind: 'valid'; readonly email: string }
  | { readonly kind: 'useless' }
  | { readonly kind: 'unknown'; readonly message: string };

const USELESS = /^auth\/(expired-action-code|invalid-action-code|user-disabled|user-not-found)$/;

/** Whether a failure means that the code will never work, or not any more. */
const isUseless = (error: unknown): boolean => error instanceof AuthFailure && USELESS.test(error.code);

/** Asks the provider whose password a code changes; `again` asks once more after a failure on the way there. */
export function useResetCode(code: string): { readonly found: ResetCode; readonly again: () => void } {
  const { resetCodeEmail } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<ResetCode>({ kind: 'checking' });

  useEffect(() => {
    let wanted = true;
    const settle = (next: ResetCode): void => {
      if (wanted) setFound(next);
    };
    resetCodeEmail(code).then(
      (email) => settle({ kind: 'valid', email }),
      (error: unknown) =>
        settle(isUseless(error) ? { kind: 'useless' } : { kind: 'unknown', message: authFailureText(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [resetCodeEmail, code, attempt]);

  const again = (): void => {
    setFound({ kind: 'checking' });
    setAttempt(attempt + 1);
  };
  return { found, again };
}
