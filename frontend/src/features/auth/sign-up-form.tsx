import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useInvalidFocus } from '../../shared/forms/use-invalid-focus';
import { WorkingMark } from '../../shared/ui/waiting';
import { emailProblem } from './credentials';
import { EmailField } from './email-field';
import { NewPasswordField } from './new-password-field';
import type { Entrance } from './use-entrance';
import { usePasswordPolicy } from './use-password-policy';

interface SignUpFormProps {
  readonly entrance: Entrance;
}

/** Email and password of a new account. */
export function SignUpForm({ entrance }: SignUpFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const policy = usePasswordPolicy();
  const { form, refuse } = useInvalidFocus();
  const problem = emailProblem(email);
  const working = entrance.working === 'email';

  const check = async (): Promise<boolean> => {
    const passwordWillDo = await policy.check(password);
    const willDo = problem === undefined && passwordWillDo;
    if (!willDo) refuse();
    return willDo;
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    void entrance.signUp(email.trim(), password, check);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <EmailField value={email} error={checked ? problem : undefined} onChange={setEmail} />
      <NewPasswordField label="Password" value={password} policy={policy} onChange={setPassword} />
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={entrance.working !== undefined}>
        {working && <WorkingMark />}
        {working ? 'Creating account...' : 'Create account'}
      </button>
    </form>
  );
}
