import { useState } from 'react';
import { useListApplicationsQuery } from '../../shared/applications/applications-api';
import type { ListedEvent } from '../../shared/career-events/listed-event';

/**
 * Returns the events that the user saved, the next ones first, then past ones, latest first. Events that are still
 * listed are shown as they are now.
 */
export function useSavedEvents(uid: string, listed: readonly ListedEvent[]): readonly ListedEvent[] {
  const { data } = useListApplicationsQuery(uid, { skip: uid === '' });
  const [now] = useState(() => Date.now());
  const events = (data?.savedEvents ?? []).map(
    ({ eventId, ...saved }): ListedEvent => listed.find(({ id }) => id === eventId) ?? { ...saved, id: eventId },
  );
  const isPast = ({ endDate }: ListedEvent): boolean => Date.parse(endDate) < now;
  const sorted = events.toSorted((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate));
  return [...sorted.filter((event) => !isPast(event)), ...sorted.filter(isPast).toReversed()];
}
