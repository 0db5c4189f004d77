import type { StreamEvent, StreamPage } from '@trackrecord/contracts';
import type { LogEvent } from '@trackrecord/contracts';
import { useEffect, useRef } from 'react';
import { isNotFound } from '../../../shared/api/api-error';
import { ListSkeleton } from '../../../shared/staff/list-skeleton';
import { Note } from '../../../shared/staff/note';
import { Icon } from '../../../shared/ui/icon';
import { IconButton } from '../../../shared/ui/icon-button';
import { shortenStream } from '../event-texts';
import { IndexOffNote, isIndexOff, QueryError } from '../notes';
import { useGetLogEventQuery } from '../streams-api';
import { useStreamsUrl } from '../streams-url';
import { EventFacts } from './event-facts';
import { Relations } from './relations';
import { SealedBlock } from './sealed-block';

interface EventPanelProps {
  readonly eventId: string;
  /** The event, if it is in the list beside. */
  readonly listed: LogEvent | StreamEvent | undefined;
  /** The state of the key, if the list beside says it. */
  readonly keyState?: StreamPage['key'] | undefined;
  /** Whether the heading gets the focus: on narrow screens, where the list disappears. */
  readonly shouldFocus: boolean;
  readonly onClose: () => void;
}

const asStored = (event: LogEvent | StreamEvent | undefined): StreamEvent | undefined =>
  event !== undefined && 'storedAt' in event ? event : undefined;

/** One event beside the list: its envelope, its sealed payload, and what it is connected with. */
export function EventPanel({ eventId, listed, keyState, shouldFocus, onClose }: EventPanelProps) {
  const query = useGetLogEventQuery(eventId);
  const { open } = useStreamsUrl();
  const heading = useRef<HTMLHeadingElement>(null);
  const details = query.currentData;
  const event = details?.event ?? listed;

  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, [shouldFocus, eventId]);

  return (
    <section className="card tr-event-panel" aria-labelledby="event-title">
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id="event-title" ref={heading} tabIndex={-1}>
            {event?.type ?? 'Event'}
          </h2>
          <IconButton icon="x-lg" label="Close event" className="btn-quiet tr-push" onClick={onClose} />
        </div>
        {event !== undefined && (
          <>
            <p className="tr-muted tr-small tr-num">
              <span className="tr-mono">{shortenStream(event.stream)}</span>, revision {event.revision}
            </p>
            <div className="tr-row mb-3">
              <button type="button" className="btn btn-plain btn-sm" onClick={() => open({ graph: eventId })}>
                <Icon name="link-45deg" />
                Show what belongs to it
              </button>
              <button
                type="button"
                className="btn btn-plain btn-sm"
                onClick={() => open({ stream: event.stream, from: String(event.revision), event: eventId })}
              >
                <Icon name="list-ul" />
                Open stream
              </button>
            </div>
            <SealedBlock
              key={eventId}
              event={event}
              isSealed={asStored(event)?.isSealed}
              keyState={details?.key ?? keyState}
            />
            <EventFacts event={event} stored={asStored(event) ?? asStored(listed)} />
          </>
        )}
        <h3 className="mt-4 mb-2">Connected with</h3>
        {details !== undefined && <Relations details={details} />}
        {details === undefined && query.error === undefined && <ListSkeleton label="Loading the event" />}
        {details === undefined && query.error !== undefined && !query.isFetching && (
          <RelationsError error={query.error} onRetry={() => void query.refetch()} />
        )}
      </div>
    </section>
  );
}

function RelationsError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (isIndexOff(error)) return <IndexOffNote>They cannot be read without the index.</IndexOffNote>;
  if (isNotFound(error)) return <Note>The index does not have this event: it is too old, too new, or was erased.</Note>;
  return <QueryError text="The event could not be loaded." error={error} isWorking={false} onRetry={onRetry} />;
}
