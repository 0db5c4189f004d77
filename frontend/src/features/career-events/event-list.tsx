import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedEvent } from '../../shared/career-events/listed-event';
import { groupEvents } from './event-groups';
import { EventRow } from './event-row';

const PAGE_SIZE = 20;

const describeCount = (shownCount: number, totalCount: number): string => {
  if (shownCount < totalCount) return `Showing ${shownCount} of ${totalCount} events`;
  return totalCount === 1 ? '1 event' : `${totalCount} events`;
};

interface MonthProps {
  readonly uid: string;
  readonly title: string;
  readonly events: readonly ListedEvent[];
  readonly areSomeSamples: boolean;
}

function Month({ uid, title, events, areSomeSamples }: MonthProps) {
  const id = useId();
  return (
    <section className="card tr-event-month" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {events.map((event, index) => (
        <EventRow key={event._id ?? index} uid={uid} event={event} hasSampleTag={areSomeSamples && event.isSample} />
      ))}
    </section>
  );
}

interface EventListProps {
  readonly uid: string;
  /** Sorted. */
  readonly events: readonly ListedEvent[];
  readonly areSomeSamples: boolean;
}

/** Events by month, page by page. All are loaded, since the server returns a few hundred at most. */
export function EventList({ uid, events, areSomeSamples }: EventListProps) {
  const [pageCount, setPageCount] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const shownEvents = events.slice(0, pageCount * PAGE_SIZE);

  const loadMore = (): void => {
    // Rendered at once, because the first new event takes the focus.
    flushSync(() => setPageCount(pageCount + 1));
    list.current?.querySelectorAll<HTMLElement>('article')[shownEvents.length]?.focus();
  };

  return (
    <div ref={list}>
      <p className="tr-small tr-muted" role="status">
        {events.length > 0 && describeCount(shownEvents.length, events.length)}
      </p>
      <div className="tr-stack tr-wide-gap">
        {groupEvents(shownEvents).map((group) => (
          <Month key={group.title} uid={uid} {...group} areSomeSamples={areSomeSamples} />
        ))}
        {shownEvents.length < events.length && (
          <button type="button" className="btn btn-plain mx-auto" onClick={loadMore}>
            Load More
          </button>
        )}
      </div>
    </div>
  );
}
