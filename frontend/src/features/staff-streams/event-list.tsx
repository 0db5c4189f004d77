import type { LogEvent } from '@trackrecord/contracts';
import { useEffect, useId, useRef } from 'react';
import { useOptionKeys } from '../../shared/staff/use-option-keys';
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
      <span className="tr-option-description">{type}</span>
      {role !== 'user' && <span className="tr-tag">{role}</span>}
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
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const keys = useOptionKeys({ ids: events.map(({ eventId }) => eventId), chosenId, onChoose, onEnd });
  const activeOption = keys.activeId === undefined ? undefined : `${id}-${keys.activeId}`;

  useEffect(() => {
    if (activeOption === undefined || document.activeElement !== list.current) return;
    document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  return (
    <div
      ref={list}
      className="tr-event-list"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={activeOption}
      onKeyDown={keys.onKeyDown}
    >
      {events.map((event) => (
        <div
          key={event.eventId}
          id={`${id}-${event.eventId}`}
          {...keys.getOptionProps(event.eventId)}
          className={event.eventId === keys.activeId ? 'is-active' : undefined}
        >
          <EventOption event={event} />
        </div>
      ))}
    </div>
  );
}
