import { useEffect, useSyncExternalStore } from 'react';
import type { SessionRenewal } from '../../shared/session/session-renewal';
import { OnDemand } from '../../shared/ui/on-demand';

interface SessionEndedProps {
  readonly session: SessionRenewal;
}

/** Asks the person to sign in again whenever a request waits for it. */
export function SessionEnded({ session }: SessionEndedProps) {
  const isAsked = useSyncExternalStore(session.subscribe, session.isAsked);

  // Whoever leaves answers for nothing any more.
  useEffect(() => () => session.settle(false), [session]);

  return (
    <OnDemand load={() => import('./sign-in-again')} wanted={isAsked} onFailure={() => session.settle(false)}>
      {(SignInAgain) => <SignInAgain show={isAsked} onSettled={(isRenewed) => session.settle(isRenewed)} />}
    </OnDemand>
  );
}
