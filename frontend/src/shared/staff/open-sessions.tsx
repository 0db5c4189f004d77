import type { AccessSession } from '@trackrecord/contracts';
import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { contentApi } from './content-api';
import type { StaffDispatch } from './content-api';
import { getSessionEnd } from './session-end';
import { useStaffMe } from './staff-api';

/** A session that ended while this page was open. */
export interface EndedSession {
  readonly session: AccessSession;
  /** False if it was ended before its time was over. */
  readonly hasExpired: boolean;
}

interface SessionsOfPage {
  readonly openSessions: readonly AccessSession[];
  readonly endedSessions: readonly EndedSession[];
}

const POLLING_MS = 5_000;
const NO_SESSIONS: readonly AccessSession[] = [];
const OpenSessionsContext = createContext<SessionsOfPage>({ openSessions: [], endedSessions: [] });

/** The sessions whose time is not over, and the time that this was last decided or read from the server. */
interface UnexpiredSessions {
  readonly openSessions: readonly AccessSession[];
  readonly decidedAt: number;
}

/** Returns the open sessions: those of the server whose time is not over. Renders again when the next one ends. */
function useUnexpiredSessions(): UnexpiredSessions {
  const { data: me, fulfilledTimeStamp = 0 } = useStaffMe();
  const [now, setNow] = useState(() => Date.now());
  const openSessions = useMemo(
    () => (me?.sessions ?? NO_SESSIONS).filter((session) => getSessionEnd(session) > now),
    [me, now],
  );
  const nextEnd = Math.min(...openSessions.map(getSessionEnd));

  useEffect(() => {
    if (nextEnd === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Math.max(nextEnd, Date.now())), nextEnd - Date.now());
    return () => clearTimeout(timer);
  }, [nextEnd]);

  return { openSessions, decidedAt: Math.max(now, fulfilledTimeStamp) };
}

/** Asks the server whether sessions are still open: the person or an auditor may end one at any time. */
function SessionPolling() {
  useStaffMe(POLLING_MS);
  return null;
}

interface OpenSessionsProviderProps {
  readonly children: ReactNode;
}

/**
 * Provides the open access sessions. When one ends, the screens that need it are unmounted in the same render, and
 * everything that was read is removed from the store.
 */
export function OpenSessionsProvider({ children }: OpenSessionsProviderProps) {
  const dispatch = useDispatch<StaffDispatch>();
  const { openSessions, decidedAt } = useUnexpiredSessions();
  const [previousSessions, setPreviousSessions] = useState<readonly AccessSession[]>(openSessions);
  const [endedSessions, setEndedSessions] = useState<readonly EndedSession[]>([]);

  if (previousSessions !== openSessions) {
    const closedSessions = previousSessions.filter(({ sessionId }) =>
      openSessions.every((session) => session.sessionId !== sessionId),
    );
    setPreviousSessions(openSessions);
    if (closedSessions.length > 0) {
      const newlyEndedSessions = closedSessions.map((session) => ({
        session,
        hasExpired: getSessionEnd(session) <= decidedAt,
      }));
      setEndedSessions([...newlyEndedSessions, ...endedSessions]);
    }
  }

  const clearContent = useEffectEvent(() => dispatch(contentApi.util.resetApiState()));
  useEffect(() => {
    if (endedSessions.length > 0) clearContent();
  }, [endedSessions]);

  const value = useMemo(() => ({ openSessions, endedSessions }), [openSessions, endedSessions]);

  return (
    <OpenSessionsContext value={value}>
      {openSessions.length > 0 && <SessionPolling />}
      {children}
    </OpenSessionsContext>
  );
}

/** Returns the open access sessions of the signed-in staff member. */
export const useOpenSessions = (): readonly AccessSession[] => use(OpenSessionsContext).openSessions;

/** Returns the open session to a person, and the last one that ended while this page was open. */
export function useSessionOf(uid: string): {
  readonly session: AccessSession | undefined;
  readonly endedSession: EndedSession | undefined;
} {
  const { openSessions, endedSessions } = use(OpenSessionsContext);
  return {
    session: openSessions.find((session) => session.uid === uid),
    endedSession: endedSessions.find(({ session }) => session.uid === uid),
  };
}
