import type { LogEvent } from '@trackrecord/contracts';
import type { RefObject } from 'react';
import { useIsHeld } from '../live/use-held';
import { MAX_ROWS, useLiveEvents } from '../live/use-live-events';
import { useTail } from '../live/use-tail';
import { useStreamsUrl } from '../streams-url';
import { matchesFilters, toParams } from './filter-values';
import { useLog } from './use-log';

/** Puts the events that arrived before those that were read, each once. */
function joinRows(arrived: readonly LogEvent[], read: readonly LogEvent[]): readonly LogEvent[] {
  const arrivedIds = new Set(arrived.map(({ eventId }) => eventId));
  return [...arrived, ...read.filter(({ eventId }) => !arrivedIds.has(eventId))].slice(0, MAX_ROWS);
}

/**
 * Returns the rows of the log: what was read, page by page, and what has arrived since, if it is followed. While `list`
 * has the focus, or an event is chosen, arrived events wait.
 */
export function useLogRows(list: RefObject<HTMLElement | null>) {
  const { filters, before, event, isLive, open } = useStreamsUrl();
  const log = useLog({ filters, before });
  const isListHeld = useIsHeld(list);
  const { type, category } = toParams(filters);
  const live = useLiveEvents(JSON.stringify(toParams(filters)), isListHeld || event !== undefined);
  const tail = useTail({
    isOn: isLive && log.firstPage !== undefined,
    type,
    category,
    startAfter: log.firstPage?.index.position ?? undefined,
    onEvent: (received) => {
      if (matchesFilters(received, filters)) live.receive(received);
    },
  });
  const rows = log.events && joinRows(live.shown, log.events);
  const isFull = rows !== undefined && rows.length >= MAX_ROWS;
  const lastRow = rows?.at(-1);
  return {
    rows,
    log,
    tail,
    waitingCount: live.waitingCount,
    showWaiting: live.showWaiting,
    /** Whether older events follow on another page, because this one has as many rows as it may. */
    isFull,
    hasOlder: log.hasMore || isFull,
    loadOlder: () => {
      if (isFull && lastRow !== undefined) open({ before: lastRow.position });
      else log.loadMore();
    },
  };
}
export type LogRows = ReturnType<typeof useLogRows>;
