import type { LogEvent } from '@trackrecord/contracts';
import { useListbox } from '../../shared/staff/use-listbox';
import { formatBytes, formatMoment, shortenStream } from './event-texts';

interface EventListProps {
  readonly label: string;
  readonly events: readonly LogEvent[];
  readonly chosenId: string | undefined;
  readonly onChoose: (eventId: string) => void;
  /** Called when a key moves beyond the last event. */
  readonly onEnd: () => void;
}

/** An event in two lines: its type and time; its place and what made it. */
function EventOption({ event }: { readonly event: LogEvent }) {
  const { type, stream, revision, at, role, origin, client, bytes } = event;
  return (
    <span className="tr-option tr-event-option">
      <span className="tr-option-description">
        {type} {role !== 'user' && <span className="tr-tag">{role}</span>}
      </span>
      <span className="tr-event-time tr-num">{formatMoment(at)}</span>
      <span className="tr-option-time tr-num">
        <span className="tr-mono">{shortenStream(stream)}</span>
        {[` · revision ${revision}`, origin, client, formatBytes(bytes)].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

/** Events as a listbox, in which keys move and choose as in the timeline of support. */
export function EventList({ label, events, chosenId, onChoose, onEnd }: EventListProps) {
  const ids = events.map(({ eventId }) => eventId);
  const { activeId, listProps, getOptionProps } = useListbox({ ids, chosenId, onChoose, onEnd });
  return (
    <div {...listProps} className="tr-event-list" aria-label={label}>
      {events.map((event) => (
        <div
          key={event.eventId}
          {...getOptionProps(event.eventId)}
          className={event.eventId === activeId ? 'is-active' : undefined}
        >
          <EventOption event={event} />
        </div>
      ))}
    </div>
  );
}
