import type { SessionSummary } from '@trackrecord/contracts';
import { useSearchParams } from 'react-router-dom';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { BASIS_LABELS, PURPOSE_LABELS } from '../../shared/staff/access-labels';
import { useListSessionsInfiniteQuery } from '../../shared/staff/staff-api';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { LoadError } from '../../shared/ui/load-error';
import { ButtonSpinner } from '../../shared/ui/loading';
import { ListSkeleton } from './list-skeleton';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

const isWithoutConsent = ({ basis }: SessionSummary): boolean => basis !== 'consent';
const isRecent = ({ at }: SessionSummary): boolean => Date.now() - Date.parse(at) < DAY_MS;

function describeState({ endedAt, until, at }: SessionSummary): string {
  const end = Math.min(endedAt === null ? Infinity : Date.parse(endedAt), Date.parse(until));
  if (end > Date.now()) return `Open until ${formatTimestamp(until)}`;
  return `${Math.max(1, Math.round((end - Date.parse(at)) / MINUTE_MS))} min`;
}

interface SessionTableProps {
  readonly sessions: readonly SessionSummary[];
}

function SessionTable({ sessions }: SessionTableProps) {
  return (
    // Scrolls sideways on narrow screens.
    // oxlint-disable-next-line a11y/no-noninteractive-tabindex
    <div className="tr-table-scroll" role="region" aria-label="Table of access sessions" tabIndex={0}>
      <table className="tr-table">
        <thead>
          <tr>
            <th scope="col">Opened</th>
            <th scope="col">Staff</th>
            <th scope="col">Person</th>
            <th scope="col">Basis</th>
            <th scope="col">Purpose</th>
            <th scope="col">Duration</th>
          </tr>
        </thead>
        <tbody>
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
              <td className="tr-num">{describeState(session)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const FILTERS = [
  { value: null, text: 'All' },
  { value: 'without-consent', text: 'Without consent' },
] as const;

/** The access sessions of all people, newest first. */
export function Sessions() {
  const [params, setParams] = useSearchParams();
  const only = params.get('only') === 'without-consent' ? 'without-consent' : null;
  const query = useListSessionsInfiniteQuery(undefined);
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const all = data?.pages.flatMap(({ items }) => items);
  const sessions = only === null ? all : all?.filter(isWithoutConsent);
  const recent = all?.filter(isRecent) ?? [];

  return (
    <section className="card" aria-labelledby="sessions-title">
      <div className="card-body">
        <div className="tr-card-head tr-moment-head">
          <h2 id="sessions-title">Access sessions</h2>
          <div className="tr-seg tr-push" role="group" aria-label="Show">
            {FILTERS.map(({ value, text }) => (
              <button
                key={text}
                type="button"
                aria-pressed={value === only}
                onClick={() => setParams(value === null ? {} : { only: value }, { replace: true })}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
        {all !== undefined && (
          <p className="tr-muted tr-num">
            {`In the last 24 hours: ${recent.length} ${recent.length === 1 ? 'session' : 'sessions'}, ` +
              `${recent.filter(isWithoutConsent).length} without consent`}
          </p>
        )}
        {sessions === undefined && error === undefined && <ListSkeleton label="Loading the sessions" />}
        {error !== undefined && !isFetching && (
          <LoadError
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
              {only === null ? 'No session was opened yet.' : 'Every loaded session had the consent of the person.'}
            </p>
          </div>
        )}
        {sessions !== undefined && sessions.length > 0 && <SessionTable sessions={sessions} />}
        {hasNextPage && (
          <button
            type="button"
            className="btn btn-plain w-100 mt-3"
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (!isFetching) void fetchNextPage();
            }}
          >
            {isFetchingNextPage && <ButtonSpinner />}
            Show older
          </button>
        )}
      </div>
    </section>
  );
}
