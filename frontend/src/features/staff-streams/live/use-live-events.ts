import type { LogEvent } from '@trackrecord/contracts';
import { useState } from 'react';

/** The most rows in the page. Older ones are on the next pages. */
export const MAX_ROWS = 500;

/** Adds an event in front, unless it is there already. */
const addEvent = (events: readonly LogEvent[], event: LogEvent): readonly LogEvent[] =>
  events.some(({ eventId }) => eventId === event.eventId) ? events : [event, ...events].slice(0, MAX_ROWS);

interface LiveEvents {
  /** The events that arrived and are shown, newest first. */
  readonly shown: readonly LogEvent[];
  /** How many wait to be shown. */
  readonly waitingCount: number;
  readonly receive: (event: LogEvent) => void;
  readonly showWaiting: () => void;
}

interface ArrivedEvents {
  /** The list that they belong to. */
  readonly key: string;
  readonly shown: readonly LogEvent[];
  readonly waiting: readonly LogEvent[];
}

/** Puts the events that wait before those that are shown. */
const showAll = ({ key, shown, waiting }: ArrivedEvents): ArrivedEvents => ({
  key,
  shown: [...waiting, ...shown].slice(0, MAX_ROWS),
  waiting: [],
});

/**
 * Keeps the events that arrive while the log is followed. While the reader holds something, they wait, so that nothing
 * moves below the cursor. `listKey` names the list that they belong to; another list begins empty.
 */
export function useLiveEvents(listKey: string, isHeld: boolean): LiveEvents {
  const [events, setEvents] = useState<ArrivedEvents>({ key: listKey, shown: [], waiting: [] });
  if (events.key !== listKey) setEvents({ key: listKey, shown: [], waiting: [] });
  else if (!isHeld && events.waiting.length > 0) setEvents(showAll(events));

  return {
    shown: events.shown,
    waitingCount: events.waiting.length,
    // All wait first, so that the next render decides for all whether they are shown.
    receive: (event) =>
      setEvents((current) =>
        current.shown.some(({ eventId }) => eventId === event.eventId)
          ? current
          : { ...current, waiting: addEvent(current.waiting, event) },
      ),
    showWaiting: () => setEvents(showAll),
  };
}
