import { MESSAGES } from '@trackrecord/contracts/messages';
import { lazy, Suspense, useState } from 'react';
import { isNotFound } from '../../shared/api/api-error';
import { useAuth } from '../../shared/identity/auth-context';
import { useGetProfileQuery } from '../../shared/profile/profile-api';
import { LoadFailure } from '../../shared/ui/load-failure';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { DetailsCard } from './details-card';
import { useDialogAddress } from './dialog-address';
import { ProfileGrid } from './profile-grid';
import { ProfileHeader } from './profile-header';
import { ProfileNotFound } from './profile-not-found';
import { ProfileSkeleton } from './profile-skeleton';

const PersonalInfoDialog = lazy(() => import('./personal-info-dialog'));

/** `/profile`: the profile as others would read it, and the dialogs that edit it. */
export function ProfilePage() {
  const { user } = useAuth();
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery(user?.uid ?? '', { skip: user === null });
  const { section, close } = useDialogAddress();
  // Once opened a dialog stays, so that it can be seen closing.
  const [wasOpened, setWasOpened] = useState(false);
  if (section === 'personal' && !wasOpened) setWasOpened(true);
  usePageTitle('Profile');

  if (isNotFound(error)) return <ProfileNotFound />;
  if (profile === undefined && error !== undefined) {
    return <LoadFailure text={MESSAGES.profileNotLoaded} working={isFetching} onRetry={() => void refetch()} />;
  }
  if (profile === undefined) return <ProfileSkeleton />;

  return (
    <div className="tr-stack tr-wide-gap tr-enter">
      <ProfileHeader profile={profile} />
      <ProfileGrid side={<DetailsCard info={profile.personalInfo} />} />
      {wasOpened && (
        <Suspense fallback={null}>
          <PersonalInfoDialog profile={profile} show={section === 'personal'} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
