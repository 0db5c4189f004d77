import type { SessionSummary } from '@trackrecord/contracts';
import { useState } from 'react';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { BASIS_LABELS, PURPOSE_LABELS } from '../../shared/staff/access-labels';
import { useListSessionsInfiniteQuery } from '../../shared/staff/staff-api';
import { notify } from '../../shared/toast/notify';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { LoadErrorBody } from '../../shared/ui/load-error';
import { LoadOnDemand } from '../../shared/ui/load-on-demand';
import { EndSessionButton } from './end-session-button';
import { ListSkeleton } from '../../shared/staff/list-skeleton';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { ShowOlder } from '../../shared/staff/show-older';
import { describeDuration, isSessionOpen } from './session-state';
import { useUrlParameters } from './use-url-parameters';

const DAY_MS = 24 * 60 * 60_000;

const isWithoutConsent = ({ basis }: SessionSummary): boolean => basis !== 'consent';
const isRecent = ({ at }: SessionSummary): boolean => Date.now() - Date.parse(at) < DAY_MS;

const loadDialog = () => import('./session-log-dialog');

interface SessionTableProps {
  readonly sessions: readonly SessionSummary[];
  readonly onChoose: (id: string) => void;
}

function SessionTable({ sessions, onChoose }: SessionTableProps) {
  return (
    <ScrollTable
      label="Table of access sessions"
      columns={['Opened', 'Staff', 'Person', 'Basis', 'Purpose', 'Duration', 'Actions']}
    >
      {sessions.map((session) => (
        <tr key={session.id}>
          <td className="tr-num">{formatTimestamp(session.at)}</td>
          <th scope="row">
            {session.staff.name ?? 'Account deleted'}{' '}
            <span className="tr-mono tr-quiet">{session.staff.pseudonym}</span>
          </th>
          <td className="tr-mono">{session.person}</td>
          <td>
            <span className="tr-row">
              <span className={isWithoutConsent(session) ? 'tr-tag is-yellow' : 'tr-tag is-green'}>
                {BASIS_LABELS[session.basis]}
              </span>
              {session.isApproved && <span className="tr-tag">Approved</span>}
            </span>
          </td>
          <td>{PURPOSE_LABELS[session.purpose]}</td>
          <td className="tr-num">{describeDuration(session)}</td>
          <td>
            <span className="tr-row">
              <button
                type="button"
                className="btn btn-plain btn-sm"
                aria-label={`Show log: ${session.staff.name ?? session.staff.pseudonym}, ${formatTimestamp(session.at)}`}
                onClick={() => onChoose(session.id)}
              >
                Show log
              </button>
              {isSessionOpen(session) && (
                <EndSessionButton session={session} className="btn btn-plain btn-sm" text="End" />
              )}
            </span>
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

const FILTERS = [
  { value: null, text: 'All' },
  { value: 'without-consent', text: 'Without consent' },
] as const;

interface ChosenSessionProps {
  /** The id of the chosen session; null if none is chosen. */
  readonly chosenId: string | null;
  readonly choose: (id: string | null) => void;
}

/** The log of the chosen session, in a chunk of its own. It stays mounted until its closing was animated. */
function ChosenSession({ chosenId, choose }: ChosenSessionProps) {
  const [shownId, setShownId] = useState<string | undefined>(chosenId ?? undefined);
  if (chosenId !== null && chosenId !== shownId) setShownId(chosenId);
  return (
    <LoadOnDemand
      load={loadDialog}
      shouldLoad={shownId !== undefined}
      onFailure={() => {
        setShownId(undefined);
        choose(null);
        notify.error('The session could not be loaded.');
      }}
    >
      {(SessionLogDialog) =>
        shownId !== undefined && (
          <SessionLogDialog
            id={shownId}
            show={chosenId !== null}
            onClose={() => choose(null)}
            onClosed={() => setShownId(undefined)}
          />
        )
      }
    </LoadOnDemand>
  );
}

/** The access sessions of all people, newest first. */
export function Sessions() {
  const { params, update } = useUrlParameters();
  const filter = params.get('only') === 'without-consent' ? 'without-consent' : null;
  const choose = (id: string | null): void => update('session', id);
  const query = useListSessionsInfiniteQuery(undefined);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const loadedSessions = data?.pages.flatMap(({ items }) => items);
  const sessions = filter === null ? loadedSessions : loadedSessions?.filter(isWithoutConsent);
  const recentSessions = loadedSessions?.filter(isRecent) ?? [];

  return (
    <section className="card" aria-labelledby="sessions-title">
      <div className="card-body">
        <div className="tr-card-head tr-moment-head">
          <h2 id="sessions-title">Access sessions</h2>
          <div className="tr-seg tr-push" role="group" aria-label="Show">
            {FILTERS.map(({ value, text }) => (
              <button key={text} type="button" aria-pressed={value === filter} onClick={() => update('only', value)}>
                {text}
              </button>
            ))}
          </div>
        </div>
        {loadedSessions !== undefined && (
          <p className="tr-muted tr-num">
            {`In the last 24 hours: ${recentSessions.length} ` +
              `${recentSessions.length === 1 ? 'session' : 'sessions'}, ` +
              `${recentSessions.filter(isWithoutConsent).length} without consent`}
          </p>
        )}
        {sessions === undefined && error === undefined && <ListSkeleton label="Loading the sessions" />}
        {error !== undefined && !isFetching && (
          <LoadErrorBody
            text="The sessions could not be loaded."
            error={error}
            isWorking={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {sessions?.length === 0 && (
          <div className="tr-empty">
            <EmptyIllustration />
            <p className="mb-0">
              {filter === null ? 'No session was opened yet.' : 'Every loaded session had the consent of the person.'}
            </p>
          </div>
        )}
        {sessions !== undefined && sessions.length > 0 && <SessionTable sessions={sessions} onChoose={choose} />}
        <ChosenSession chosenId={params.get('session')} choose={choose} />
        {hasNextPage && <ShowOlder isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
      </div>
    </section>
  );
}
