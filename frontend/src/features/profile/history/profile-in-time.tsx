import type { Profile } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { notify } from '../../../shared/toast/notify';
import { OnDemand } from '../../../shared/ui/on-demand';
import { useHistoryAddress } from './history-address';
import { profileOf, useVersion } from './use-version';
import { useWidePage } from '../../../shared/ui/use-wide-page';
import { VersionNote } from './version-note';

const loadHistoryPanel = () => import('./history-panel');

interface ProfileInTimeProps {
  /** The profile as it is now. */
  readonly profile: Profile;
  /** Shows the profile as it is or was; the past cannot be edited. */
  readonly children: (shown: Profile, editable: boolean) => ReactNode;
}

/** The profile page at the version the address asks for, and the history beside it. */
export function ProfileInTime({ profile, children }: ProfileInTimeProps) {
  const address = useHistoryAddress();
  const version = useVersion(profile);
  const wide = useWidePage();
  const editable = version.kind === 'now' || version.kind === 'missing' || version.kind === 'failed';

  const giveUp = (): void => {
    notify.error('This could not be opened. Check your connection and try again.');
    address.close();
  };

  return (
    <div>
      {!(address.open && wide) && (
        <VersionNote
          version={version}
          now={profile}
          at={version.kind === 'past' ? version.profile.updatedAt : undefined}
          className="tr-note-on-page"
          onBack={() => address.show(undefined)}
          giveFocusOn={() => document.getElementById('main')?.focus({ preventScroll: true })}
        />
      )}
      <div className="tr-stack tr-wide-gap tr-in-time" aria-busy={version.kind === 'coming'}>
        {children(profileOf(version, profile), editable)}
      </div>
      <OnDemand load={loadHistoryPanel} wanted={address.open} onFailure={giveUp}>
        {(HistoryPanel) => <HistoryPanel now={profile} version={version} show={address.open} onClose={address.close} />}
      </OnDemand>
    </div>
  );
}
