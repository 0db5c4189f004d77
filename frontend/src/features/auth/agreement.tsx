import type { MouseEvent } from 'react';

interface AgreementProps {
  readonly act: 'signing up' | 'signing in';
}

/** The documents do not exist yet (spec section 2: "the links are placeholders"). */
const stay = (event: MouseEvent): void => event.preventDefault();

/** What signing up or in agrees to. */
export function Agreement({ act }: AgreementProps) {
  return (
    <p className="tr-small tr-muted mt-4 mb-0">
      By {act} you agree to the{' '}
      <a href="#terms" onClick={stay}>
        Terms &amp; Conditions
      </a>{' '}
      and{' '}
      <a href="#privacy" onClick={stay}>
        Privacy Policy
      </a>
      .
    </p>
  );
}
