import type { Home } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { EventTimes, getFirstDay } from '../../../shared/career-events/event-times';
import type { ListedEvent } from '../../../shared/career-events/listed-event';
import { getDayParts } from '../../../shared/format/format-day';
import { CalendarLeaf } from '../../../shared/ui/calendar-leaf';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { getSampleShare, SampleTag } from '../../../shared/ui/sample-tag';
import { CardLink, EmptyCard } from './card-parts';

function EventRow({ event, hasSampleTag }: { readonly event: ListedEvent; readonly hasSampleTag: boolean }) {
  const { title, link, place, attribution } = event;
  const { month, dayOfMonth } = getDayParts(getFirstDay(event));
  return (
    <li>
      <CalendarLeaf topText={month} dayOfMonth={dayOfMonth} />
      <div className="tr-row-text" dir="auto">
        <a href={link} target="_blank" rel="noopener noreferrer" aria-label={`${title} (opens a new tab)`}>
          {title}
          <Icon name="box-arrow-up-right" />
        </a>
        <div className="tr-muted tr-small">
          <EventTimes event={event} />
          {place !== undefined && place !== '' && (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          )}
        </div>
        {attribution !== undefined && <small className="tr-muted">{attribution}</small>}
        {hasSampleTag && <SampleTag />}
      </div>
    </li>
  );
}

interface EventsCardProps {
  readonly events: Home['events'];
}

/** The next events near the user or online, or the next ones anywhere. */
export function EventsCard({ events: { areNear, items } }: EventsCardProps) {
  const sampleShare = getSampleShare(items.map(({ isSample }) => isSample));
  return (
    <Card
      title={areNear ? 'Events near you' : 'Coming events'}
      action={<CardLink to="/events" text="All" label="All events" />}
    >
      {items.length === 0 ? (
        <EmptyCard title="No events are planned" text="Conferences and meet-ups show up here as they are announced.">
          <Link className="btn btn-plain btn-sm" to="/jobs">
            Find jobs instead
          </Link>
        </EmptyCard>
      ) : (
        <ul className="tr-rows">
          {items.map((event) => (
            <EventRow key={event._id} event={event} hasSampleTag={sampleShare === 'some' && event.isSample} />
          ))}
        </ul>
      )}
      {sampleShare === 'all' && (
        <p className="tr-home-foot">
          <SampleTag />
        </p>
      )}
    </Card>
  );
}
