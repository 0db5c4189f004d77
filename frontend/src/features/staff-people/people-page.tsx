import type { Profile } from '@trackrecord/contracts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useHasRole } from '../../shared/staff/use-has-role';
import { useSessionOf } from '../../shared/staff/open-sessions';
import { RoleRequired } from '../../shared/staff/role-required';
import { UrlParamsProvider } from '../../shared/staff/url-params';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { Icon } from '../../shared/ui/icon';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { notify } from '../../shared/toast/notify';
import { EndedNote } from './ended-note';
import { usePeopleUrl } from './people-url';
import { SearchForm } from './search-form';

const loadPersonView = () => import('./person-view');
const reportFailure = (): void => notify.error('This could not be opened. Check your connection and try again.');

interface PeoplePageProps {
  /** Renders a profile read-only. */
  readonly renderProfile: (profile: Profile) => ReactNode;
}

function People({ renderProfile }: PeoplePageProps) {
  const { person, update } = usePeopleUrl();
  const { session, endedSession } = useSessionOf(person ?? '');
  const hasSession = session !== undefined;
  // Not in the URL, since the code permits opening a session.
  const [foundByCode, setFoundByCode] = useState<{ readonly uid: string; readonly code: string }>();
  usePageTitle('People');
  return (
    <>
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>People</PageHeading>
          {!hasSession && <p>Find one person, help with their problem, and leave.</p>}
        </div>
        {hasSession && (
          <button type="button" className="btn btn-plain" onClick={() => update({ person: undefined })}>
            <Icon name="search" />
            Find another person
          </button>
        )}
      </div>
      <div className="tr-stack tr-wide-gap">
        {!hasSession && endedSession !== undefined && (
          <EndedNote key={endedSession.session.sessionId} ended={endedSession} />
        )}
        {!hasSession && (
          <section className="card" aria-label="Search">
            <div className="card-body">
              <SearchForm
                isPersonShown={person !== undefined}
                onFound={(uid, code) => {
                  setFoundByCode(code === undefined ? undefined : { uid, code });
                  update({ person: uid });
                }}
              />
            </div>
          </section>
        )}
        <LoadOnDemand load={loadPersonView} shouldLoad={person !== undefined} onFailure={reportFailure}>
          {(PersonView) =>
            person !== undefined && (
              <PersonView
                key={person}
                uid={person}
                consentCode={foundByCode?.uid === person ? foundByCode.code : undefined}
                renderProfile={renderProfile}
              />
            )
          }
        </LoadOnDemand>
      </div>
    </>
  );
}

/** The page of support: finds a person and shows what happened to them. */
export function PeoplePage(props: PeoplePageProps) {
  if (!useHasRole('support')) return <RoleRequired neededRole="support" />;
  return (
    <UrlParamsProvider>
      <People {...props} />
    </UrlParamsProvider>
  );
}
