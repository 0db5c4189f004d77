import { PasswordField } from '../../shared/forms/password-field';
import type { PasswordPolicy } from './use-password-policy';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly policy: PasswordPolicy;
  readonly onChange: (password: string) => void;
}

/** A password that is being chosen: checked with the provider's policy when the person leaves the field. */
export function NewPasswordField({ label, value, policy, onChange }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      required
      value={value}
      error={policy.problem}
      onChange={(event) => {
        onChange(event.target.value);
        policy.forget();
      }}
      onBlur={() => {
        if (value !== '') void policy.check(value);
      }}
    />
  );
}
