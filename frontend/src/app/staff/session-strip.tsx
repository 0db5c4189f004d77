import type { AccessSession } from '@trackrecord/contracts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { getErrorMessage } from '../../shared/api/api-error';
import { BASIS_LABELS, PURPOSE_LABELS, shortenUid } from '../../shared/staff/access-labels';
import { removeSession } from '../../shared/staff/content-api';
import type { StaffDispatch } from '../../shared/staff/content-api';
import { useOpenSessions } from '../../shared/staff/open-sessions';
import { formatRemaining, getSessionEnd } from '../../shared/staff/session-end';
import { useEndSessionMutation, useExtendSessionMutation } from '../../shared/staff/staff-api';
import { notify } from '../../shared/toast/notify';
import { Icon } from '../../shared/ui/icon';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** The remaining times that screen readers announce. */
const ANNOUNCED_MINUTES = [1, 5] as const;
/** The remaining time from which a session is highlighted. */
const ENDING_SOON_MS = 5 * MINUTE_MS;

/** Returns the milliseconds until a time (in milliseconds since the epoch), every second. */
function useRemainingMs(endMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return endMs - now;
}

const describeRemaining = (remainingMs: number, person: string): string => {
  const minutes = ANNOUNCED_MINUTES.find((limit) => remainingMs <= limit * MINUTE_MS);
  if (minutes === undefined) return '';
  return `The access session to ${person} ends in less than ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
};

interface SessionRowProps {
  readonly session: AccessSession;
}

/** One open session with its remaining time. It names no content: only the user id, ticket, basis and purpose. */
function SessionRow({ session }: SessionRowProps) {
  const { sessionId, uid, basis, purpose, ticket, isExtendable } = session;
  const dispatch = useDispatch<StaffDispatch>();
  const [extend, { isLoading: isExtending }] = useExtendSessionMutation();
  const [end, { isLoading: isEnding }] = useEndSessionMutation();
  const remainingMs = useRemainingMs(getSessionEnd(session));
  const isEndingSoon = remainingMs <= ENDING_SOON_MS;
  const person = shortenUid(uid);

  const runAction = async (action: () => Promise<unknown>, failureText: string): Promise<void> => {
    try {
      await action();
    } catch (error) {
      notify.error(getErrorMessage(error, failureText), error);
    }
  };
  const endSession = async (): Promise<void> => {
    await end({ uid, sessionId }).unwrap();
    removeSession(dispatch, sessionId);
  };

  return (
    <li className={isEndingSoon ? 'tr-strip is-late' : 'tr-strip'}>
      <Icon name="eye" />
      <span className="tr-strip-text">
        <Link className="tr-mono tr-inline" to={`/staff/people?person=${encodeURIComponent(uid)}`} title={uid}>
          {person}
        </Link>
        <span>{[ticket, BASIS_LABELS[basis], PURPOSE_LABELS[purpose]].filter(Boolean).join(' · ')}</span>
        <span className="tr-num fw-semibold" role="timer" aria-label={`Time left to ${person}`}>
          Ends in {formatRemaining(remainingMs)}
          {Date.parse(session.idleUntil) < Date.parse(session.until) && ' if not used'}
        </span>
      </span>
      <span className="tr-strip-actions">
        {isExtendable && (
          <button
            type="button"
            className="btn btn-plain btn-sm"
            aria-label={`Extend the session to ${person} by 30 minutes`}
            aria-disabled={isExtending}
            onClick={() => {
              if (isExtending) return;
              void runAction(() => extend({ uid, sessionId }).unwrap(), 'The session could not be extended.');
            }}
          >
            {isExtending ? 'Extending...' : 'Extend'}
          </button>
        )}
        <button
          type="button"
          className="btn btn-plain btn-sm"
          aria-label={`End the session to ${person}`}
          aria-disabled={isEnding}
          onClick={() => {
            if (!isEnding) void runAction(endSession, 'The session could not be ended. Please try again.');
          }}
        >
          {isEnding ? 'Ending...' : 'End'}
        </button>
      </span>
      <span className="visually-hidden" role="status">
        {describeRemaining(remainingMs, person)}
      </span>
    </li>
  );
}

/** The open access sessions, above every staff page. */
export function SessionStrip() {
  const sessions = useOpenSessions();
  if (sessions.length === 0) return null;
  return (
    <section className="tr-strips" aria-label="Open access sessions">
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
    </section>
  );
}
