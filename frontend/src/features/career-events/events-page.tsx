// The styles of this page are a separate file, which other screens do not load.
import '../../styles/career-events.scss';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useListApplicationsQuery } from '../../shared/applications/applications-api';
import type { ListedEvent } from '../../shared/career-events/listed-event';
import { useAuth } from '../../shared/identity/auth-context';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { LoadError } from '../../shared/ui/load-error';
import { SkeletonFrame } from '../../shared/ui/loading';
import { PageHeading } from '../../shared/ui/page-heading';
import { getSampleShare, SampleTag } from '../../shared/ui/sample-tag';
import { useFocusContainerFallback } from '../../shared/ui/use-focus-fallback';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { EventFilterBar, filterEvents, NO_EVENT_FILTERS, useEventFilters } from './event-filter-bar';
import { sortEvents } from './event-groups';
import { EventList } from './event-list';
import { CACHE_SECONDS, useGetEventsQuery } from './events-api';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Shown while events are loading, after a delay of 150 ms. */
function EventsSkeleton() {
  return (
    <SkeletonFrame label="Loading events">
      <div className="card tr-delayed" aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className="tr-event">
            <span className="tr-skeleton tr-brand" />
            <span className="tr-stack">
              <span className="tr-skeleton w-50" />
              <span className="tr-skeleton w-75" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}

interface NoEventsProps {
  /** Undefined if no filters are set. */
  readonly onClear: (() => void) | undefined;
}

function NoEvents({ onClear }: NoEventsProps) {
  return (
    <section className="card" aria-label="No events">
      <div className="tr-empty">
        <EmptyIllustration />
        <div role="status">No events found</div>
        {onClear !== undefined && (
          <button type="button" className="btn btn-plain" onClick={onClear}>
            Clear filters
          </button>
        )}
      </div>
    </section>
  );
}

interface EventsProps {
  readonly uid: string;
  readonly events: readonly ListedEvent[];
}

/** The listed or the saved events, with their filters. */
function Events({ uid, events }: EventsProps) {
  const { filters, setFilters } = useEventFilters();
  const savedEvents = useSavedEvents(uid, events);
  if (events.length === 0 && savedEvents.length === 0) return <NoEvents onClear={undefined} />;
  const shownEvents = filters.show === 'saved' ? savedEvents : events;
  const filteredEvents = sortEvents(filterEvents(shownEvents, filters));
  const filterKey = Object.values(filters).join('\n');
  return (
    <>
      <EventFilterBar events={shownEvents} filters={filters} onChange={setFilters} />
      {filteredEvents.length === 0 && (
        <NoEvents onClear={filterKey.trim() === '' ? undefined : () => setFilters(NO_EVENT_FILTERS)} />
      )}
      {/* Other filters start at the first page. */}
      <EventList
        key={filterKey}
        uid={uid}
        events={filteredEvents}
        areSomeSamples={getSampleShare(events.map(({ isSample }) => isSample)) === 'some'}
      />
    </>
  );
}

/** `/events`: career events (spec section 2, Events screen). */
export function EventsPage() {
  const { user } = useAuth();
  const { currentData, error, isFetching, refetch } = useGetEventsQuery(user?.uid ?? '', {
    skip: user === null,
    // Do not refetch cached events (spec section 4, Events).
    refetchOnMountOrArgChange: CACHE_SECONDS,
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  const region = useFocusContainerFallback<HTMLDivElement>();
  const events = user === null ? [] : currentData;
  usePageTitle('Events');

  const content = () => {
    if (error !== undefined) {
      return (
        <LoadError
          text={MESSAGES.eventsNotFetched}
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    return events === undefined ? <EventsSkeleton /> : <Events uid={user?.uid ?? ''} events={events} />;
  };

  return (
    <div className="tr-enter">
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Events</PageHeading>
          <p>Meet-ups, conferences, workshops and job fairs, soonest first.</p>
        </div>
        {getSampleShare(events?.map(({ isSample }) => isSample) ?? []) === 'all' && <SampleTag />}
      </div>
      <div ref={region} role="region" aria-label="Events" tabIndex={-1}>
        {content()}
      </div>
    </div>
  );
}

/**
 * Returns the events that the user saved, also past ones. A saved event that is still listed has its current data,
 * others have the data with which they were saved.
 */
function useSavedEvents(uid: string, listedEvents: readonly ListedEvent[]): readonly ListedEvent[] {
  const { data } = useListApplicationsQuery(uid, { skip: uid === '' });
  return (data?.savedEvents ?? []).map(
    ({ eventId, ...savedEvent }): ListedEvent =>
      listedEvents.find(({ _id }) => _id === eventId) ?? { ...savedEvent, _id: eventId },
  );
}

/** The name that a lazy route expects. */
export { EventsPage as Component };
