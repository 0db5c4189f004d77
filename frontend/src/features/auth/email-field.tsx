import type { LabelProps } from '../../shared/forms/labelled-control';
import { TextField } from '../../shared/forms/text-field';

interface EmailFieldProps {
  readonly value: string;
  readonly error?: LabelProps['error'];
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
