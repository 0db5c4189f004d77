import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { AccountEmail } from '../../shared/forms/account-email';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { useAuth } from '../../shared/identity/auth-context';
import { ButtonSpinner } from '../../shared/ui/loading';
import { NewPasswordField, usePasswordPolicy } from '../../shared/forms/new-password-field';
import { ActionCodeNote, useActionCode } from './action-code';
import type { AuthActions } from './use-auth-actions';

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
  const isPending = actions.pendingMethod === 'email';

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
      <p className="tr-muted mb-0">It replaces your old password right away.</p>
      <AccountEmail label="Email" email={email} />
      <NewPasswordField label="New password" value={password} policy={policy} onChange={setPassword} />
      <button
        type="submit"
        className="btn btn-primary btn-lg w-100 mt-2"
        disabled={actions.pendingMethod !== undefined}
      >
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
  const { verifyPasswordResetCode } = useAuth();
  const { state, retry } = useActionCode(code, verifyPasswordResetCode);
  if (state.kind === 'valid') return <NewPasswordForm email={state.result} code={code} actions={actions} />;
  return (
    <ActionCodeNote state={state} onRetry={retry} newLink={{ to: '/signup?mode=reset', text: 'Get a new link' }} />
  );
}
