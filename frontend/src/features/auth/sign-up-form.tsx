import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { TextField } from '../../shared/forms/text-field';
import { WorkingMark } from '../../shared/ui/waiting';
import { emailProblem } from './credentials';
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
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        required
        value={email}
        error={checked ? problem : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        required
        value={password}
        error={policy.problem}
        onChange={(event) => {
          setPassword(event.target.value);
          policy.forget();
        }}
        onBlur={() => {
          if (password !== '') void policy.check(password);
        }}
      />
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={entrance.working !== undefined}>
        {working && <WorkingMark />}
        {working ? 'Creating account...' : 'Create account'}
      </button>
    </form>
  );
}
