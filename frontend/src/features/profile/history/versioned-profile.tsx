import type { Profile } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { notify } from '../../../shared/toast/notify';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { useIsWideScreen } from '../../../shared/ui/use-media-query';
import { useHistoryUrl } from './history-url';
import { getDisplayedProfile, useVersion } from './use-version';
import { VersionNote } from './version-note';

const loadHistoryPanel = () => import('./history-panel');

interface VersionedProfileProps {
  /** The current version. */
  readonly profile: Profile;
  /** Renders the shown version. Past versions are not editable. */
  readonly children: (displayedProfile: Profile, isEditable: boolean) => ReactNode;
}

/** Shows the profile at the version in the URL, with the history panel next to it. */
export function VersionedProfile({ profile, children }: VersionedProfileProps) {
  const url = useHistoryUrl();
  const version = useVersion(profile);
  const isWide = useIsWideScreen();
  const isEditable = version.kind === 'current' || version.kind === 'missing' || version.kind === 'failed';

  const handleLoadFailure = (): void => {
    notify.error('This could not be opened. Check your connection and try again.');
    url.close();
  };

  return (
    <div>
      {!(url.isOpen && isWide) && (
        <VersionNote
          version={version}
          currentProfile={profile}
          timestamp={version.kind === 'past' ? version.profile.updatedAt : undefined}
          className="tr-note-on-page"
          onBack={() => url.show(undefined)}
          onFocusLost={() => document.getElementById('main')?.focus({ preventScroll: true })}
        />
      )}
      <div className="tr-stack tr-wide-gap tr-dim-busy" aria-busy={version.kind === 'loading'}>
        {children(getDisplayedProfile(version, profile), isEditable)}
      </div>
      <LoadOnDemand load={loadHistoryPanel} shouldLoad={url.isOpen} onFailure={handleLoadFailure}>
        {(HistoryPanel) => (
          <HistoryPanel currentProfile={profile} version={version} show={url.isOpen} onClose={url.close} />
        )}
      </LoadOnDemand>
    </div>
  );
}
