import type { PersonCard, Profile } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { isNotFound } from '../../shared/api/api-error';
import { useSessionOf } from '../../shared/staff/open-sessions';
import { useGetPersonQuery } from '../../shared/staff/staff-api';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';
import { LoadError } from '../../shared/ui/load-error';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { useIsNarrowScreen } from '../../shared/ui/use-media-query';
import { ErasedNote } from './erased-note';
import { type Panel, PANELS, usePeopleUrl } from './people-url';
import { PersonDetails } from './person-details';
import { PersonSkeleton } from './person-skeleton';

interface PersonViewProps {
  readonly uid: string;
  /** The consent code that the person was found by. */
  readonly consentCode: string | undefined;
  readonly renderProfile: (profile: Profile) => ReactNode;
}

const loadReplay = () => import('./replay/replay');
const loadForm = () => import('./session-form/open-session-form');
const reportFailure = (): void => notify.error('This could not be opened. Check your connection and try again.');

interface AccessProps {
  readonly person: PersonCard;
}

function WithoutSession({ person, consentCode }: AccessProps & Pick<PersonViewProps, 'consentCode'>) {
  const { endedSession } = useSessionOf(person.uid);
  return (
    <LoadOnDemand load={loadForm} shouldLoad onFailure={reportFailure}>
      {(OpenSessionForm) => (
        <OpenSessionForm person={person} consentCode={consentCode} isRepeated={endedSession !== undefined} />
      )}
    </LoadOnDemand>
  );
}

function LoadedPerson({ person, consentCode, renderProfile }: AccessProps & Omit<PersonViewProps, 'uid'>) {
  const { session } = useSessionOf(person.uid);
  const { panel } = usePeopleUrl();
  const isNarrow = useIsNarrowScreen();
  const hasTabs = isNarrow && session !== undefined;
  const details = <PersonDetails person={person} isCollapsible={session !== undefined && !hasTabs} />;
  if (person.erasure !== null) {
    return (
      <>
        {details}
        <ErasedNote erasure={person.erasure} />
      </>
    );
  }
  if (session === undefined) {
    return (
      <>
        {details}
        <WithoutSession person={person} consentCode={consentCode} />
      </>
    );
  }
  return (
    <>
      {hasTabs && <PanelTabs />}
      {(!hasTabs || panel === 'person') && details}
      <LoadOnDemand load={loadReplay} shouldLoad onFailure={reportFailure}>
        {(Replay) =>
          !hasTabs || panel !== 'person' ? (
            <Replay
              key={session.sessionId}
              person={person}
              sessionId={session.sessionId}
              panel={hasTabs ? panel : undefined}
              renderProfile={renderProfile}
            />
          ) : null
        }
      </LoadOnDemand>
    </>
  );
}

/** A person: the card without content, and either the form that opens a session or the replay. */
export default function PersonView({ uid, consentCode, renderProfile }: PersonViewProps) {
  const { data: person, error, isFetching, refetch } = useGetPersonQuery(uid);
  if (person !== undefined)
    return <LoadedPerson person={person} consentCode={consentCode} renderProfile={renderProfile} />;
  if (error === undefined) return <PersonSkeleton />;
  if (isNotFound(error)) {
    return (
      <div className="tr-note is-yellow" role="status">
        <Icon name="info-circle" />
        <div>No account has this user id.</div>
      </div>
    );
  }
  return (
    <LoadError
      text="This person could not be loaded."
      error={error}
      isWorking={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const LABELS: Readonly<Record<Panel, string>> = { person: 'Person', timeline: 'Timeline', moment: 'Moment' };

/** The switch between the panels of narrow screens. */
function PanelTabs() {
  const { panel, update } = usePeopleUrl();
  return (
    <div className="tr-seg tr-seg-fill" role="group" aria-label="Panel">
      {PANELS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === panel}
          onClick={() => update({ panel: name === 'person' ? undefined : name })}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  );
}
