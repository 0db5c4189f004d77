import { useLayoutEffect, useRef } from 'react';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import type { EndedSession } from '../../shared/staff/open-sessions';
import { getSessionEnd } from '../../shared/staff/session-end';
import { Icon } from '../../shared/ui/icon';
import { isFocusLost } from '../../shared/ui/is-focus-lost';

interface EndedNoteProps {
  readonly ended: EndedSession;
}

/**
 * Says that a session ended, and that what it showed is gone. Takes the focus if the focused element was removed with
 * the session's content. Scrolls to the top, because the scroll position belongs to the removed content.
 */
export function EndedNote({ ended: { session, hasExpired } }: EndedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const end = new Date(getSessionEnd(session)).toISOString();

  useLayoutEffect(() => {
    if (isFocusLost(note.current)) note.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <div ref={note} className="tr-note is-yellow" role="alert" tabIndex={-1}>
      <Icon name="clock-history" />
      <div>
        <strong className="d-block">
          {hasExpired ? `The access session expired: ${formatTimestamp(end)}` : 'The access session was ended'}
        </strong>
        What it showed is no longer on this screen. To go on, open another session.
      </div>
    </div>
  );
}
