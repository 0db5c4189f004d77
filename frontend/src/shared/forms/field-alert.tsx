import { Icon } from '../ui/icon';

interface FieldAlertProps {
  /** The id for `aria-describedby` of the fields. */
  readonly id: string;
  readonly text: string | undefined;
  readonly className?: string;
}

/** The error of a group of fields, read aloud when it appears. */
export function FieldAlert({ id, text, className = '' }: FieldAlertProps) {
  if (text === undefined) return null;
  return (
    <div className={`invalid-feedback ${className}`} id={id} role="alert">
      <Icon name="exclamation-circle" />
      {text}
    </div>
  );
}
