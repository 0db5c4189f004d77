import { LINKEDIN_HOST } from '@trackrecord/contracts/profile/personal-info';
import { Icon } from '../../../shared/ui/icon';

interface LinkedInButtonProps {
  /** Whether the address is there already, so that there is nothing left to copy. */
  readonly done: boolean;
}

/** LinkedIn leads this address to the profile of the signed-in user there. */
const OWN_PROFILE = `${LINKEDIN_HOST}/in/me/`;

/** Opens LinkedIn in a new tab to copy one's own address; disabled and checked once the address is valid. */
export function LinkedInButton({ done }: LinkedInButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-plain"
      disabled={done}
      onClick={() => window.open(OWN_PROFILE, '_blank', 'noopener,noreferrer')}
    >
      <Icon name={done ? 'check-lg' : 'box-arrow-up-right'} />
      {done ? 'LinkedIn URL added' : 'Open LinkedIn'}
      {!done && <span className="visually-hidden"> in a new tab</span>}
    </button>
  );
}
