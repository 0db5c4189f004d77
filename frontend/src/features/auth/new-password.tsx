import { Link } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import { WorkingMark } from '../../shared/ui/waiting';
import { NewPasswordForm } from './new-password-form';
import type { Entrance } from './use-entrance';
import { useResetCode } from './use-reset-code';

interface NewPasswordProps {
  /** The code of the link that was followed. */
  readonly code: string;
  readonly entrance: Entrance;
}

/** Where the link of the reset mail leads: a form for the new password, if the link still works. */
export function NewPassword({ code, entrance }: NewPasswordProps) {
  const { found, again } = useResetCode(code);
  if (found.kind === 'valid') return <NewPasswordForm email={found.email} code={code} entrance={entrance} />;
  return (
    <div className="tr-stack" role="status">
      {found.kind === 'checking' && (
        <p className="mb-0">
          <WorkingMark /> Checking your link...
        </p>
      )}
      {found.kind === 'useless' && (
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
      {found.kind === 'unknown' && (
        <>
          <div className="tr-note">
            <Icon name="exclamation-circle" />
            <div>{found.message}</div>
          </div>
          <button type="button" className="btn btn-primary btn-lg w-100" onClick={again}>
            Try Again
          </button>
        </>
      )}
    </div>
  );
}
