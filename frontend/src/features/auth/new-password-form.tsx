import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { TextField } from '../../shared/forms/text-field';
import { useInvalidFocus } from '../../shared/forms/use-invalid-focus';
import { WorkingMark } from '../../shared/ui/waiting';
import { NewPasswordField } from './new-password-field';
import type { Entrance } from './use-entrance';
import { usePasswordPolicy } from './use-password-policy';

interface NewPasswordFormProps {
  readonly email: string;
  readonly code: string;
  readonly entrance: Entrance;
}

/** Chooses the new password of an account and signs in with it. The email is there for password managers, too. */
export function NewPasswordForm({ email, code, entrance }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const policy = usePasswordPolicy();
  const { form, refuse } = useInvalidFocus();
  const working = entrance.working === 'email';

  const check = async (): Promise<boolean> => {
    const willDo = await policy.check(password);
    if (!willDo) refuse();
    return willDo;
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void entrance.choosePassword(code, email, password, check);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="username" readOnly value={email} />
      <NewPasswordField label="New password" value={password} policy={policy} onChange={setPassword} />
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={entrance.working !== undefined}>
        {working && <WorkingMark />}
        {working ? 'Saving...' : 'Save password and sign in'}
      </button>
    </form>
  );
}
