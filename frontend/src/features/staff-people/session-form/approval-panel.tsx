import type { Approval, OpenSessionBody } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import { formatTimestampInText } from '../../../shared/format/format-timestamp';
import { useListApprovalsInfiniteQuery, useRequestApprovalMutation } from '../../../shared/staff/staff-api';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';

interface ApprovalPanelProps {
  readonly uid: string;
  /** The session that needs an approval. */
  readonly body: OpenSessionBody;
  /** Called when an auditor has approved it. */
  readonly onApproved: (approvalId: string) => void;
}

const POLL_MS = 3_000;

const TEXTS: Readonly<Record<Approval['state'], string>> = {
  waiting: 'Waiting for an auditor. The session opens as soon as one has approved it.',
  approved: 'Approved.',
  rejected: 'An auditor rejected your request.',
  expired: 'Nobody answered in time.',
  used: 'This approval was used already.',
};

/** Asks for an approval of a session and waits for it. */
export function ApprovalPanel({ uid, body, onApproved }: ApprovalPanelProps) {
  const [request, { data: requestedApproval, isLoading, error }] = useRequestApprovalMutation();
  const { data } = useListApprovalsInfiniteQuery(undefined, {
    skip: requestedApproval === undefined,
    pollingInterval: POLL_MS,
  });
  const approval = data?.pages.flatMap(({ items }) => items).find(({ id }) => id === requestedApproval?.id);
  const state = approval?.state ?? (requestedApproval === undefined ? undefined : 'waiting');
  const canAsk = state === undefined || state === 'rejected' || state === 'expired';

  const proceed = useEffectEvent((id: string) => onApproved(id));
  const approvedId = state === 'approved' ? requestedApproval?.id : undefined;
  useEffect(() => {
    if (approvedId !== undefined) proceed(approvedId);
  }, [approvedId]);

  // The button that asked for the session is gone.
  const askButton = useRef<HTMLButtonElement>(null);
  useEffect(() => askButton.current?.focus(), []);

  const ask = (): void => {
    const { basis, purpose, ticket } = body;
    if (isLoading || basis === 'consent' || ticket === undefined) return;
    void request({ action: 'open-session', uid, basis, purpose, ticket });
  };

  return (
    <div className="tr-note is-yellow" role="group" aria-label="Approval">
      <Icon name="people" />
      <div className="tr-stack">
        <div>
          <strong className="d-block">An auditor has to approve this session</strong>
          They see your name, the basis, the purpose and the ticket, and a pseudonym of the person.
        </div>
        <div role="status">
          {state !== undefined && TEXTS[state]}
          {state === 'waiting' &&
            requestedApproval !== undefined &&
            ` Your request expires ${formatTimestampInText(requestedApproval.until)}.`}
        </div>
        {error !== undefined && (
          <div role="alert">
            {getErrorMessage(error, 'The approval could not be requested.')}
            <ErrorReference error={error} />
          </div>
        )}
        {canAsk && (
          <div>
            <button ref={askButton} type="button" className="btn btn-primary" aria-disabled={isLoading} onClick={ask}>
              {isLoading && <ButtonSpinner />}
              {state === undefined ? 'Ask for approval' : 'Ask again'}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
