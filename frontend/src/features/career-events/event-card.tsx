import type { CareerEvent } from '@trackrecord/contracts';
import { useId } from 'react';
import { Icon } from '../../shared/ui/icon';
import { Mark } from '../../shared/ui/mark';
import { NewTabLink } from '../../shared/ui/new-tab-link';
import { TrackPicture } from '../../shared/ui/track-picture';
import { WebPicture } from '../../shared/ui/web-picture';
import { dayWords } from '../../shared/words/day-words';

/** Stands in for a picture that cannot be had (spec section 2, Events screen). */
const PRODUCT_LOGO = (
  <div className="tr-event-mark">
    <Mark />
  </div>
);

interface EventCardProps {
  readonly event: CareerEvent;
}

/** An event to go to (spec section 2, Events screen). */
export function EventCard({ event: { title, image, endDate, place, source, link } }: EventCardProps) {
  const id = useId();
  return (
    <article className="card tr-event" aria-labelledby={id}>
      <div className="tr-art-box">
        <WebPicture address={image} missing={<TrackPicture title={title} />} broken={PRODUCT_LOGO} />
      </div>
      <div className="tr-event-words" dir="auto">
        <span className="tr-tag">{source}</span>
        <h2 id={id}>{title}</h2>
        <ul className="tr-meta">
          <li>
            <Icon name="calendar3" />
            <bdi dir="ltr" className="tr-num">
              Ends <time dateTime={endDate}>{dayWords(endDate)}</time>
            </bdi>
          </li>
          {place !== '' && (
            <li>
              <Icon name="geo-alt" />
              <bdi>{place}</bdi>
            </li>
          )}
        </ul>
      </div>
      <NewTabLink to={link} text="Visit" about={` ${title}`} className="btn btn-plain btn-sm" />
    </article>
  );
}
