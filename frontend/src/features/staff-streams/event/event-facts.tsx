import type { LogEvent, StreamEvent } from '@trackrecord/contracts';
import { CopyButton } from '../../../shared/staff/copy-button';
import { FactList } from '../../../shared/staff/fact-list';
import type { ShownFact } from '../../../shared/staff/fact-list';
import { formatDelay, formatMoment } from '../event-texts';

const toIdFact = (label: string, id: string | null): ShownFact => ({
  label,
  text: id ?? undefined,
  isId: true,
  action: id === null ? undefined : <CopyButton text={id} label={`Copy ${label.toLowerCase()}`} />,
});

/** Formats when an event was decided and how much later it was stored. */
const formatTimes = (event: LogEvent, storedAt: string | undefined): string =>
  storedAt === undefined
    ? formatMoment(event.at)
    : `${formatMoment(event.at)}, stored ${formatDelay(event.at, storedAt)}`;

interface EventFactsProps {
  readonly event: LogEvent;
  /** What only the log itself says. */
  readonly stored: StreamEvent | undefined;
}

/** What is stored of an event in clear: its place, its times, the ids of what led to it, and what made it. */
export function EventFacts({ event, stored }: EventFactsProps) {
  return (
    <FactList
      facts={[
        { label: 'Decided', text: formatTimes(event, stored?.storedAt) },
        { label: 'Position', text: event.position, action: <CopyButton text={event.position} label="Copy position" /> },
        { label: 'Version', text: String(event.version) },
        { label: 'Role', text: event.role },
        { label: 'Origin', text: event.origin ?? undefined },
        { label: 'Client', text: event.client ?? undefined },
        { label: 'Server', text: event.server ?? undefined },
        toIdFact('Event', event.eventId),
        toIdFact('Request', event.requestId),
        toIdFact('Correlation', event.correlationId),
        toIdFact('Command', event.commandId),
        toIdFact('Cause', event.causationId),
        toIdFact('Came from', event.originRef),
      ]}
    />
  );
}
