import { useDownloadCv } from '../../shared/cv/use-download';
import { useAuth } from '../../shared/identity/auth-context';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import type { ProfileState } from '../guard/profile-state';

interface DownloadCvProps {
  readonly profileState: ProfileState;
  readonly iconOnly: boolean;
  /** Called when the download starts, so that the menu can close. */
  readonly onStart?: () => void;
}

/** Button that downloads the user's CV; disabled until the profile is loaded. */
export function DownloadCv({ profileState, iconOnly, onStart }: DownloadCvProps) {
  const { user } = useAuth();
  const uid = user?.uid;
  const profileId = profileState.kind === 'present' ? profileState.profile._id : undefined;
  const { working, start } = useDownloadCv();
  const download = (): void => {
    if (working) return;
    onStart?.();
    if (uid !== undefined && profileId !== undefined) void start({ uid, profileId });
  };
  const label = working ? 'Preparing CV...' : 'Download CV';
  return (
    <button
      type="button"
      className="btn btn-plain tr-cv"
      title={iconOnly ? label : undefined}
      disabled={profileId === undefined}
      aria-disabled={working || undefined}
      aria-busy={working}
      onClick={download}
    >
      {working ? <ButtonSpinner /> : <Icon name="download" />}
      <span className="tr-wide">{label}</span>
    </button>
  );
}
