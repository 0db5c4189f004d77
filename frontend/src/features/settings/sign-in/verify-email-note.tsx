import { useState } from 'react';
import { useServices } from '../../../shared/api/services';
import { FailureNote } from '../../../shared/forms/failure-note';
import { getAuthErrorMessage } from '../../../shared/identity/auth-error';
import { logError } from '../../../shared/log/log';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';

/** How long the button waits after a mail, so that impatient presses do not use up the provider's limit. */
const RESEND_AFTER_MS = 60_000;

type SendState = 'ready' | 'sending' | 'sent';

interface VerifyEmailNoteProps {
  readonly email: string;
}

/** Asks the user to verify their email, and sends the link for it. */
export function VerifyEmailNote({ email }: VerifyEmailNoteProps) {
  const { identity, wait } = useServices();
  const [state, setState] = useState<SendState>('ready');
  const [wasSent, setWasSent] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (): Promise<void> => {
    if (state !== 'ready') return;
    setState('sending');
    setFailure(undefined);
    try {
      await identity.sendEmailVerification();
      setWasSent(true);
      setState('sent');
      await wait(RESEND_AFTER_MS);
    } catch (error) {
      logError('sending the link to verify the email failed', error);
      setFailure(getAuthErrorMessage(error));
    }
    setState('ready');
  };

  return (
    <div className="tr-note is-yellow mt-4">
      <Icon name="envelope" />
      <div>
        <strong className="d-block">Verify your email</strong>
        <div role="status" className="text-break">
          {wasSent
            ? `Open the link that we sent to ${email}. If no mail arrives, check your spam folder. You can send it again after a minute.`
            : `We will send a link to ${email}. Open it to confirm that emails reach you, such as the one that resets your password.`}
        </div>
        <button
          type="button"
          className="btn btn-plain btn-sm mt-2"
          aria-disabled={state !== 'ready'}
          onClick={() => void send()}
        >
          {state === 'sending' && <ButtonSpinner />}
          {wasSent ? 'Send link again' : 'Send link'}
        </button>
        <FailureNote text={failure} />
      </div>
    </div>
  );
}
