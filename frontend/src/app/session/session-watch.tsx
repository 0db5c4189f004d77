import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { useAuth } from '../../shared/identity/auth-context';
import { logError } from '../../shared/log/log';
import { createBrowserId } from '../../shared/session/browser-id';
import { useGetSessionQuery, useRecordAccountChangesMutation } from '../../shared/session/session-api';
import type { SessionRenewal } from '../../shared/identity/session-renewal';
import { setSignedOutNotice } from '../../shared/session/signed-out-notice';
import { clearUserData } from '../../shared/session/use-sign-out';

/**
 * How often the server is asked whether the session has ended, while the page is visible. It is also asked when the
 * page becomes visible.
 */
const POLLING_MS = 5_000;

interface SessionWatchProps {
  readonly session: SessionRenewal;
}

/**
 * Notices within seconds that the user was signed out everywhere, also on a page that is not used. Then signs out here,
 * once nothing is unsaved; the guard redirects to the sign-in page, which says why. Also has the sign-in recorded, when
 * the page starts.
 */
export function SessionWatch({ session }: SessionWatchProps) {
  const { user, signOut } = useAuth();
  const isEnded = useSyncExternalStore(session.subscribe, session.isEnded);
  const isPromptOpen = useSyncExternalStore(session.subscribe, session.isPromptOpen);
  const uid = user?.uid;
  // Before the queries that send the id, which start in effects. Not with them: one that is sent after the sign-out must
  // not store an id again.
  useLayoutEffect(() => {
    if (uid !== undefined) createBrowserId();
  }, [uid]);
  useGetSessionQuery(uid ?? '', {
    skip: uid === undefined || isEnded || isPromptOpen,
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
    // Not needed: polling asks the server anyway when the page becomes visible.
    refetchOnFocus: false,
  });

  const [recordAccountChanges] = useRecordAccountChangesMutation();
  useEffect(() => {
    if (uid !== undefined) void recordAccountChanges(uid);
  }, [uid, recordAccountChanges]);

  const signOutHere = useEffectEvent(async () => {
    setSignedOutNotice('elsewhere');
    await signOut().catch((error: unknown) => logError('sign-out failed', error));
    clearUserData();
  });

  useEffect(() => {
    if (isEnded) void signOutHere();
  }, [isEnded]);

  return null;
}
