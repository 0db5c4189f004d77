import type { Profile } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import type { EditState } from '../../shared/session/edit-state';
import { Icon } from '../../shared/ui/icon';
import { initialsOf } from '../../shared/ui/initials';
import { Lanes } from '../../shared/ui/lanes';
import { PageHeading } from '../../shared/ui/page-heading';

interface ProfileHeaderProps {
  readonly profile: Profile;
}

/** Shown while the person has not said what they are (spec section 2, Profile page). */
const DEFAULT_TITLE = 'Professional';

/** The banner: who this is. */
export function ProfileHeader({ profile }: ProfileHeaderProps) {
  const { firstName = '', lastName = '', title, headline } = profile.personalInfo ?? {};
  const name = `${firstName} ${lastName}`.trim();
  const edit: EditState = { edit: true, profileData: profile };
  return (
    <section className="tr-deep tr-banner" aria-label="Profile">
      <Lanes className="tr-lanes-banner" first={40} gap={40} />
      <div className="tr-banner-body">
        <span className="tr-avatar tr-avatar-deep" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div className="tr-banner-name">
          <PageHeading>{name}</PageHeading>
          <p className="tr-banner-title">{[title, headline, DEFAULT_TITLE].find((known) => known)}</p>
        </div>
        <div className="tr-row tr-push flex-grow-1 flex-md-grow-0">
          <Link className="btn btn-ghost-deep" to="/onboarding" state={edit}>
            <Icon name="pencil" />
            edit profile
          </Link>
        </div>
      </div>
    </section>
  );
}
