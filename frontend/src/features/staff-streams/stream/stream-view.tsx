import type { StreamPage } from '@trackrecord/contracts';
import { isNotFound } from '../../../shared/api/api-error';
import { CopyButton } from '../../../shared/staff/copy-button';
import { countOf } from '../../../shared/staff/format-amounts';
import { ListSkeleton } from '../../../shared/staff/list-skeleton';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { EventPanel } from '../event/event-panel';
import { KeyTag } from '../event/sealed-block';
import { EventList } from '../event-list';
import { hasView, shortenStream } from '../event-texts';
import { Note } from '../../../shared/staff/note';
import { QueryError } from '../notes';
import { OpenedHeading } from '../opened-heading';
import { Panels } from '../panels';
import { useStreamsUrl } from '../streams-url';
import { CheckView } from './check-view';
import { PersonStreams } from './person-streams';
import { useStream } from './use-stream';

const ORDERS = [
  { order: undefined, text: 'Newest first' },
  { order: 'oldest', text: 'Oldest first' },
] as const;

/** What is true of the whole stream: its key, its length, and whether its view is what it says. */
function StreamFacts({ page }: { readonly page: StreamPage }) {
  const { stream, category, key, lastRevision } = page;
  return (
    <div className="tr-stack">
      <div className="tr-row">
        <KeyTag state={key} />
        <span className="tr-muted tr-small tr-num">
          {countOf(lastRevision + 1, 'event')}, newest revision {lastRevision}
        </span>
      </div>
      {key === 'destroyed' && (
        <Note tone="is-red">
          <strong>This account was erased.</strong> Its key is destroyed, so the payloads of its events can no longer be
          read.
        </Note>
      )}
      {hasView(category) && key !== 'destroyed' && <CheckView key={stream} projection={category} stream={stream} />}
    </div>
  );
}

function OrderSwitch() {
  const { isBackwards, update } = useStreamsUrl();
  return (
    <div className="tr-seg" role="group" aria-label="Order">
      {ORDERS.map(({ order, text }) => (
        <button
          key={text}
          type="button"
          aria-pressed={isBackwards === (order === undefined)}
          onClick={() => update({ order, from: undefined })}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface EventsProps {
  readonly stream: string;
  readonly events: ReturnType<typeof useStream>;
}

/** The events of the stream, or why there are none. */
function Events({ stream, events: read }: EventsProps) {
  const { events, error, isLoading, hasMore, isFull, isLoadingMore, loadMore, refresh } = read;
  const { event, from, isBackwards, update } = useStreamsUrl();
  if (events === undefined) {
    if (error === undefined) return <ListSkeleton label="Loading the stream" />;
    if (isNotFound(error)) return <Note>No event was ever stored in this stream.</Note>;
    return <QueryError text="The stream could not be loaded." error={error} isWorking={isLoading} onRetry={refresh} />;
  }
  return (
    <>
      <div className="tr-row mt-4">
        <OrderSwitch />
        {from !== undefined && (
          <span className="tr-small tr-muted tr-num">
            {`From revision ${from}. `}
            <button type="button" className="tr-link-button" onClick={() => update({ from: undefined })}>
              {isBackwards ? 'From the newest' : 'From the first'}
            </button>
          </span>
        )}
      </div>
      <div className="mt-2">
        <EventList
          label={`Events of ${shortenStream(stream)}`}
          events={events}
          chosenId={event}
          onChoose={(eventId) => update({ event: eventId, panel: 'event' })}
          onEnd={() => {
            if (hasMore && !isFull) loadMore();
          }}
        />
      </div>
      {error !== undefined && (
        <QueryError text="More events could not be loaded." error={error} isWorking={isLoading} onRetry={loadMore} />
      )}
      {error === undefined && hasMore && (
        <button type="button" className="btn btn-plain w-100 mt-3" aria-disabled={isLoadingMore} onClick={loadMore}>
          {isLoadingMore && <ButtonSpinner />}
          {isBackwards ? 'Show older' : 'Show newer'}
        </button>
      )}
    </>
  );
}

/** A stream by its name: its events, forwards and backwards, from the log itself. */
export function StreamView({ stream }: { readonly stream: string }) {
  const { from, isBackwards } = useStreamsUrl();
  const events = useStream({ stream, from, isBackwards });
  return (
    <Panels
      list={
        <section className="card" aria-labelledby="opened-title">
          <div className="card-body">
            <OpenedHeading action={<CopyButton text={stream} label="Copy the name of the stream" />}>
              {stream}
            </OpenedHeading>
            <div className="tr-stack tr-stream-facts">
              <PersonStreams stream={stream} />
              {events.lastPage !== undefined && <StreamFacts page={events.lastPage} />}
            </div>
            <Events stream={stream} events={events} />
          </div>
        </section>
      }
      renderEvent={(eventId, options) => (
        <EventPanel
          eventId={eventId}
          listed={events.events?.find((event) => event.eventId === eventId)}
          keyState={events.lastPage?.key}
          {...options}
        />
      )}
    />
  );
}
