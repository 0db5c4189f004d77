import { useId } from 'react';
import { EventTimes, getFirstDay } from '../../shared/career-events/event-times';
import type { ListedEvent } from '../../shared/career-events/listed-event';
import { SaveEventButton } from '../../shared/career-events/save-event-button';
import { getDayParts } from '../../shared/format/format-day';
import { CalendarLeaf } from '../../shared/ui/calendar-leaf';
import { Icon } from '../../shared/ui/icon';
import { LogoMark } from '../../shared/ui/logo';
import { NewTabLink } from '../../shared/ui/new-tab-link';
import { RemoteImage } from '../../shared/ui/remote-image';
import { SampleTag } from '../../shared/ui/sample-tag';
import { getEventBadges } from './event-kind';

/** Shown if the event's image fails to load (spec section 2, Events screen). */
const FALLBACK_IMAGE = (
  <div className="tr-event-mark">
    <LogoMark />
  </div>
);

interface EventRowProps {
  readonly uid: string;
  readonly event: ListedEvent;
  /** Whether the event is tagged as a sample; false if all events are samples, since the page then has one tag. */
  readonly hasSampleTag: boolean;
}

/** An event in the list (spec section 2, Events screen). It can be focused because “Load More” focuses a new one. */
export function EventRow({ uid, event, hasSampleTag }: EventRowProps) {
  const { _id, title, image, place, attribution, link } = event;
  const id = useId();
  const { weekday, dayOfMonth } = getDayParts(getFirstDay(event));
  return (
    <article className="tr-event" aria-labelledby={id} tabIndex={-1}>
      <CalendarLeaf topText={weekday} dayOfMonth={dayOfMonth} />
      <div className="tr-event-text" dir="auto">
        <h3 id={id}>{title}</h3>
        <ul className="tr-meta">
          <li>
            <Icon name="calendar3" />
            <EventTimes event={event} />
          </li>
          {place && (
            <li>
              <Icon name="geo-alt" />
              <bdi>{place}</bdi>
            </li>
          )}
          <li>
            {getEventBadges(event).map((badge) => (
              <span key={badge} className="tr-tag">
                {badge}
              </span>
            ))}
            {hasSampleTag && <SampleTag />}
          </li>
        </ul>
        {attribution && <small className="tr-muted">{attribution}</small>}
      </div>
      {/* Hidden by the styles if the feed has no image. */}
      <div className="tr-art-box tr-event-picture">
        <RemoteImage src={image} placeholder={null} fallback={FALLBACK_IMAGE} />
      </div>
      <div className="tr-row tr-event-actions">
        <NewTabLink to={link} text="Visit" labelSuffix={` ${title}`} className="btn btn-plain btn-sm" />
        {_id !== undefined && <SaveEventButton uid={uid} event={{ ...event, _id }} />}
      </div>
    </article>
  );
}
