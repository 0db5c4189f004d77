import { MESSAGES } from '@trackrecord/contracts/messages';
import { useAuth } from '../../shared/identity/auth-context';
import { useGetProfileQuery } from '../../shared/profile/profile-api';
import { notify } from '../../shared/toast/notify';
import { LoadFailure } from '../../shared/ui/load-failure';
import { OnDemand } from '../../shared/ui/on-demand';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { DetailsCard } from './details-card';
import { useDialogAddress } from './dialog-address';
import { ProfileGrid } from './profile-grid';
import { ProfileHeader } from './profile-header';
import { ProfileNotFound } from './profile-not-found';
import { ProfileSkeleton } from './profile-skeleton';

const loadPersonalInfoDialog = () => import('./personal-info-dialog');

/** `/profile`: the profile as others would read it, and the dialogs that edit it. */
export function ProfilePage() {
  const { user } = useAuth();
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery(user?.uid ?? '', { skip: user === null });
  const { section, close } = useDialogAddress();
  usePageTitle('Profile');

  if (profile === null) return <ProfileNotFound />;
  if (profile === undefined && error !== undefined) {
    return <LoadFailure text={MESSAGES.profileNotLoaded} working={isFetching} onRetry={() => void refetch()} />;
  }
  if (profile === undefined) return <ProfileSkeleton />;

  const giveUp = (): void => {
    notify.error('This could not be opened. Check your connection and try again.');
    close();
  };

  return (
    <div className="tr-stack tr-wide-gap tr-enter">
      <ProfileHeader profile={profile} />
      <ProfileGrid side={<DetailsCard info={profile.personalInfo} />} />
      <OnDemand load={loadPersonalInfoDialog} wanted={section === 'personal'} onFailure={giveUp}>
        {(PersonalInfoDialog) => <PersonalInfoDialog profile={profile} show={section === 'personal'} onClose={close} />}
      </OnDemand>
    </div>
  );
}
