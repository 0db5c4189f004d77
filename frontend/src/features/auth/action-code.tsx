import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthError, getAuthErrorMessage } from '../../shared/identity/auth-error';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';

/** The state of the code of a link in a mail. */
type ActionCodeState<Result> =
  | { readonly kind: 'checking' }
  | { readonly kind: 'valid'; readonly result: Result }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly message: string };

/** The error codes with which the provider rejects the code of a link. */
const REJECTED_LINK_ERRORS = /^auth\/(expired-action-code|invalid-action-code|user-disabled|user-not-found)$/;

/** Returns true if the provider rejected the code of a link. */
export const isInvalidCode = (error: unknown): boolean =>
  error instanceof AuthError && REJECTED_LINK_ERRORS.test(error.code);

interface ActionCode<Result> {
  readonly state: ActionCodeState<Result>;
  readonly retry: () => void;
}

/** Checks the code of a link once, and again on `retry`. */
export function useActionCode<Result>(code: string, check: (code: string) => Promise<Result>): ActionCode<Result> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ActionCodeState<Result>>({ kind: 'checking' });
  const checkCode = useEffectEvent(check);

  useEffect(() => {
    let isCurrent = true;
    const update = (next: ActionCodeState<Result>): void => {
      if (isCurrent) setState(next);
    };
    checkCode(code).then(
      (result) => update({ kind: 'valid', result }),
      (error: unknown) =>
        update(isInvalidCode(error) ? { kind: 'expired' } : { kind: 'failed', message: getAuthErrorMessage(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt]);

  const retry = (): void => {
    setState({ kind: 'checking' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

interface ActionCodeNoteProps {
  readonly state: Exclude<ActionCodeState<unknown>, { kind: 'valid' }>;
  readonly onRetry: () => void;
  /** Where the user gets a new link. */
  readonly newLink: { readonly to: string; readonly text: string };
}

/** Says that a link is being checked, has expired or could not be checked. */
export function ActionCodeNote({ state, onRetry, newLink }: ActionCodeNoteProps) {
  return (
    <div className="tr-stack" role="status">
      {state.kind === 'checking' && (
        <p className="mb-0">
          <ButtonSpinner /> Checking your link...
        </p>
      )}
      {state.kind === 'expired' && (
        <>
          <div className="tr-note is-yellow">
            <Icon name="exclamation-triangle" />
            <div>This link has expired or was already used.</div>
          </div>
          <Link className="btn btn-primary btn-lg w-100" to={newLink.to}>
            {newLink.text}
          </Link>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <div className="tr-note is-red">
            <Icon name="exclamation-circle" />
            <div>{state.message}</div>
          </div>
          <button type="button" className="btn btn-primary btn-lg w-100" onClick={onRetry}>
            Try Again
          </button>
        </>
      )}
    </div>
  );
}
