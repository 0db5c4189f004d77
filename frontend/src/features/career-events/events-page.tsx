import { MESSAGES } from '@trackrecord/contracts/messages';
import { useListApplicationsQuery } from '../../shared/applications/applications-api';
import { isEventOver } from '../../shared/career-events/event-times';
import type { ListedEvent } from '../../shared/career-events/listed-event';
import { useAuth } from '../../shared/identity/auth-context';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { LoadError } from '../../shared/ui/load-error';
import { SkeletonFrame } from '../../shared/ui/loading';
import { PageHeading } from '../../shared/ui/page-heading';
import { getSampleShare, SampleTag } from '../../shared/ui/sample-tag';
import { useFocusContainerFallback } from '../../shared/ui/use-focus-fallback';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { EventCard } from './event-card';
import { EventFilterBar, filterEvents, NO_EVENT_FILTERS, useEventFilters } from './event-filter-bar';
import { CACHE_SECONDS, useGetEventsQuery } from './events-api';

const CARDS = [0, 1, 2, 3, 4, 5];

/** Shown while events are loading, after a delay of 150 ms. */
function EventsSkeleton() {
  return (
    <SkeletonFrame label="Loading events">
      <div className="tr-grid tr-delayed" aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className="card tr-event">
            <span className="tr-skeleton tr-skeleton-picture" />
            <span className="tr-skeleton w-25" />
            <span className="tr-skeleton w-75" />
            <span className="tr-skeleton w-50" />
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

interface EventListProps {
  readonly uid: string;
  readonly events: readonly ListedEvent[];
}

function EventList({ uid, events }: EventListProps) {
  const { filters, setFilters } = useEventFilters();
  const savedEvents = useSavedEvents(uid, events);
  const areSomeSamples = getSampleShare(events.map(({ isSample }) => isSample)) === 'some';
  if (events.length === 0 && savedEvents.length === 0) return <NoEvents onClear={undefined} />;
  const shownEvents = filters.show === 'saved' ? savedEvents : events;
  const filteredEvents = filterEvents(shownEvents, filters);
  return (
    <>
      <EventFilterBar events={shownEvents} filters={filters} onChange={setFilters} />
      {filteredEvents.length === 0 && <NoEvents onClear={() => setFilters(NO_EVENT_FILTERS)} />}
      <div className="tr-grid">
        {filteredEvents.map((event, index) => (
          <EventCard key={event._id ?? index} uid={uid} event={event} hasSampleTag={areSomeSamples && event.isSample} />
        ))}
      </div>
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
    return events === undefined ? <EventsSkeleton /> : <EventList uid={user?.uid ?? ''} events={events} />;
  };

  return (
    <div className="tr-enter">
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Events</PageHeading>
          <p>Conferences and meet-ups, ending soonest first.</p>
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
 * Returns the events that the user saved: first the coming ones, the earliest first; then the past ones, the latest
 * first. A saved event that is still listed has its current data, others have the data with which they were saved.
 */
function useSavedEvents(uid: string, listedEvents: readonly ListedEvent[]): readonly ListedEvent[] {
  const { data } = useListApplicationsQuery(uid, { skip: uid === '' });
  const events = (data?.savedEvents ?? []).map(
    ({ eventId, ...savedEvent }): ListedEvent =>
      listedEvents.find(({ _id }) => _id === eventId) ?? { ...savedEvent, _id: eventId },
  );
  const sorted = events.toSorted((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate));
  return [...sorted.filter((event) => !isEventOver(event)), ...sorted.filter(isEventOver).toReversed()];
}

/** The name that a lazy route expects. */
export { EventsPage as Component };
