interface AccountEmailProps {
  readonly label: string;
  readonly email: string;
}

/** The email of the account as text. Password managers read it from a hidden field, to know whose password it is. */
export function AccountEmail({ label, email }: AccountEmailProps) {
  // A long address breaks before its domain first.
  const at = email.lastIndexOf('@');
  return (
    <div>
      <div className="form-label">{label}</div>
      <div className="text-break">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </div>
      <input hidden type="email" autoComplete="username" readOnly value={email} />
    </div>
  );
}
