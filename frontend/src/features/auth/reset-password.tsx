import { useState, useEffect } from 'react';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { TextField } from '../../shared/forms/text-field';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { useAuth } from '../../shared/identity/auth-context';
import { AuthError, getAuthErrorMessage } from '../../shared/identity/auth-error';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { NewPasswordField, usePasswordPolicy } from '../../shared/identity/new-password-field';
import type { AuthActions } from './use-auth-actions';

type ResetCodeState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'valid'; readonly email: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly message: string };

const INVALID_CODE = /^auth\/(expired-action-code|invalid-action-code|user-disabled|user-not-found)$/;

const isInvalidCode = (error: unknown): boolean => error instanceof AuthError && INVALID_CODE.test(error.code);

/** Verifies a password reset code and returns the email of its account. */
function useResetCode(code: string): { readonly resetCode: ResetCodeState; readonly retry: () => void } {
  const { verifyPasswordResetCode } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [resetCode, setResetCode] = useState<ResetCodeState>({ kind: 'checking' });

  useEffect(() => {
    let isMounted = true;
    const update = (next: ResetCodeState): void => {
      if (isMounted) setResetCode(next);
    };
    verifyPasswordResetCode(code).then(
      (email) => update({ kind: 'valid', email }),
      (error: unknown) =>
        update(isInvalidCode(error) ? { kind: 'expired' } : { kind: 'failed', message: getAuthErrorMessage(error) }),
    );
    return () => {
      isMounted = false;
    };
  }, [verifyPasswordResetCode, code, attempt]);

  const retry = (): void => {
    setResetCode({ kind: 'checking' });
    setAttempt(attempt + 1);
  };
  return { resetCode, retry };
}

interface NewPasswordFormProps {
  readonly email: string;
  readonly code: string;
  readonly actions: AuthActions;
}

/** Sets a new password and signs in with it. The email is shown for password managers, too. */
function NewPasswordForm({ email, code, actions }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const policy = usePasswordPolicy();
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const isPending = actions.pending === 'email';

  const validate = async (): Promise<boolean> => {
    const isValid = await policy.check(password);
    if (!isValid) focusFirstInvalid();
    return isValid;
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void actions.confirmPasswordReset(code, email, password, validate);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" readOnly value={email} />
      <NewPasswordField label="New password" value={password} policy={policy} onChange={setPassword} />
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={actions.pending !== undefined}>
        {isPending && <ButtonSpinner />}
        {isPending ? 'Saving...' : 'Save password and sign in'}
      </button>
    </form>
  );
}

interface ResetPasswordProps {
  /** The code of the reset link. */
  readonly code: string;
  readonly actions: AuthActions;
}

/** The target of the reset link: a form for the new password, or an error if the code is invalid. */
export function ResetPassword({ code, actions }: ResetPasswordProps) {
  const { resetCode, retry } = useResetCode(code);
  if (resetCode.kind === 'valid') return <NewPasswordForm email={resetCode.email} code={code} actions={actions} />;
  return (
    <div className="tr-stack" role="status">
      {resetCode.kind === 'checking' && (
        <p className="mb-0">
          <ButtonSpinner /> Checking your link...
        </p>
      )}
      {resetCode.kind === 'expired' && (
        <>
          <div className="tr-note">
            <Icon name="exclamation-circle" />
            <div>This link has expired or was already used.</div>
          </div>
          <Link className="btn btn-primary btn-lg w-100" to="/signup?mode=reset">
            Get a new link
          </Link>
        </>
      )}
      {resetCode.kind === 'failed' && (
        <>
          <div className="tr-note">
            <Icon name="exclamation-circle" />
            <div>{resetCode.message}</div>
          </div>
          <button type="button" className="btn btn-primary btn-lg w-100" onClick={retry}>
            Try Again
          </button>
        </>
      )}
    </div>
  );
}
