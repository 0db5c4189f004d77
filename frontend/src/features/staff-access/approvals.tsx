import type { Approval } from '@trackrecord/contracts';
import { getErrorMessage } from '../../shared/api/api-error';
import { formatTimestampInText } from '../../shared/format/format-timestamp';
import { BASIS_LABELS, PURPOSE_LABELS } from '../../shared/staff/access-labels';
import { useAnswerApprovalMutation, useListApprovalsInfiniteQuery } from '../../shared/staff/staff-api';
import { notify } from '../../shared/toast/notify';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { LoadErrorBody } from '../../shared/ui/load-error';
import { ListSkeleton } from '../../shared/staff/list-skeleton';
import { ShowOlder } from '../../shared/staff/show-older';
import { useUrlParameters } from './use-url-parameters';

const POLL_MS = 5_000;

const STATE_LABELS: Readonly<Record<Approval['state'], string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
  used: 'Used',
};

const FILTERS = [
  { value: null, text: 'Waiting' },
  { value: 'all', text: 'All' },
] as const;

interface ApprovalRowProps {
  readonly approval: Approval;
}

function ApprovalRow({ approval }: ApprovalRowProps) {
  const { id, state, basis, purpose, ticket, person, askedBy, askedAt, until, answeredBy } = approval;
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
          Asked {formatTimestampInText(askedAt)}
          {state === 'waiting' && `, expires ${formatTimestampInText(until)}`}
          {answeredBy !== null && `, answered by ${answeredBy.name ?? answeredBy.pseudonym}`}
        </div>
      </div>
      {state === 'waiting' ? (
        <span className="tr-row tr-push">
          {renderButton('reject', 'btn-plain', 'Reject', 'Rejecting...')}
          {renderButton('approve', 'btn-soft', 'Approve', 'Approving...')}
        </span>
      ) : (
        <span className="tr-tag tr-push">{STATE_LABELS[state]}</span>
      )}
    </li>
  );
}

const isUnexpired = ({ until }: Approval): boolean => Date.parse(until) > Date.now();

/** Pending requests for approval, or all requests with `?approvals=all`. */
export function Approvals() {
  const { params, update } = useUrlParameters();
  const filter = params.get('approvals') === 'all' ? 'all' : null;
  const query = useListApprovalsInfiniteQuery(undefined, { pollingInterval: POLL_MS });
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const approvals = data?.pages.flatMap(({ items }) => items);
  const waitingApprovals = approvals?.filter(({ state }) => state === 'waiting');
  const shownApprovals = filter === 'all' ? approvals : waitingApprovals;
  // Once the oldest loaded request has expired, all older ones have expired, too, so none of them is waiting.
  const oldestApproval = approvals?.at(-1);
  const hasOlder = hasNextPage && (filter === 'all' || (oldestApproval !== undefined && isUnexpired(oldestApproval)));
  return (
    <section className="card" aria-labelledby="approvals-title">
      <div className="card-body">
        <div className="tr-card-head tr-moment-head">
          <h2 id="approvals-title">Approvals</h2>
          {waitingApprovals !== undefined && waitingApprovals.length > 0 && (
            <span className="tr-count" aria-label={`${waitingApprovals.length} waiting`} role="img">
              {waitingApprovals.length}
            </span>
          )}
          <div className="tr-seg tr-push" role="group" aria-label="Show approvals">
            {FILTERS.map(({ value, text }) => (
              <button
                key={text}
                type="button"
                aria-pressed={value === filter}
                onClick={() => update('approvals', value)}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
        {shownApprovals === undefined && error === undefined && <ListSkeleton label="Loading the approvals" />}
        {error !== undefined && !isFetching && (
          <LoadErrorBody
            text="The approvals could not be loaded."
            error={error}
            isWorking={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {shownApprovals?.length === 0 && (
          <div className="tr-empty">
            <EmptyIllustration />
            <p className="mb-0">{filter === 'all' ? 'No approval requests yet.' : 'No pending requests.'}</p>
          </div>
        )}
        {shownApprovals !== undefined && shownApprovals.length > 0 && (
          <ul className="tr-request-rows">
            {shownApprovals.map((approval) => (
              <ApprovalRow key={approval.id} approval={approval} />
            ))}
          </ul>
        )}
        {hasOlder && <ShowOlder isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
      </div>
    </section>
  );
}
