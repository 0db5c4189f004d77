import { downloadCv } from '../../shared/cv/download-cv';
import { useSaving } from '../../shared/cv/use-saving';
import { useAuth } from '../../shared/identity/auth-context';
import { Icon } from '../../shared/ui/icon';
import { WorkingMark } from '../../shared/ui/waiting';
import type { ProfileState } from '../guard/profile-state';

interface DownloadCvProps {
  readonly profileState: ProfileState;
  readonly iconOnly: boolean;
  /** Called when the work starts; the menu closes then. */
  readonly onStart?: () => void;
}

/** Saves the person's CV as a file; there is none to ask for before the profile is known. */
export function DownloadCv({ profileState, iconOnly, onStart }: DownloadCvProps) {
  const { user } = useAuth();
  const uid = user?.uid;
  const profileId = profileState.kind === 'present' ? profileState.profile._id : undefined;
  const { working, start } = useSaving(async (services) => {
    onStart?.();
    if (uid !== undefined && profileId !== undefined) await downloadCv(uid, profileId, services);
  });
  const label = working ? 'Preparing CV...' : 'Download CV';
  return (
    <button
      type="button"
      className="btn btn-plain tr-cv"
      title={iconOnly ? label : undefined}
      disabled={profileId === undefined}
      aria-disabled={working || undefined}
      aria-busy={working}
      onClick={() => void start()}
    >
      {working ? <WorkingMark /> : <Icon name="download" />}
      <span className="tr-wide">{label}</span>
    </button>
  );
}
