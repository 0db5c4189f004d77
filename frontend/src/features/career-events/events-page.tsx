import { MESSAGES } from '@trackrecord/contracts/messages';
import { useAuth } from '../../shared/identity/auth-context';
import { EmptyTrack } from '../../shared/ui/empty-track';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeading } from '../../shared/ui/page-heading';
import { sampleShare } from '../../shared/ui/sample-share';
import { SampleTag } from '../../shared/ui/sample-tag';
import { useFocusContainerFallback } from '../../shared/ui/use-focus-container-fallback';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { EventCard } from './event-card';
import { EventFilterBar } from './event-filter-bar';
import { EventsSkeleton } from './events-skeleton';
import { CACHE_SECONDS, useGetEventsQuery } from './events-api';
import type { ListedEvent } from './listed-event';
import { NO_EVENT_FILTERS, filterEvents, useEventFilters } from './use-event-filters';

interface NoEventsProps {
  /** Undefined if no filters are set. */
  readonly onClear: (() => void) | undefined;
}

function NoEvents({ onClear }: NoEventsProps) {
  return (
    <section className="card" aria-label="No events">
      <div className="tr-empty">
        <EmptyTrack />
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

interface ListProps {
  readonly events: readonly ListedEvent[];
}

function EventList({ events }: ListProps) {
  const { filters, setFilters } = useEventFilters();
  const isMixed = sampleShare(events.map(({ isSample }) => isSample)) === 'some';
  if (events.length === 0) return <NoEvents onClear={undefined} />;
  const shown = filterEvents(events, filters);
  return (
    <>
      <EventFilterBar events={events} filters={filters} onChange={setFilters} />
      {shown.length === 0 && <NoEvents onClear={() => setFilters(NO_EVENT_FILTERS)} />}
      <div className="tr-grid">
        {shown.map((event, index) => (
          <EventCard key={index} event={event} showsSampleTag={isMixed && event.isSample} />
        ))}
      </div>
    </>
  );
}

/** `/events`: career events (spec section 2, Events screen). */
export function EventsPage() {
  const { user } = useAuth();
  const { currentData, isError, isFetching, refetch } = useGetEventsQuery(user?.uid ?? '', {
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
    if (isError) {
      return <LoadError text={MESSAGES.eventsNotFetched} working={isFetching} onRetry={() => void refetch()} />;
    }
    return events === undefined ? <EventsSkeleton /> : <EventList events={events} />;
  };

  return (
    <div className="tr-enter">
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Events</PageHeading>
          <p>Conferences and meet-ups, ending soonest first.</p>
        </div>
        {sampleShare(events?.map(({ isSample }) => isSample) ?? []) === 'all' && <SampleTag />}
      </div>
      <div ref={region} role="region" aria-label="Events" tabIndex={-1}>
        {content()}
      </div>
    </div>
  );
}
