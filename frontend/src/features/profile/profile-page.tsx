import { MESSAGES } from '@trackrecord/contracts/messages';
import { useAuth } from '../../shared/identity/auth-context';
import { useGetProfileQuery } from '../../shared/profile/profile-api';
import { LoadError } from '../../shared/ui/load-error';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ProfileCards } from './cards/profile-cards';
import { Editors } from './editors/editors';
import { VersionedProfile } from './history/versioned-profile';
import { ProfileHeader } from './profile-header';
import { ProfileNotFound } from './profile-not-found';
import { ProfileSkeleton } from './profile-skeleton';

/** `/profile`: the profile and its editors. */
export function ProfilePage() {
  const { user } = useAuth();
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery(user?.uid ?? '', { skip: user === null });
  usePageTitle('Profile');

  if (profile === null) return <ProfileNotFound />;
  if (profile === undefined && error !== undefined) {
    return <LoadError text={MESSAGES.profileNotLoaded} working={isFetching} onRetry={() => void refetch()} />;
  }
  if (profile === undefined) return <ProfileSkeleton />;

  return (
    <div className="tr-stack tr-wide-gap tr-enter">
      <VersionedProfile profile={profile}>
        {(shown, editable) => (
          <>
            <ProfileHeader profile={shown} editable={editable} />
            <ProfileCards profile={shown} editable={editable} />
          </>
        )}
      </VersionedProfile>
      <Editors profile={profile} />
    </div>
  );
}
