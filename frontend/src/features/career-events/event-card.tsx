import { useId } from 'react';
import { Icon } from '../../shared/ui/icon';
import { LogoMark } from '../../shared/ui/logo-mark';
import { NewTabLink } from '../../shared/ui/new-tab-link';
import { SampleTag } from '../../shared/ui/sample-tag';
import { RemoteImage } from '../../shared/ui/remote-image';
import { formatDay } from '../../shared/format/format-day';
import { findEventKind, getEventKind } from './event-kind';
import { EventPicture } from './event-picture';
import type { ListedEvent } from './listed-event';

/** Shown if the event's image fails to load (spec section 2, Events screen). */
const FALLBACK_IMAGE = (
  <div className="tr-event-mark">
    <LogoMark />
  </div>
);

interface EventDatesProps {
  readonly start: string | undefined;
  readonly end: string;
}

/** "10 Dec 2026 – 12 Dec 2026", or a single date. */
function EventDates({ start, end }: EventDatesProps) {
  const [first, last] = [start === undefined ? undefined : formatDay(start), formatDay(end)];
  if (first === undefined) return <>Ends {<time dateTime={end}>{last}</time>}</>;
  if (first === last) return <time dateTime={end}>{last}</time>;
  return (
    <>
      <time dateTime={start}>{first}</time> – <time dateTime={end}>{last}</time>
    </>
  );
}

interface EventCardProps {
  readonly event: ListedEvent;
  /** Whether to tag sample data; false if all events are samples. */
  readonly showsSampleTag: boolean;
}

/** An event in the list (spec section 2, Events screen). */
export function EventCard({ event, showsSampleTag }: EventCardProps) {
  const { title, image, startDate, endDate, place, source, attribution, link } = event;
  const id = useId();
  return (
    <article className="card tr-event" aria-labelledby={id}>
      <div className="tr-art-box">
        <RemoteImage address={image} missing={<EventPicture event={event} />} broken={FALLBACK_IMAGE} />
      </div>
      <div className="tr-event-words" dir="auto">
        <div className="tr-row">
          {findEventKind(source) === undefined && <span className="tr-tag">{getEventKind(event)}</span>}
          <span className="tr-tag">{source}</span>
          {showsSampleTag && <SampleTag />}
        </div>
        <h2 id={id}>{title}</h2>
        <ul className="tr-meta">
          <li>
            <Icon name="calendar3" />
            <bdi dir="ltr" className="tr-num">
              <EventDates start={startDate} end={endDate} />
            </bdi>
          </li>
          {place && (
            <li>
              <Icon name="geo-alt" />
              <bdi>{place}</bdi>
            </li>
          )}
        </ul>
        {attribution && <small className="tr-muted">{attribution}</small>}
      </div>
      <NewTabLink to={link} text="Visit" about={` ${title}`} className="btn btn-plain btn-sm" />
    </article>
  );
}
