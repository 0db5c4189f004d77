import type { Profile } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { useHasRole } from '../../shared/staff/use-has-role';
import { RoleRequired } from '../../shared/staff/role-required';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { PersonView } from './person-view';
import { usePeopleUrl } from './people-url';
import { SearchForm } from './search-form';

interface PeoplePageProps {
  /** Renders a profile read-only. */
  readonly renderProfile: (profile: Profile) => ReactNode;
}

function People({ renderProfile }: PeoplePageProps) {
  const { person, update } = usePeopleUrl();
  usePageTitle('People');
  return (
    <>
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>People</PageHeading>
          <p>Find one person, help with their problem, and leave.</p>
        </div>
      </div>
      <div className="tr-stack tr-wide-gap">
        <section className="card" aria-label="Search">
          <div className="card-body">
            <SearchForm onFound={(uid) => update({ person: uid })} />
          </div>
        </section>
        {person !== undefined && <PersonView key={person} uid={person} renderProfile={renderProfile} />}
      </div>
    </>
  );
}

/** The page of support: finds a person and shows what happened to them. */
export function PeoplePage(props: PeoplePageProps) {
  return useHasRole('support') ? <People {...props} /> : <RoleRequired needed="support" />;
}
