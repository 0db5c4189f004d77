import { useSearchParams } from 'react-router-dom';
import { getEventKind } from './event-kind';
import type { ListedEvent } from './listed-event';

/** Empty values do not filter. */
export interface EventFilters {
  readonly kind: string;
  readonly place: string;
}

export const NO_EVENT_FILTERS: EventFilters = { kind: '', place: '' };

/** Keeps the filters in the URL, so that a reload and a shared link keep them. */
export function useEventFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters: EventFilters = { kind: parameters.get('kind') ?? '', place: parameters.get('place') ?? '' };
  const setFilters = (changes: Partial<EventFilters>): void => {
    const entries = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== '');
    setParameters(Object.fromEntries(entries), { replace: true, preventScrollReset: true });
  };
  return { filters, setFilters };
}

export const filterEvents = (events: readonly ListedEvent[], { kind, place }: EventFilters): readonly ListedEvent[] =>
  events.filter((event) => (kind === '' || getEventKind(event) === kind) && (place === '' || event.place === place));
