import { useEffect, useState } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { AuthError, authErrorText } from '../../shared/identity/auth-error';

export type ResetCodeState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'valid'; readonly email: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly message: string };

const INVALID_CODE = /^auth\/(expired-action-code|invalid-action-code|user-disabled|user-not-found)$/;

const isInvalidCode = (error: unknown): boolean => error instanceof AuthError && INVALID_CODE.test(error.code);

/** Verifies a password reset code and returns the email of its account. */
export function useResetCode(code: string): { readonly resetCode: ResetCodeState; readonly retry: () => void } {
  const { resetCodeEmail } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [resetCode, setResetCode] = useState<ResetCodeState>({ kind: 'checking' });

  useEffect(() => {
    let isMounted = true;
    const update = (next: ResetCodeState): void => {
      if (isMounted) setResetCode(next);
    };
    resetCodeEmail(code).then(
      (email) => update({ kind: 'valid', email }),
      (error: unknown) =>
        update(isInvalidCode(error) ? { kind: 'expired' } : { kind: 'failed', message: authErrorText(error) }),
    );
    return () => {
      isMounted = false;
    };
  }, [resetCodeEmail, code, attempt]);

  const retry = (): void => {
    setResetCode({ kind: 'checking' });
    setAttempt(attempt + 1);
  };
  return { resetCode, retry };
}
