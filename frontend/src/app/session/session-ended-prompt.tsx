import { useEffect, useSyncExternalStore } from 'react';
import type { SessionRenewal } from '../../shared/session/session-renewal';
import { OnDemand } from '../../shared/ui/on-demand';

interface SessionEndedPromptProps {
  readonly session: SessionRenewal;
}

/** Asks the person to sign in again whenever a request waits for it. */
export function SessionEndedPrompt({ session }: SessionEndedPromptProps) {
  const isOpen = useSyncExternalStore(session.subscribe, session.isPromptOpen);

  // Whoever leaves answers for nothing any more.
  useEffect(() => () => session.settle(false), [session]);

  return (
    <OnDemand load={() => import('./reauthentication-dialog')} wanted={isOpen} onFailure={() => session.settle(false)}>
      {(SignInAgain) => <SignInAgain show={isOpen} onSettled={(isRenewed) => session.settle(isRenewed)} />}
    </OnDemand>
  );
}
