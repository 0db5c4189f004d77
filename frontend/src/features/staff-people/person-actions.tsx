import type { PersonCard } from '@trackrecord/contracts';
import { useState } from 'react';
import { getErrorMessage } from '../../shared/api/api-error';
import { useRemakePersonDataMutation, useSendPersonMailMutation } from '../../shared/staff/staff-api';
import { notify } from '../../shared/toast/notify';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';

const loadDialog = async () => ({ default: (await import('../../shared/ui/confirm-dialog')).ConfirmDialog });

interface PersonActionsProps {
  readonly person: PersonCard;
}

/** Runs an action and shows its outcome as a toast. */
async function run(action: () => Promise<unknown>, successText: string, failureText: string): Promise<void> {
  try {
    await action();
    notify.success(successText);
  } catch (error) {
    notify.error(getErrorMessage(error, failureText), error);
  }
}

/** What support does without reading content. Each action is recorded. */
export function PersonActions({ person: { uid, email, emailVerified, providers, streams } }: PersonActionsProps) {
  const [remake, { isLoading: isRemaking, originalArgs }] = useRemakePersonDataMutation();
  const [sendMail, { isLoading: isSending }] = useSendPersonMailMutation();
  const [isAsking, setIsAsking] = useState(false);
  const hasProfile = streams.some(({ stream }) => stream.startsWith('profile-'));
  const hasPassword = email !== null && providers.includes('password');

  const renderRemake = (what: 'cv' | 'matches', text: string, successText: string) => (
    <button
      type="button"
      className="btn btn-plain btn-sm"
      aria-disabled={isRemaking}
      onClick={() => {
        if (!isRemaking) void run(() => remake({ uid, what }).unwrap(), successText, 'The job could not be added.');
      }}
    >
      {isRemaking && originalArgs?.what === what ? 'Adding job...' : text}
    </button>
  );

  return (
    <div className="tr-row mt-3" role="group" aria-label="Actions">
      {hasProfile && renderRemake('cv', 'Render CV again', 'The CV is rendered again')}
      {hasProfile && renderRemake('matches', 'Rank jobs again', 'The jobs are ranked again')}
      {hasPassword && (
        <button type="button" className="btn btn-plain btn-sm" onClick={() => setIsAsking(true)}>
          Send reset email
        </button>
      )}
      {email !== null && !emailVerified && (
        <span className="tr-quiet tr-small">
          Only the person can request a verification email, because it needs their sign-in.
        </span>
      )}
      <LoadOnDemand load={loadDialog} shouldLoad={isAsking} onFailure={() => setIsAsking(false)}>
        {(ConfirmDialog) => (
          <ConfirmDialog
            show={isAsking}
            variant="primary"
            title="Send a password-reset email?"
            description={`It goes to ${email ?? 'the account'}. You do not see its link.`}
            confirmLabel="Send reset email"
            cancelLabel="Cancel"
            workingLabel={isSending ? 'Sending...' : undefined}
            onConfirm={() => {
              void run(() => sendMail(uid).unwrap(), 'The email was requested', 'The email could not be sent.').then(
                () => setIsAsking(false),
              );
            }}
            onCancel={() => setIsAsking(false)}
          />
        )}
      </LoadOnDemand>
    </div>
  );
}
