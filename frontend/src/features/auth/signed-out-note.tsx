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
        <strong className="d-block">You are signed out on all your devices.</strong>
        {notice === 'here'
          ? 'Sign in again to continue here.'
          : 'This was done on another device, or your password or email was changed. Sign in again to continue.'}
      </div>
    </div>
  );
}
