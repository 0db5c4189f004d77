import { useEffect, useSyncExternalStore } from 'react';
import type { SessionRenewal } from '../../shared/identity/session-renewal';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';

interface SessionEndedPromptProps {
  readonly session: SessionRenewal;
  /** Replace the texts of the dialog, which say that the session has ended. */
  readonly title?: string;
  readonly lead?: string;
}

/** Opens the sign-in dialog when a request waits for a new session. */
export function SessionEndedPrompt({ session, ...texts }: SessionEndedPromptProps) {
  const isOpen = useSyncExternalStore(session.subscribe, session.isPromptOpen);
  const reason = useSyncExternalStore(session.subscribe, session.getReason);

  // On unmount, waiting requests must not hang.
  useEffect(() => () => session.cancel(), [session]);

  return (
    <LoadOnDemand
      load={() => import('./reauthentication-dialog')}
      shouldLoad={isOpen}
      onFailure={() => session.cancel()}
    >
      {(Dialog) => (
        <Dialog {...texts} reason={reason} show={isOpen} onSettled={(isRenewed) => session.settle(isRenewed)} />
      )}
    </LoadOnDemand>
  );
}
