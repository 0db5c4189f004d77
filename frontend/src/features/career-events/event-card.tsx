import { useId } from 'react';
import { EventTimes } from '../../shared/career-events/event-times';
import type { ListedEvent } from '../../shared/career-events/listed-event';
import { SaveEventButton } from '../../shared/career-events/save-event-button';
import { GeneratedPicture } from '../../shared/ui/generated-picture';
import { Icon } from '../../shared/ui/icon';
import { LogoMark } from '../../shared/ui/logo';
import { NewTabLink } from '../../shared/ui/new-tab-link';
import { RemoteImage } from '../../shared/ui/remote-image';
import { SampleTag } from '../../shared/ui/sample-tag';
import { findEventKind, getEventKind } from './event-kind';
import type { EventKind } from './event-kind';

/** SVG paths in the 320 by 180 view box of {@link GeneratedPicture}. */
const DRAWINGS: Readonly<Record<EventKind, string>> = {
  // A lectern before rows of seats.
  Conference: 'M148 58h24l-4 22h-16zM116 104q44-20 88 0M104 124q56-26 112 0',
  // Two people.
  'Meet-up': 'M142 74a13 13 0 1 0 .1 0M178 74a13 13 0 1 0 .1 0M118 124q0-22 24-22q18 0 18 14q0-14 18-14q24 0 24 22',
  // A pencil on a sheet.
  Workshop: 'M128 54h48v72h-48zM140 72h24M140 86h24M186 70l10 8l-22 34l-12 4l2-12z',
  // A briefcase.
  'Job fair': 'M116 76h88v48h-88zM144 76v-14h32v14M116 98h88M156 94h8v8h-8z',
  // Brackets around a slash.
  Hackathon: 'M138 66l-24 24l24 24M182 66l24 24l-24 24M168 58l-16 64',
  // A screen with a play sign.
  Webinar: 'M112 58h96v56h-96zM144 126h32M152 74l22 12l-22 12z',
};

/** A decorative picture, by kind of event, for events without an image. */
const EventPicture = ({ event }: { readonly event: Pick<ListedEvent, 'title' | 'source'> }) => (
  <GeneratedPicture title={event.title} drawing={DRAWINGS[getEventKind(event)]} />
);

/** Shown if the event's image fails to load (spec section 2, Events screen). */
const FALLBACK_IMAGE = (
  <div className="tr-event-mark">
    <LogoMark />
  </div>
);

interface EventCardProps {
  readonly uid: string;
  readonly event: ListedEvent;
  /** Whether the event is tagged as a sample; false if all events are samples, since the page then has one tag. */
  readonly hasSampleTag: boolean;
}

/** An event in the list (spec section 2, Events screen). */
export function EventCard({ uid, event, hasSampleTag }: EventCardProps) {
  const { _id, title, image, place, source, attribution, link } = event;
  const id = useId();
  return (
    <article className="card tr-event" aria-labelledby={id}>
      <div className="tr-art-box">
        <RemoteImage src={image} placeholder={<EventPicture event={event} />} fallback={FALLBACK_IMAGE} />
      </div>
      <div className="tr-event-text" dir="auto">
        <div className="tr-row">
          {findEventKind(source) === undefined && <span className="tr-tag">{getEventKind(event)}</span>}
          <span className="tr-tag">{source}</span>
          {hasSampleTag && <SampleTag />}
        </div>
        <h2 id={id}>{title}</h2>
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
        </ul>
        {attribution && <small className="tr-muted">{attribution}</small>}
      </div>
      <div className="tr-row">
        <NewTabLink to={link} text="Visit" labelSuffix={` ${title}`} className="btn btn-plain btn-sm" />
        {_id !== undefined && <SaveEventButton uid={uid} event={{ ...event, _id }} />}
      </div>
    </article>
  );
}
