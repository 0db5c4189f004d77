import { Link } from 'react-router-dom';
import { EmptyTrack } from '../../shared/ui/empty-track';
import { Icon } from '../../shared/ui/icon';
import { PageHeading } from '../../shared/ui/page-heading';

/** The page for an account without a profile, with a link to create one. */
export function ProfileNotFound() {
  return (
    <section className="card" aria-label="Profile Not Found">
      <div className="tr-empty">
        <EmptyTrack />
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
