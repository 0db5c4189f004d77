import { useRef } from 'react';
import type { RefObject } from 'react';
import { ListSkeleton } from '../../../shared/staff/list-skeleton';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { useFocusContainerFallback } from '../../../shared/ui/use-focus-fallback';
import { EventPanel } from '../event/event-panel';
import { EventList } from '../event-list';
import { isIndexOff, QueryError } from '../notes';
import { Panels } from '../panels';
import { useStreamsUrl } from '../streams-url';
import { getActiveFilters, NO_FILTERS } from './filter-values';
import { LogFilters } from './log-filters';
import { LogHead } from './log-head';
import { LogNotes } from './log-notes';
import { OlderEvents } from './older-events';
import { useLogRows } from './use-log-rows';
import type { LogRows } from './use-log-rows';

function NoRows() {
  const { filters, updateFilters } = useStreamsUrl();
  const isFiltered = getActiveFilters(filters).length > 0;
  return (
    <div className="tr-empty">
      <EmptyIllustration />
      <p className="mb-0">{isFiltered ? 'No event matches these filters.' : 'No event was stored yet.'}</p>
      {isFiltered && (
        <button type="button" className="btn btn-plain" onClick={() => updateFilters(NO_FILTERS)}>
          Clear filters
        </button>
      )}
    </div>
  );
}

interface RowsProps {
  readonly list: LogRows;
  readonly element: RefObject<HTMLDivElement | null>;
}

/** The rows, or why there are none. */
function Rows({ list: { rows, log, hasOlder, isFull, loadOlder }, element }: RowsProps) {
  const { event, update } = useStreamsUrl();
  const scannedUntil = log.lastPage?.scannedUntil;
  if (rows === undefined) {
    return log.error === undefined ? (
      <ListSkeleton label="Loading the log" />
    ) : (
      <QueryError
        text="The log could not be loaded."
        error={log.error}
        isWorking={log.isLoading}
        onRetry={log.refresh}
      />
    );
  }
  return (
    <>
      {rows.length === 0 && !scannedUntil && <NoRows />}
      {rows.length > 0 && (
        <div ref={element} className="tr-dim-busy mt-2" aria-busy={log.isOutdated}>
          <EventList
            label="Events"
            events={rows}
            chosenId={event}
            onChoose={(eventId) => update({ event: eventId, panel: 'event' })}
            onEnd={() => {
              // A search that stopped early, and another page, are continued by their button only.
              if (log.hasMore && !scannedUntil && !isFull) log.loadMore();
            }}
          />
        </div>
      )}
      {log.error !== undefined && (
        <QueryError
          text="Older events could not be loaded."
          error={log.error}
          isWorking={log.isLoading}
          onRetry={log.loadMore}
        />
      )}
      {log.error === undefined && hasOlder && (
        <OlderEvents
          isLoading={log.isLoadingMore}
          onLoad={loadOlder}
          scannedUntil={isFull ? undefined : scannedUntil}
        />
      )}
    </>
  );
}

/** The log of all streams: filtered, followed, and with one event beside it. */
export function LogView() {
  const { filters, updateFilters } = useStreamsUrl();
  const element = useRef<HTMLDivElement>(null);
  const list = useLogRows(element);
  // The button that clears the filters disappears.
  const card = useFocusContainerFallback<HTMLElement>();
  const isOff = isIndexOff(list.log.error);

  const showWaiting = (): void => {
    list.showWaiting();
    // The pressed button disappears.
    element.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
  };

  return (
    <Panels
      list={
        <section ref={card} className="card" aria-labelledby="log-title" tabIndex={-1}>
          <div className="card-body">
            <LogHead list={list} canFollow={!isOff} />
            {!isOff && <LogFilters filters={filters} onChange={updateFilters} />}
            <LogNotes list={list} onShowWaiting={showWaiting} />
            <Rows list={list} element={element} />
          </div>
        </section>
      }
      renderEvent={(eventId, options) => (
        <EventPanel eventId={eventId} listed={list.rows?.find((row) => row.eventId === eventId)} {...options} />
      )}
    />
  );
}
