import { useState } from 'react';
import type { SyntheticEvent } from 'react';
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
  const problem = emailProblem(email);
  const working = entrance.working === 'email';

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    const passwordWillDo = await policy.check(password);
    if (problem !== undefined || !passwordWillDo) return;
    await entrance.signUp(email.trim(), password);
  };

  return (
    <form className="tr-stack" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField value={email} error={checked ? problem : undefined} onChange={setEmail} />
      <NewPasswordField label="Password" value={password} policy={policy} onChange={setPassword} />
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={entrance.working !== undefined}>
        {working && <WorkingMark />}
        {working ? 'Creating account...' : 'Create account'}
      </button>
    </form>
  );
}
