import { MESSAGES } from '@trackrecord/contracts/messages';
import { Link } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { useGetProfileQuery } from '../../shared/profile/profile-api';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { Icon } from '../../shared/ui/icon';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ProfileCards } from './cards/profile-cards';
import { Editors } from './editors/editors';
import { VersionedProfile } from './history/versioned-profile';
import { ProfileHeader } from './profile-header';
import { ProfileSkeleton } from './profile-skeleton';

/** The page for an account without a profile, with a link to create one. */
function ProfileNotFound() {
  return (
    <section className="card" aria-label="Profile Not Found">
      <div className="tr-empty">
        <EmptyIllustration />
        <PageHeading className="h2 mt-2">Profile Not Found</PageHeading>
        <div>We couldn't find a profile for your account.</div>
        <Link className="btn btn-primary" to="/onboarding">
          Complete Your Profile
          <Icon name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}

/** `/profile`: the profile and its editors. */
export function ProfilePage() {
  const { user } = useAuth();
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery(user?.uid ?? '', { skip: user === null });
  usePageTitle('Profile');

  if (profile === null) return <ProfileNotFound />;
  if (profile === undefined && error !== undefined) {
    return (
      <LoadError text={MESSAGES.profileNotLoaded} error={error} isWorking={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (profile === undefined) return <ProfileSkeleton />;

  return (
    <div className="tr-stack tr-wide-gap tr-enter">
      <VersionedProfile profile={profile}>
        {(displayedProfile, isEditable) => (
          <>
            <ProfileHeader profile={displayedProfile} isEditable={isEditable} />
            <ProfileCards profile={displayedProfile} isEditable={isEditable} />
          </>
        )}
      </VersionedProfile>
      <Editors profile={profile} />
    </div>
  );
}

/** The name that a lazy route expects. */
export { ProfilePage as Component };
