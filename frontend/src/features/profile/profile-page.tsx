import { MESSAGES } from '@trackrecord/contracts/messages';
import { useAuth } from '../../shared/identity/auth-context';
import { useGetProfileQuery } from '../../shared/profile/profile-api';
import { LoadFailure } from '../../shared/ui/load-failure';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ProfileCards } from './cards/profile-cards';
import { Editors } from './editors/editors';
import { ProfileInTime } from './history/profile-in-time';
import { ProfileHeader } from './profile-header';
import { ProfileNotFound } from './profile-not-found';
import { ProfileSkeleton } from './profile-skeleton';

/** `/profile`: the profile as others would read it, and the editors that change it. */
export function ProfilePage() {
  const { user } = useAuth();
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery(user?.uid ?? '', { skip: user === null });
  usePageTitle('Profile');

  if (profile === null) return <ProfileNotFound />;
  if (profile === undefined && error !== undefined) {
    return <LoadFailure text={MESSAGES.profileNotLoaded} working={isFetching} onRetry={() => void refetch()} />;
  }
  if (profile === undefined) return <ProfileSkeleton />;

  return (
    <div className="tr-stack tr-wide-gap tr-enter">
      <ProfileInTime profile={profile}>
        {(shown, editable) => (
          <>
            <ProfileHeader profile={shown} editable={editable} />
            <ProfileCards profile={shown} editable={editable} />
          </>
        )}
      </ProfileInTime>
      <Editors profile={profile} />
    </div>
  );
}
