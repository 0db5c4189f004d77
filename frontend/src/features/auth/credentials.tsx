import { TextField } from '../../shared/forms/text-field';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns an error message for an obviously invalid email. The identity provider validates it again. */
export function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required';
  return EMAIL.test(email.trim()) ? undefined : 'Please enter a valid email address';
}

interface EmailFieldProps {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (email: string) => void;
}

export function EmailField({ value, error, onChange }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
