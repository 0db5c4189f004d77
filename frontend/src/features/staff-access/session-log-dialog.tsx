import type { EndedBy, SessionLog } from '@trackrecord/contracts';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { BASIS_LABELS, PURPOSE_LABELS, USE_LABELS } from '../../shared/staff/access-labels';
import { FactList } from '../../shared/staff/fact-list';
import { Dialog } from '../../shared/ui/dialog';
import { LoadErrorBody } from '../../shared/ui/load-error';
import { EndSessionButton } from './end-session-button';
import { ListSkeleton } from '../../shared/staff/list-skeleton';
import { useGetSessionLogQuery } from './session-log-api';
import { describeDuration, isSessionOpen } from './session-state';

const ENDED_BY_LABELS: Readonly<Record<EndedBy, string>> = {
  staff: 'The staff member',
  person: 'The person',
  auditor: 'An auditor',
  erasure: 'The erasure of the account',
};

function LogContent({ log }: { readonly log: SessionLog }) {
  const { at, basis, purpose, reason, ticket, staff, person, endedBy, approvalId, uses } = log;
  const facts = [
    { label: 'Opened', text: formatTimestamp(at) },
    { label: 'Duration', text: describeDuration(log) },
    { label: 'Ended by', text: endedBy === null ? undefined : ENDED_BY_LABELS[endedBy] },
    { label: 'Staff', text: `${staff.name ?? 'Account deleted'} ${staff.pseudonym}` },
    { label: 'Person', text: person, isId: true },
    { label: 'Basis', text: BASIS_LABELS[basis] },
    { label: 'Purpose', text: PURPOSE_LABELS[purpose] },
    { label: 'Ticket', text: ticket ?? undefined },
    { label: 'Approval', text: approvalId ?? undefined, isId: true },
    // The reason and the ticket are encrypted together: both are null if the account was erased.
    { label: 'Reason', text: reason ?? (ticket === null ? 'Not readable: the account was erased' : undefined) },
  ];
  return (
    <>
      <FactList facts={facts} margin="mt-0" />
      <h3 className="mt-5">What was looked at</h3>
      {uses.length === 0 ? (
        <p className="mb-0">Nothing yet.</p>
      ) : (
        <ol className="list-unstyled mb-0">
          {uses.map(({ what, detail, at: usedAt }, index) => (
            // Two uses may be equal, and the list only grows.
            <li key={index} className="tr-row">
              <time className="tr-num tr-quiet" dateTime={usedAt}>
                {formatTimestamp(usedAt)}
              </time>
              {USE_LABELS[what]} <span className="tr-mono tr-quiet">{detail}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface SessionLogDialogProps {
  /** The id of the session. */
  readonly id: string;
  readonly show: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The log of one session: why it was opened, and everything that was read. */
export default function SessionLogDialog({ id, show, onClose, onClosed }: SessionLogDialogProps) {
  const {
    currentData: log,
    error,
    isFetching,
    refetch,
  } = useGetSessionLogQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Dialog title="Access session" show={show} onClose={onClose} onClosed={onClosed}>
      <div className="modal-body">
        {log === undefined && error === undefined && <ListSkeleton label="Loading the session" />}
        {log === undefined && error !== undefined && (
          <LoadErrorBody
            text="The session could not be loaded."
            error={error}
            isWorking={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {log !== undefined && <LogContent log={log} />}
      </div>
      <div className="modal-footer">
        {log !== undefined && isSessionOpen(log) && (
          <EndSessionButton session={log} className="btn btn-plain" text="End session" />
        )}
        <button type="button" className="btn btn-primary" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
