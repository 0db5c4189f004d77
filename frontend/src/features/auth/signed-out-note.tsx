import type { SignedOutNotice } from '../../shared/session/signed-out-notice';
import { Icon } from '../../shared/ui/icon';

interface SignedOutNoteProps {
  readonly notice: SignedOutNotice;
}

/** Says on the sign-in page why the user is signed out. */
export function SignedOutNote({ notice }: SignedOutNoteProps) {
  return (
    <div className="tr-note tr-enter mb-5" role="status">
      <Icon name="info-circle" />
      <div>
        {/* The server does not tell whether one device was signed out elsewhere, or all. */}
        <strong className="d-block">
          {notice === 'here' ? 'You are signed out on all your devices.' : 'You were signed out.'}
        </strong>
        {notice === 'here'
          ? 'Sign in again to continue here.'
          : 'This was done on another device, or your password or email was changed. Sign in again to continue.'}
      </div>
    </div>
  );
}
