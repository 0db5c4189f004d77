import type { CareerEvent } from '@trackrecord/contracts';
import { useAuth } from '../../shared/identity/auth-context';
import { EmptyTrack } from '../../shared/ui/empty-track';
import { PageHeading } from '../../shared/ui/page-heading';
import { SampleTag } from '../../shared/ui/sample-tag';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { EventCard } from './event-card';
import { EventsBones } from './events-bones';
import { KEPT, useGetEventsQuery } from './events-api';

interface ListProps {
  readonly events: readonly CareerEvent[];
}

function EventList({ events }: ListProps) {
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
      {events.map((event) => (
        <EventCard key={event._id} event={event} />
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
  usePageTitle('Events');

  return (
    <div className="tr-enter">
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Events</PageHeading>
          <p>Conferences and meet-ups, soonest first.</p>
        </div>
        {events?.some(({ isSample }) => isSample) && <SampleTag />}
      </div>
      {events === undefined ? <EventsBones /> : <EventList events={events} />}
    </div>
  );
}
