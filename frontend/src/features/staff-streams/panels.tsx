import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useEscape } from '../../shared/staff/use-escape';
import { useIsWideScreen } from '../../shared/ui/use-media-query';
import { PANELS, useStreamsUrl } from './streams-url';

const PANEL_LABELS = { list: 'List', event: 'Event' } as const;

interface EventOptions {
  readonly shouldFocus: boolean;
  readonly onClose: () => void;
}

interface PanelsProps {
  readonly list: ReactNode;
  /** Renders the chosen event. */
  readonly renderEvent: (eventId: string, options: EventOptions) => ReactNode;
}

interface ChosenEventProps extends EventOptions, Pick<PanelsProps, 'renderEvent'> {
  readonly eventId: string;
}

const ChosenEvent = ({ eventId, renderEvent, ...options }: ChosenEventProps) => renderEvent(eventId, options);

/** A list with the chosen event beside it, or as tabs if the screen is not wide. Escape closes the event. */
export function Panels({ list, renderEvent }: PanelsProps) {
  const { event, panel, update } = useStreamsUrl();
  const isWide = useIsWideScreen();
  const container = useRef<HTMLDivElement>(null);
  const shouldFocusList = useRef(false);

  const close = (): void => {
    shouldFocusList.current = true;
    update({ event: undefined, panel: undefined });
  };
  useEffect(() => {
    if (!shouldFocusList.current) return;
    shouldFocusList.current = false;
    container.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus({ preventScroll: true });
  }, [event]);
  useEscape(event !== undefined, close);

  const eventPanel = event !== undefined && (
    <ChosenEvent eventId={event} renderEvent={renderEvent} shouldFocus={!isWide} onClose={close} />
  );
  if (isWide) {
    return (
      <div ref={container} className={event === undefined ? undefined : 'tr-beside'}>
        {list}
        {eventPanel}
      </div>
    );
  }
  const shownPanel = event === undefined ? 'list' : panel;
  return (
    <div ref={container} className="tr-stack">
      {event !== undefined && (
        <div className="tr-seg tr-seg-fill" role="group" aria-label="Panel">
          {PANELS.map((name) => (
            <button key={name} type="button" aria-pressed={name === panel} onClick={() => update({ panel: name })}>
              {PANEL_LABELS[name]}
            </button>
          ))}
        </div>
      )}
      {/* Hidden instead of removed, so that it keeps its place. */}
      <div hidden={shownPanel !== 'list'}>{list}</div>
      {shownPanel === 'event' && eventPanel}
    </div>
  );
}
