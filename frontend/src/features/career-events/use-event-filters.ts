import { useSearchParams } from 'react-router-dom';
import { kindOf } from './event-kind';
import type { ListedEvent } from './listed-event';

/** What narrows the events; empty is no filter. */
export interface EventFilters {
  readonly kind: string;
  readonly place: string;
}

export const NO_EVENT_FILTERS: EventFilters = { kind: '', place: '' };

/** The filters of the events screen. They live in the address: a reload and a shared link keep them. */
export function useEventFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters: EventFilters = { kind: parameters.get('kind') ?? '', place: parameters.get('place') ?? '' };
  const filter = (changed: Partial<EventFilters>): void => {
    const set = Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== '');
    setParameters(Object.fromEntries(set), { replace: true, preventScrollReset: true });
  };
  return { filters, filter };
}

/** The events that the filters leave. */
export const filteredEvents = (events: readonly ListedEvent[], { kind, place }: EventFilters): readonly ListedEvent[] =>
  events.filter((event) => (kind === '' || kindOf(event) === kind) && (place === '' || event.place === place));
