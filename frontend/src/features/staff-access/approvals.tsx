import type { Approval } from '@trackrecord/contracts';
import { getErrorMessage } from '../../shared/api/api-error';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { BASIS_LABELS, PURPOSE_LABELS } from '../../shared/staff/access-labels';
import { useAnswerApprovalMutation, useListApprovalsQuery } from '../../shared/staff/staff-api';
import { notify } from '../../shared/toast/notify';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { LoadError } from '../../shared/ui/load-error';
import { ListSkeleton } from './list-skeleton';

const POLL_MS = 5_000;

interface ApprovalRowProps {
  readonly approval: Approval;
}

function ApprovalRow({ approval }: ApprovalRowProps) {
  const { id, basis, purpose, ticket, person, askedBy, askedAt, until } = approval;
  const [answer, { isLoading, originalArgs }] = useAnswerApprovalMutation();
  const who = askedBy.name ?? askedBy.pseudonym;

  const send = async (choice: 'approve' | 'reject'): Promise<void> => {
    try {
      await answer({ id, answer: choice }).unwrap();
      notify.success(choice === 'approve' ? 'Approved' : 'Rejected');
    } catch (error) {
      notify.error(getErrorMessage(error, 'Your answer could not be saved.'), error);
    }
  };
  const renderButton = (choice: 'approve' | 'reject', className: string, text: string, workingText: string) => (
    <button
      type="button"
      className={`btn btn-sm ${className}`}
      aria-label={`${text}: ${who}, ${ticket}`}
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) void send(choice);
      }}
    >
      {isLoading && originalArgs?.answer === choice ? workingText : text}
    </button>
  );

  return (
    <li>
      <div>
        <div className="fw-semibold">
          {who} · {ticket}
        </div>
        <div className="tr-muted tr-small tr-num">
          {BASIS_LABELS[basis]} · {PURPOSE_LABELS[purpose]} · person <span className="tr-mono">{person}</span>
        </div>
        <div className="tr-quiet tr-small tr-num">
          Asked {formatTimestamp(askedAt)}, expires {formatTimestamp(until)}
        </div>
      </div>
      <span className="tr-row tr-push">
        {renderButton('reject', 'btn-plain', 'Reject', 'Rejecting...')}
        {renderButton('approve', 'btn-primary', 'Approve', 'Approving...')}
      </span>
    </li>
  );
}

/** The approvals that wait for an answer. */
export function Approvals() {
  const { data, error, isFetching, refetch } = useListApprovalsQuery(undefined, { pollingInterval: POLL_MS });
  const waiting = data?.filter(({ state }) => state === 'waiting');
  return (
    <section className="card" aria-labelledby="approvals-title">
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id="approvals-title">Waiting for approval</h2>
          {waiting !== undefined && waiting.length > 0 && <span className="tr-count">{waiting.length}</span>}
        </div>
        {waiting === undefined && error === undefined && <ListSkeleton label="Loading the approvals" />}
        {waiting === undefined && error !== undefined && (
          <LoadError
            text="The approvals could not be loaded."
            error={error}
            isWorking={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {waiting?.length === 0 && (
          <div className="tr-empty">
            <EmptyIllustration />
            <p className="mb-0">Nothing waits for you.</p>
          </div>
        )}
        {waiting !== undefined && waiting.length > 0 && (
          <ul className="tr-request-rows">
            {waiting.map((approval) => (
              <ApprovalRow key={approval.id} approval={approval} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
