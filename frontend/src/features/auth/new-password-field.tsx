import { PasswordField } from '../../shared/forms/password-field';
import type { PasswordPolicy } from './use-password-policy';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly policy: PasswordPolicy;
  readonly onChange: (password: string) => void;
}

/** A field for a new password that checks the provider's policy on blur. */
export function NewPasswordField({ label, value, policy, onChange }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      required
      value={value}
      error={policy.error}
      onChange={(event) => {
        onChange(event.target.value);
        policy.reset();
      }}
      onBlur={() => {
        if (value !== '') void policy.check(value);
      }}
    />
  );
}
