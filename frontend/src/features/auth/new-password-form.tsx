import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { TextField } from '../../shared/forms/text-field';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { ButtonSpinner } from '../../shared/ui/loading';
import { NewPasswordField } from './new-password-field';
import type { AuthActions } from './use-auth-actions';
import { usePasswordPolicy } from './use-password-policy';

interface NewPasswordFormProps {
  readonly email: string;
  readonly code: string;
  readonly actions: AuthActions;
}

/** Sets a new password and signs in with it. The email is shown for password managers, too. */
export function NewPasswordForm({ email, code, actions }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const policy = usePasswordPolicy();
  const { form, refuse } = useFocusFirstInvalid();
  const isPending = actions.pending === 'email';

  const validate = async (): Promise<boolean> => {
    const isValid = await policy.check(password);
    if (!isValid) refuse();
    return isValid;
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void actions.choosePassword(code, email, password, validate);
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
