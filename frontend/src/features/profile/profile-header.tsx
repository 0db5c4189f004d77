import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { notify } from '../../shared/toast/notify';
import { useDownloadResume } from '../../shared/cv/use-download';
import type { EditState } from '../../shared/session/navigation-state';
import { Icon } from '../../shared/ui/icon';
import { getInitials } from '../../shared/ui/get-initials';
import { Lanes } from '../../shared/ui/lanes';
import { PageHeading } from '../../shared/ui/page-heading';
import { ButtonSpinner } from '../../shared/ui/loading';
import { useHistoryUrl } from './history/history-url';

interface ProfileHeaderProps {
  readonly profile: Profile;
  /** Whether to show the edit links and the CV. Past versions have neither. */
  readonly isEditable: boolean;
}

/** Shown if the profile has neither title nor headline (spec section 2, Profile page). */
const DEFAULT_TITLE = 'Professional';

interface PreviewButtonProps {
  readonly uid: string;
}

/** Shows the CV before it is downloaded. */
function PreviewButton({ uid }: PreviewButtonProps) {
  const [isShown, setIsShown] = useState(false);
  const close = (): void => setIsShown(false);
  const handleLoadFailure = (): void => {
    notify.error('This could not be opened. Check your connection and try again.');
    close();
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost-deep btn-icon"
        aria-label="Preview CV"
        title="Preview CV"
        onClick={() => setIsShown(true)}
      >
        <Icon name="eye" />
        <span className="d-md-none">Preview</span>
      </button>
      <LoadOnDemand load={() => import('./cv-preview')} shouldLoad={isShown} onFailure={handleLoadFailure}>
        {(CvPreview) => <CvPreview uid={uid} show={isShown} onClose={close} />}
      </LoadOnDemand>
    </>
  );
}

function ProfileActions({ profile, isEditable }: ProfileHeaderProps) {
  const { isWorking, start } = useDownloadResume();
  const { panelLink } = useHistoryUrl();
  const editState: EditState = { edit: true, profileData: profile };
  return (
    <div className="tr-row tr-banner-actions">
      {isEditable && (
        <>
          <Link className="btn btn-ghost-deep tr-banner-quiet" to="/onboarding" state={editState}>
            <Icon name="pencil" />
            Edit profile
          </Link>
          <Link className="btn btn-ghost-deep tr-banner-quiet tr-banner-last" to="/profile/import">
            <Icon name="arrow-down-up" />
            Import and export
          </Link>
        </>
      )}
      <Link className="btn btn-ghost-deep" to={panelLink.to} state={panelLink.state}>
        <Icon name="clock-history" />
        History
      </Link>
      {/* The CV is made from the current version. */}
      {isEditable && (
        <>
          <PreviewButton uid={profile.userId} />
          <button
            type="button"
            className="btn btn-on-deep tr-banner-first"
            aria-disabled={isWorking}
            onClick={() => void start(profile.userId)}
          >
            {isWorking ? <ButtonSpinner /> : <Icon name="file-earmark-text" />}
            {isWorking ? 'Loading...' : 'View Resume'}
          </button>
        </>
      )}
    </div>
  );
}

/** The banner with the name, the title and the actions for the whole profile. */
export function ProfileHeader({ profile, isEditable }: ProfileHeaderProps) {
  const { firstName = '', lastName = '', title, headline } = profile.personalInfo ?? {};
  // Early versions of a profile may have no name yet.
  const name = `${firstName} ${lastName}`.trim() || 'No name yet';
  return (
    <section className="tr-deep tr-banner" aria-label="Profile">
      <Lanes className="tr-lanes-banner" firstRadius={40} gap={40} />
      <div className="tr-banner-body">
        <span className="tr-avatar tr-avatar-deep" aria-hidden="true">
          {getInitials(name)}
        </span>
        <div className="tr-banner-name">
          <PageHeading>
            <bdi>{name}</bdi>
          </PageHeading>
          <p className="tr-banner-title">
            <bdi>{[title, headline, DEFAULT_TITLE].find((text) => text)}</bdi>
          </p>
        </div>
        <ProfileActions profile={profile} isEditable={isEditable} />
      </div>
    </section>
  );
}
