import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { ButtonSpinner } from '../../shared/ui/loading';
import { EmailField, NewPasswordField, usePasswordPolicy, validateEmail } from './credentials';
import type { AuthActions } from './use-auth-actions';

interface SignUpFormProps {
  readonly actions: AuthActions;
}

export function SignUpForm({ actions }: SignUpFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const policy = usePasswordPolicy();
  const { form, refuse } = useFocusFirstInvalid();
  const emailError = validateEmail(email);
  const isPending = actions.pending === 'email';

  const validate = async (): Promise<boolean> => {
    const isPasswordValid = await policy.check(password);
    const isValid = emailError === undefined && isPasswordValid;
    if (!isValid) refuse();
    return isValid;
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    void actions.signUp(email.trim(), password, validate);
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <EmailField value={email} error={isSubmitted ? emailError : undefined} onChange={setEmail} />
      <NewPasswordField label="Password" value={password} policy={policy} onChange={setPassword} />
      <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={actions.pending !== undefined}>
        {isPending && <ButtonSpinner />}
        {isPending ? 'Creating account...' : 'Create account'}
      </button>
    </form>
  );
}
