import { Link } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { NewPasswordForm } from './new-password-form';
import type { AuthActions } from './use-auth-actions';
import { useResetCode } from './use-reset-code';

interface ResetPasswordProps {
  /** The code of the reset link. */
  readonly code: string;
  readonly actions: AuthActions;
}

/** The target of the reset link: a form for the new password, or an error if the code is invalid. */
export function ResetPassword({ code, actions }: ResetPasswordProps) {
  const { resetCode, retry } = useResetCode(code);
  if (resetCode.kind === 'valid') return <NewPasswordForm email={resetCode.email} code={code} actions={actions} />;
  return (
    <div className="tr-stack" role="status">
      {resetCode.kind === 'checking' && (
        <p className="mb-0">
          <ButtonSpinner /> Checking your link...
        </p>
      )}
      {resetCode.kind === 'expired' && (
        <>
          <div className="tr-note">
            <Icon name="exclamation-circle" />
            <div>This link has expired or was already used.</div>
          </div>
          <Link className="btn btn-primary btn-lg w-100" to="/signup?mode=reset">
            Get a new link
          </Link>
        </>
      )}
      {resetCode.kind === 'failed' && (
        <>
          <div className="tr-note">
            <Icon name="exclamation-circle" />
            <div>{resetCode.message}</div>
          </div>
          <button type="button" className="btn btn-primary btn-lg w-100" onClick={retry}>
            Try Again
          </button>
        </>
      )}
    </div>
  );
}
