import { useId } from 'react';
import { Icon } from '../../shared/ui/icon';
import { Mark } from '../../shared/ui/mark';
import { NewTabLink } from '../../shared/ui/new-tab-link';
import { SampleTag } from '../../shared/ui/sample-tag';
import { WebPicture } from '../../shared/ui/web-picture';
import { dayWords } from '../../shared/words/day-words';
import { kindNamedIn, kindOf } from './event-kind';
import { EventPicture } from './event-picture';
import type { ListedEvent } from './listed-event';

/** Stands in for a picture that cannot be had (spec section 2, Events screen). */
const PRODUCT_LOGO = (
  <div className="tr-event-mark">
    <Mark />
  </div>
);

interface EventDatesProps {
  readonly start: string | undefined;
  readonly end: string;
}

/** From when to when: "10 Dec 2026 – 12 Dec 2026", one day where both are the same. */
function EventDates({ start, end }: EventDatesProps) {
  const [first, last] = [start === undefined ? undefined : dayWords(start), dayWords(end)];
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
  /** Whether it says that it is sample data: where not all events are. */
  readonly saysSample: boolean;
}

/** An event to go to (spec section 2, Events screen). */
export function EventCard({ event, saysSample }: EventCardProps) {
  const { title, image, startDate, endDate, place, source, attribution, link } = event;
  const id = useId();
  return (
    <article className="card tr-event" aria-labelledby={id}>
      <div className="tr-art-box">
        <WebPicture address={image} missing={<EventPicture event={event} />} broken={PRODUCT_LOGO} />
      </div>
      <div className="tr-event-words" dir="auto">
        <div className="tr-row">
          {kindNamedIn(source) === undefined && <span className="tr-tag">{kindOf(event)}</span>}
          <span className="tr-tag">{source}</span>
          {saysSample && <SampleTag />}
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
