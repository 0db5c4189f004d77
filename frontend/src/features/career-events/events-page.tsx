import { useAuth } from '../../shared/identity/auth-context';
import { EmptyTrack } from '../../shared/ui/empty-track';
import { PageHeading } from '../../shared/ui/page-heading';
import { sampleShare } from '../../shared/ui/sample-share';
import { SampleTag } from '../../shared/ui/sample-tag';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { EventCard } from './event-card';
import { EventsBones } from './events-bones';
import { KEPT, useGetEventsQuery } from './events-api';
import type { ListedEvent } from './listed-event';

interface ListProps {
  readonly events: readonly ListedEvent[];
  /** Whether some are sample data, and others are not. */
  readonly isMixed: boolean;
}

function EventList({ events, isMixed }: ListProps) {
  if (events.length === 0) {
    return (
      <section className="card" aria-label="No events">
        <div className="tr-empty">
          <EmptyTrack />
          <div role="status">No events found</div>
        </div>
      </section>
    );
  }
  return (
    <div className="tr-grid">
      {events.map((event, place) => (
        <EventCard key={place} event={event} saysSample={isMixed && event.isSample} />
      ))}
    </div>
  );
}

/** `/events`: where to go and meet people (spec section 2, Events screen). */
export function EventsPage() {
  const { user } = useAuth();
  const { currentData, isError } = useGetEventsQuery(user?.uid ?? '', {
    skip: user === null,
    // For as long as they are kept they are not asked for again (spec section 4, Events).
    refetchOnMountOrArgChange: KEPT,
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  const events = isError || user === null ? [] : currentData;
  const samples = sampleShare(events?.map(({ isSample }) => isSample) ?? []);
  usePageTitle('Events');

  return (
    <div className="tr-enter">
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Events</PageHeading>
          <p>Conferences and meet-ups, ending soonest first.</p>
        </div>
        {samples === 'all' && <SampleTag />}
      </div>
      {events === undefined ? <EventsBones /> : <EventList events={events} isMixed={samples === 'some'} />}
    </div>
  );
}
