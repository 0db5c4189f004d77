import type { Home, ProfileGap } from '@trackrecord/contracts';
import { STAGES } from '@trackrecord/contracts/applications/stages';
import { Link } from 'react-router-dom';
import '../../styles/home.scss';
import { formatLongDay } from '../../shared/format/format-day';
import { getToday } from '../../shared/format/local-day';
import { useAuth } from '../../shared/identity/auth-context';
import { Icon } from '../../shared/ui/icon';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ApplicationsCard } from './cards/applications-card';
import { ChangesCard } from './cards/changes-card';
import { EventsCard } from './cards/events-card';
import { MatchesCard } from './cards/matches-card';
import { StepsCard } from './cards/steps-card';
import { describeWeek, groupDueSteps } from './due-texts';
import { getGreeting } from './greeting';
import { useGetHomeQuery } from './home-api';
import { HomeSkeleton } from './home-skeleton';

/** How often to ask for the matches of the newest profile while the workers are still finding them. */
const MATCHES_POLLING_MS = 5_000;

/** A profile without work experience or projects, skills or roles says too little to find matches. */
const NEEDED_FOR_MATCHES: ReadonlySet<ProfileGap> = new Set(['work', 'skills', 'roles']);

/** On the first day there are no applications yet, and the jobs were never visited. */
const isFirstDay = ({ applications: { counts }, matches: { since } }: Home): boolean =>
  since === null && STAGES.every((stage) => counts[stage] === 0);

function describeDay(home: Home): string {
  const today = `${formatLongDay(getToday())}.`;
  if (isFirstDay(home)) return `${today} Here is what to do first.`;
  const week = describeWeek(groupDueSteps(home.applications.due));
  return week === '' ? today : `${today} ${week}`;
}

function Header({ home }: { readonly home: Home | undefined }) {
  return (
    <div className="tr-head">
      <div className="me-auto tr-home-greeting">
        <PageHeading>{home === undefined ? 'Home' : getGreeting(home.firstName, isFirstDay(home))}</PageHeading>
        {home !== undefined && <p className="tr-num">{describeDay(home)}</p>}
      </div>
      {home !== undefined && !isFirstDay(home) && (
        <Link className="btn btn-primary" to="/applications?edit=new">
          <Icon name="plus-lg" />
          Add application
        </Link>
      )}
    </div>
  );
}

interface ContentProps {
  readonly uid: string;
  readonly home: Home;
}

/** On the first day, the steps to complete the profile come first. */
function Content({ uid, home }: ContentProps) {
  const steps = <StepsCard completeness={home.completeness} userType={home.userType} />;
  const canBeMatched = !home.completeness.steps.some(({ gap }) => NEEDED_FOR_MATCHES.has(gap));
  const isProfileFirst = isFirstDay(home) && home.completeness.steps.length > 0;
  return (
    <div className="tr-home-grid">
      <div className="tr-stack tr-wide-gap">
        {isProfileFirst && steps}
        <ApplicationsCard uid={uid} applications={home.applications} />
        <MatchesCard uid={uid} matches={home.matches} canBeMatched={canBeMatched} />
      </div>
      <div className="tr-stack tr-wide-gap">
        {!isProfileFirst && steps}
        <EventsCard events={home.events} />
        <ChangesCard uid={uid} changes={home.changes} />
      </div>
    </div>
  );
}

/** `/dashboard`: what to do next, and what is new. */
export function HomePage() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const { currentData, error, isFetching, refetch } = useHome(uid);
  usePageTitle('Home');
  return (
    <div className="tr-home tr-enter">
      <Header home={currentData} />
      {currentData === undefined && error === undefined && <HomeSkeleton />}
      {currentData === undefined && error !== undefined && (
        <LoadError
          text="Your home page could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {currentData !== undefined && <Content uid={uid} home={currentData} />}
    </div>
  );
}

/** Reads the home page on every visit, and again until the newest profile is matched. */
function useHome(uid: string) {
  const options = { skip: uid === '', refetchOnMountOrArgChange: true };
  const { isWaitingForMatches } = useGetHomeQuery(uid, {
    ...options,
    selectFromResult: ({ data }) => ({ isWaitingForMatches: data !== undefined && !data.matches.isReady }),
  });
  return useGetHomeQuery(uid, {
    ...options,
    pollingInterval: isWaitingForMatches ? MATCHES_POLLING_MS : 0,
    skipPollingIfUnfocused: true,
  });
}

/** The name that a lazy route expects. */
export { HomePage as Component };
